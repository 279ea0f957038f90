package io.seedlap.rules;

/**
 * The relay in reverse. From a board on which a sowing has just ended it walks back lap by lap, and
 * each step yields one hole whose sowing leads to this board: all such holes, each once. Reusable,
 * allocates nothing, not for two threads at once.
 *
 * <p>Laps can be undone because they are injective, see {@link Sowing}: take one seed back from the
 * last hole, one from the hole before it, and so on, until a hole is empty; there the lap began,
 * with as many seeds as were taken back. That lap is the first of a move, or the hole where it
 * began was itself the last of the lap before, which is impossible when the relay would have
 * stopped there. So endless sowings are exactly those that no such walk reaches.
 *
 * <p>Rows, holes and sets of holes are those of {@link Rows}.
 */
public final class ReverseSowing {
  private final Ruleset ruleset;
  private final Stops stops;
  private final int minSeeds;

  private long south;
  private long north;
  private int hole;
  private int seeds;
  private int owned;
  private boolean more;

  public ReverseSowing(Ruleset ruleset) {
    this.ruleset = ruleset;
    this.stops = ruleset.stops();
    this.minSeeds = ruleset.minSeedsToSow();
  }

  /**
   * The holes where a move that captured nothing and left this board may have ended, bit i for hole
   * i.
   *
   * @param owned the holes that the player who made the move owns
   */
  public int quietEndings(long south, long north, int owned) {
    int endings = 0;
    for (long rest = stops.anywhere(); rest != 0; rest &= rest - 1) {
      int count = Long.numberOfTrailingZeros(rest);
      int holding = Rows.atLeast(count, south, north) & ~Rows.atLeast(count + 1, south, north);
      while (holding != 0) {
        int last = Integer.numberOfTrailingZeros(holding);
        holding &= holding - 1;
        int opposite = Rows.seeds(south, north, Rows.opposite(last));
        boolean own = (owned >>> last & 1) != 0;
        if (stops.stop(owned, last, count)
            && ruleset.landing(own, count, opposite).captured(count, opposite) == 0) {
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
   * @param owned the holes that the player who made the move owns
   */
  public void from(long south, long north, int last, int owned) {
    this.south = south;
    this.north = north;
    this.hole = last;
    this.owned = owned;
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
    int nonEmpty = Rows.atLeast(1, south, north);
    while (nonEmpty == Rows.ALL_HOLES) {
      south -= Rows.ONE_EACH;
      north -= Rows.ONE_EACH;
      full += Hole.COUNT;
      nonEmpty = Rows.atLeast(1, south, north);
    }
    // The row of non-empty holes that ends with the last one, as leading ones.
    int upToLast = (nonEmpty | nonEmpty << Hole.COUNT) << (31 - Hole.COUNT - hole);
    int rest = Integer.numberOfLeadingZeros(~upToLast);
    hole = hole >= rest ? hole - rest : hole - rest + Hole.COUNT;
    int code = Rows.code(hole);
    if (rest > 0) {
      int at = Laps.index(code, rest);
      south -= Laps.TABLE[at];
      north -= Laps.TABLE[Laps.NORTH + at];
    }
    seeds = full + rest;
    if (full > 0) {
      put(code, full);
    }
    more = !stops.stop(owned, hole, seeds);
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
    return seeds >= minSeeds;
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
}
