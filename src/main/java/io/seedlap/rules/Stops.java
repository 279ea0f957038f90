package io.seedlap.rules;

/**
 * The counts of a lap's last hole at which the relay stops there, as two sets: bit n for n seeds,
 * the one just dropped included. Bit 1 is in both: a lap that ends in an empty hole always stops.
 *
 * @param own in holes that the mover owns
 * @param opponents in holes that the opponent owns
 */
public record Stops(long own, long opponents) {
  private static final long EMPTY_HOLE = 1L << 1;

  public Stops {
    if ((own & opponents & EMPTY_HOLE) == 0) {
      throw new IllegalArgumentException("a relay cannot lift from a hole that was empty");
    }
  }

  /** The relay stops where the last hole was empty, and nowhere else. */
  public static final Stops EMPTY = new Stops(EMPTY_HOLE, EMPTY_HOLE);

  /** These, and this count in any hole. */
  public Stops and(int seeds) {
    return andInOwn(seeds).andInOpponents(seeds);
  }

  /** These, and this count in the mover's own holes. */
  public Stops andInOwn(int seeds) {
    return new Stops(own | 1L << seeds, opponents);
  }

  /** These, and this count in the opponent's holes. */
  public Stops andInOpponents(int seeds) {
    return new Stops(own, opponents | 1L << seeds);
  }

  /** Whether the stops are the same in own holes and in the opponent's. */
  boolean uniform() {
    return own == opponents;
  }

  /** The counts that stop the relay in own holes, in the opponent's, or in both. */
  long anywhere() {
    return own | opponents;
  }

  /**
   * Whether the relay stops in a hole. Without a branch, since the processor cannot predict who
   * owns the hole.
   *
   * @param owned the holes the mover owns, bit i for hole i
   * @param seeds in the hole after the lap
   */
  boolean stop(int owned, int hole, int seeds) {
    long whereOwn = -(owned >>> hole & 1L);
    return ((opponents ^ ((own ^ opponents) & whereOwn)) >>> seeds & 1) != 0;
  }
}
