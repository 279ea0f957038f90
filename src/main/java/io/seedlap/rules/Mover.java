package io.seedlap.rules;

/**
 * Makes moves on {@link Rows}, for callers that make millions of them: rows in, rows out, nothing
 * allocated. It sows with {@link Sowing} and judges by the {@link Ruleset}, as {@link Referee}
 * does. The turn and the end of the game are left to the caller.
 *
 * <p>The player who moves is always South. Not for two threads at once.
 */
public final class Mover {
  private final Sowing sowing = new Sowing();
  private final Ruleset ruleset;
  private final Stops stops;
  private final long laps;

  private long south;
  private long north;
  private int captured;
  private long lapsSoFar;

  /** A mover that takes as many laps as a sowing needs. */
  public Mover(Ruleset ruleset) {
    this(ruleset, Long.MAX_VALUE);
  }

  /**
   * @param laps limit of one sowing, 1 or more; beyond it {@link LapLimitExceeded} is thrown
   */
  public Mover(Ruleset ruleset, long laps) {
    this.laps = laps;
    this.ruleset = ruleset;
    this.stops = ruleset.stops();
  }

  /**
   * Sows a hole, which must be {@link Ruleset#liftable}, and takes off what is captured.
   *
   * @param owned the holes that the player to move owns, bit i for hole i
   * @return false when the sowing is endless, so no move; the rows are then undefined
   */
  public boolean sow(long south, long north, int hole, int owned) {
    Sowing.SowingResult result = sowing.run(stops, south, north, Rows.code(hole), owned, laps);
    lapsSoFar += sowing.laps;
    if (result == Sowing.SowingResult.ENDED) {
      land(owned);
      return true;
    }
    if (result == Sowing.SowingResult.LIMIT_REACHED) {
      throw new LapLimitExceeded();
    }
    return false;
  }

  private void land(int owned) {
    south = sowing.south;
    north = sowing.north;
    int last = Rows.hole(sowing.last);
    int across = Rows.opposite(last);
    int opposite = Rows.seeds(south, north, across);
    boolean own = (owned >>> last & 1) != 0;
    Landing landing = ruleset.landing(own, sowing.lastCount, opposite);
    captured = landing.captured(sowing.lastCount, opposite);
    if (captured > 0) {
      clear(Rows.code(landing.emptied() == Landing.Emptied.LAST ? last : across));
    }
  }

  private void clear(int code) {
    long lane = 0xFFL << (code << 3);
    if (code < 8) {
      south &= ~lane;
    } else {
      north &= ~lane;
    }
  }

  /** Whether a player who owns these holes can sow one of them, no opening being due. */
  public boolean canSow(long south, long north, int owned) {
    for (int rest = ruleset.liftable(south, north, owned, false); rest != 0; rest &= rest - 1) {
      if (sow(south, north, Integer.numberOfTrailingZeros(rest), owned)) {
        return true;
      }
    }
    return false;
  }

  /** South's row after the last move, captured seeds taken off. */
  public long south() {
    return south;
  }

  /** North's row after the last move, captured seeds taken off. */
  public long north() {
    return north;
  }

  /** Seeds that the last move captured. */
  public int captured() {
    return captured;
  }

  /** Laps of all sowings so far, endless ones included: the measure of the work done. */
  public long lapsSoFar() {
    return lapsSoFar;
  }
}
