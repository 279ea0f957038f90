package io.seedlap.rules;

/**
 * The relay backwards. From a board on which a sowing has just ended it walks back lap by lap, and
 * each step gives one hole whose sowing leads here: all there are, each once. Reusable, allocates
 * nothing, not for two threads at once.
 *
 * <p>That laps can be undone at all is the injectivity explained at {@link Sowing}: take one seed
 * back from the last hole, one from the hole before it, and so on, until a hole is empty; there the
 * lap began, with as many seeds as were taken back. That lap is the first of a move, or the hole
 * where it began was itself the last of the lap before, which cannot be when the relay would have
 * stopped there. So endless sowings are exactly those that no walk meets.
 *
 * <p>Rows are those of a {@link Board}; holes go by their place in sowing order, 0 to 11.
 */
public final class Unsowing {
  private static final long AT_LEAST_ONE = 0x7F7F_7F7F_7F7FL;
  private static final long HIGH_BITS = 0x8080_8080_8080L;
  private static final long ONE_EACH = 0x0101_0101_0101L;
  private static final int HOLES = 12;

  /** Times a word with one bit at the foot of each lane: the six bits side by side, from bit 40. */
  private static final long GATHER = 1L << 40 | 1L << 33 | 1L << 26 | 1L << 19 | 1L << 12 | 1L << 5;

  private final Ruleset ruleset;
  private final long stops;
  private final int fewest;

  private long south;
  private long north;
  private int hole;
  private int seeds;
  private boolean more;

  public Unsowing(Ruleset ruleset) {
    this.ruleset = ruleset;
    this.stops = ruleset.stops();
    this.fewest = ruleset.fewestToSow();
  }

  /**
   * The holes where a move that captured nothing and left this board may have ended, bit i for hole
   * i.
   *
   * @param owned the holes that the player who made the move owns
   */
  public int quietEndings(long south, long north, int owned) {
    int endings = 0;
    for (long rest = stops; rest != 0; rest &= rest - 1) {
      int count = Long.numberOfTrailingZeros(rest);
      int holding = atLeast(count, south, north) & ~atLeast(count + 1, south, north);
      while (holding != 0) {
        int last = Integer.numberOfTrailingZeros(holding);
        holding &= holding - 1;
        int across = HOLES - 1 - last;
        int opposite = Laps.seeds(south, north, across < Hole.PER_ROW ? across : across + 2);
        boolean own = (owned >>> last & 1) != 0;
        if (ruleset.landing(own, count, opposite).captured(count, opposite) == 0) {
          endings |= 1 << last;
        }
      }
    }
    return endings;
  }

  /**
   * Starts where a sowing has ended.
   *
   * @param last the hole where it ended; it holds a number of seeds that stops the relay
   */
  public void from(long south, long north, int last) {
    this.south = south;
    this.north = north;
    this.hole = last;
    this.more = true;
  }

  /**
   * Goes one lap back.
   *
   * @return false when there is no lap before
   */
  public boolean back() {
    if (!more) {
      return false;
    }
    int full = 0;
    int nonEmpty = atLeast(1, south, north);
    while (nonEmpty == 0xFFF) {
      south -= ONE_EACH;
      north -= ONE_EACH;
      full += HOLES;
      nonEmpty = atLeast(1, south, north);
    }
    // The row of non-empty holes that ends with the last one, as leading ones.
    int upToLast = (nonEmpty | nonEmpty << HOLES) << (31 - HOLES - hole);
    int rest = Integer.numberOfLeadingZeros(~upToLast);
    hole = hole >= rest ? hole - rest : hole - rest + HOLES;
    int code = hole < Hole.PER_ROW ? hole : hole + 2;
    if (rest > 0) {
      int at = Laps.index(code, rest);
      south -= Laps.TABLE[at];
      north -= Laps.TABLE[Laps.NORTH + at];
    }
    seeds = full + rest;
    if (full > 0) {
      put(code, full);
    }
    more = (stops >>> seeds & 1) == 0;
    return true;
  }

  private void put(int code, int count) {
    long lane = (long) count << (code << 3);
    if (code < 8) {
      south += lane;
    } else {
      north += lane;
    }
  }

  /** Whether a move can start with this lap, if the mover owns the hole. */
  public boolean liftable() {
    return seeds >= fewest;
  }

  /** South's row before the lap. */
  public long south() {
    return south;
  }

  /** North's row before the lap. */
  public long north() {
    return north;
  }

  /** The hole where the lap began. */
  public int hole() {
    return hole;
  }

  /**
   * The holes that hold at least so many seeds, bit i for hole i.
   *
   * @param count 1 to 127
   */
  public static int atLeast(int count, long south, long north) {
    long add = AT_LEAST_ONE - (count - 1) * ONE_EACH;
    return gather(south + add) | gather(north + add) << Hole.PER_ROW;
  }

  private static int gather(long row) {
    return (int) (((row & HIGH_BITS) >>> 7) * GATHER >>> 40) & 0x3F;
  }
}
