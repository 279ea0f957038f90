package io.seedlap.rules;

/**
 * The relay: the one place where seeds are sown. Reusable, allocates nothing, not for two threads
 * at once. After {@link #run} its fields tell where the sowing stands.
 *
 * <p><b>When it stops.</b> Both games stop a relay by what the last hole of a lap then holds: one
 * seed (it was empty) or, in Adji Kui II, four. So a game gives the relay a set of counts, bit n
 * for n seeds ({@link Ruleset#stops()}), and judges the landing afterwards.
 *
 * <p><b>When it never stops.</b> A lap maps the state right after a lift (board, seeds in hand,
 * hole emptied) to the next such state, and the map is injective: put the seeds back one by one,
 * walking backwards from the hole just emptied, until a hole is empty; there the lap began, and
 * nowhere else. On a finite set an injective map has no tails leading into a cycle. So a sowing is
 * endless if and only if its very first state recurs: one comparison a lap, no memory, no lap
 * limit.
 */
final class Sowing {
  /** How a run came out. */
  enum Result {
    /** A lap ended where the relay stops. */
    ENDED,
    /** The first state has recurred: the laps never end. */
    ENDLESS,
    /** The laps allowed for this run are used up and nothing is decided. */
    CUT
  }

  /** Hears of every lap. */
  interface LapListener {
    /**
     * @param index of the lap in {@link Laps}: it tells from which hole how many seeds were sown
     */
    void lap(int index);
  }

  /** The board as it stands, captures not taken off. */
  long south;

  long north;

  /** Where the last lap ended, by code. */
  int last;

  /** Seeds in that hole, the one just dropped included. */
  int lastCount;

  long laps;

  /** Seeds dropped, all laps together. */
  long sown;

  /**
   * Sows the hole and relays on until the sowing ends, proves endless or is cut.
   *
   * @param stops counts of the last hole that stop the relay: bit n for n seeds
   * @param start code of the hole to lift, which holds 1 to 48 seeds
   * @param limit laps to run at most, 1 or more
   * @param log hears of every lap, or null
   */
  Result run(long stops, Board board, int start, long limit, LapListener log) {
    return run(stops, board.south(), board.north(), start, limit, log);
  }

  /**
   * The same from the bare rows of a {@link Board}.
   *
   * @param firstSouth lanes of {@code A..F}
   * @param firstNorth lanes of {@code a..f}
   */
  Result run(long stops, long firstSouth, long firstNorth, int start, long limit, LapListener log) {
    long s = firstSouth;
    long n = firstNorth;
    int from = start;
    int seeds = Laps.seeds(s, n, from);
    long lapCount = 0;
    long dropped = 0;
    Result result = Result.CUT;
    do {
      int at = Laps.index(from, seeds);
      s += Laps.DELTA[at << 1 & 2047];
      n += Laps.DELTA[(at << 1 | 1) & 2047];
      int to = Laps.LAST[at & 1023];
      int count = Laps.seeds(s, n, to);
      lapCount++;
      dropped += seeds;
      if (log != null) {
        log.lap(at);
      }
      from = to;
      seeds = count;
      if ((stops >>> count & 1) != 0) {
        result = Result.ENDED;
        break;
      }
      if (to == start && s == firstSouth && n == firstNorth) {
        result = Result.ENDLESS;
        break;
      }
    } while (lapCount < limit);
    south = s;
    north = n;
    last = from;
    lastCount = seeds;
    laps = lapCount;
    sown = dropped;
    return result;
  }
}
