package io.seedlap.rules;

/**
 * Bare moves for those who make millions of them: rows in, rows out, nothing allocated. It sows
 * with {@link Sowing} and judges landings by the {@link Ruleset}, as {@link Referee} does, and
 * leaves to the caller what is no matter of one sowing: whose turn it is, openings, the end.
 *
 * <p>The mover is always taken to be South, which is no restriction: the rules are the same for
 * both sides. For North swap the rows (and turn the owned holes round) before and after.
 *
 * <p>Rows are those of a {@link Board}; holes go by their place in sowing order, 0 ({@code A}) to
 * 11 ({@code f}). Not for two threads at once.
 */
public final class Mover {
  /** The holes of the mover's own row, as owned where no hole has been bought. */
  public static final int OWN_ROW = 0x3F;

  private final Sowing sowing = new Sowing();
  private final Ruleset ruleset;
  private final long stops;
  private final int fewest;
  private final long laps;

  private long south;
  private long north;
  private int captured;
  private long lapsSoFar;

  /** A mover who takes as many laps as a sowing needs. */
  public Mover(Ruleset ruleset) {
    this(ruleset, Long.MAX_VALUE);
  }

  /**
   * @param laps what one sowing may take, 1 or more; then {@link LapsSpent} is thrown
   */
  public Mover(Ruleset ruleset, long laps) {
    this.laps = laps;
    this.ruleset = ruleset;
    this.stops = ruleset.stops();
    this.fewest = ruleset.fewestToSow();
  }

  /** Whether the hole holds enough seeds to be sown. */
  public boolean liftable(long south, long north, int hole) {
    return Laps.seeds(south, north, code(hole)) >= fewest;
  }

  /**
   * Sows a hole, which must be {@link #liftable}, and takes off what is captured.
   *
   * @param owned the holes the mover owns, bit i for hole i
   * @return false when the sowing is endless, so no move; then nothing else is told
   */
  public boolean sow(long south, long north, int hole, int owned) {
    Sowing.Result result = sowing.run(stops, south, north, code(hole), laps);
    lapsSoFar += sowing.laps;
    if (result == Sowing.Result.ENDED) {
      land(owned);
      return true;
    }
    if (result == Sowing.Result.CUT) {
      throw new LapsSpent();
    }
    return false;
  }

  private void land(int owned) {
    south = sowing.south;
    north = sowing.north;
    int last = sowing.last;
    int across = Laps.opposite(last);
    int opposite = Laps.seeds(south, north, across);
    boolean own = (owned >>> place(last) & 1) != 0;
    MoveEnd end = ruleset.landing(own, sowing.lastCount, opposite);
    captured = end.captured(sowing.lastCount, opposite);
    if (captured > 0) {
      clear(end == MoveEnd.CASA ? last : across);
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

  /** Laps of all sowings so far, endless ones too: what the work of this mover is measured by. */
  public long lapsSoFar() {
    return lapsSoFar;
  }

  private static int code(int hole) {
    return hole < Hole.PER_ROW ? hole : hole + 2;
  }

  private static int place(int code) {
    return code < 8 ? code : code - 2;
  }
}
