package io.seedlap.rules;

import java.util.Arrays;

/**
 * The relay: the one place where seeds are sown. Reusable, allocates nothing while it sows, not for
 * two threads at once. After {@link #run} its fields contain the state of the sowing.
 *
 * <p><b>When it stops.</b> Whether a relay stops depends on the seeds that the last hole of a lap
 * then holds, and in some games on who owns it: a game has its {@link Stops} and judges the landing
 * afterwards. The inner loop ends at every count that stops the relay anywhere; only then is the
 * owner of the hole looked up, and the relay goes on where that hole does not stop it.
 *
 * <p><b>When it never stops.</b> A lap maps the state right after a lift (board, seeds in hand,
 * hole emptied) to the next such state, and the map is injective: put the seeds back one by one,
 * walking backwards from the hole just emptied, until a hole is empty; there the lap began, and
 * nowhere else. On a finite set an injective map has no tails leading into a cycle. So a sowing is
 * endless if and only if its very first state recurs, and then all its states do: it is enough to
 * mark any one of them and compare later states with it, with no other memory and no lap limit.
 *
 * <p><b>Rotated boards.</b> Laps do not depend on which hole is {@code A}, and neither do stops
 * where they are {@link Stops#uniform}: rotate the board, and all laps are rotated alike. So, in a
 * game with uniform stops, a marked state that recurs rotated by some holes recurs again after as
 * many laps, rotated twice as far, and so on, at last not rotated at all. Later states are
 * therefore compared with all rotations of the marked one, which takes up to twelve times fewer
 * laps. Where stops depend on who owns the last hole, only the same state in the same holes is a
 * proof.
 */
final class Sowing {
  /** How a run ended. */
  enum SowingResult {
    /** A lap ended where the relay stops. */
    ENDED,
    /** A state has recurred, perhaps rotated: the laps never end. */
    ENDLESS,
    /** The laps allowed for this run are used up and nothing is decided. */
    LIMIT_REACHED
  }

  /** A state is marked after this many laps only: nearly all sowings have ended by then. */
  private static final int UNMARKED_LAPS = 16;

  /**
   * While a sowing has no more laps than this, a lap that lifts more seeds than the marked one is
   * marked in its place: only laps that lift as many must be compared with it.
   */
  static final int REMARKED_LAPS = 64;

  /** Nearly all moves have no more laps; those that have more are sown twice to be logged. */
  private static final int KEPT_LAPS = 64;

  /** Laps of one call of {@link #relay}, so that they and their seeds can be counted in ints. */
  private static final int MAX_LAPS_AT_ONCE = 1 << 20;

  /**
   * The latest laps by their index in {@link Laps}, a ring: lap i (from 0) at i modulo its size.
   */
  private final char[] latest;

  /** South's row after the last lap, captures not taken off. */
  long south;

  long north;

  /** Where the last lap ended, by code. */
  int last;

  /** Seeds in that hole, the one just dropped included. */
  int lastCount;

  long laps;

  /** Seeds dropped, all laps together. */
  long sown;

  Sowing() {
    this(KEPT_LAPS);
  }

  /**
   * @param kept laps that are kept for {@link #allLaps}, 1 or more
   */
  Sowing(int kept) {
    // A power of two, so that the place in the ring is one bit operation.
    latest = new char[Integer.highestOneBit(kept * 2 - 1)];
  }

  /**
   * Sows the hole and relays on until the sowing ends, proves endless or reaches the limit.
   *
   * @param firstSouth lanes of {@code A..F}
   * @param firstNorth lanes of {@code a..f}
   * @param start code of the hole to lift, which holds 1 seed or more
   * @param owned the holes the mover owns, bit i for hole i
   * @param limit laps to run at most, 1 or more
   */
  SowingResult run(
      Stops stops, long firstSouth, long firstNorth, int start, int owned, long limit) {
    south = firstSouth;
    north = firstNorth;
    last = start;
    lastCount = Laps.seeds(firstSouth, firstNorth, start);
    laps = 0;
    sown = 0;
    relay(stops.anywhere(), Math.min(limit, UNMARKED_LAPS));
    if (stopped(stops, owned)) {
      return SowingResult.ENDED;
    }
    return detectCycle(stops, owned, limit);
  }

  private boolean stopped(Stops stops, int owned) {
    return stops.stop(owned, Rows.hole(last), lastCount);
  }

  /**
   * Marks the state that the sowing is in and sows until it recurs, in any rotation that is a
   * proof.
   */
  private SowingResult detectCycle(Stops stops, int owned, long limit) {
    int marked = lastCount;
    int markedHole = last;
    long ahead = Laps.six(south, north, last);
    long behind = Laps.six(south, north, last ^ 8);
    while (laps < limit) {
      relay(stops.anywhere() | -1L << marked, limit);
      if (stopped(stops, owned)) {
        return SowingResult.ENDED;
      }
      long nowAhead = Laps.six(south, north, last);
      long nowBehind = Laps.six(south, north, last ^ 8);
      if (nowAhead == ahead && nowBehind == behind && (last == markedHole || stops.uniform())) {
        return SowingResult.ENDLESS;
      }
      if (lastCount > marked && laps <= REMARKED_LAPS) {
        marked = lastCount;
        markedHole = last;
        ahead = nowAhead;
        behind = nowBehind;
      }
    }
    return SowingResult.LIMIT_REACHED;
  }

  /** Sows one or more laps, until one ends with a count that stops it or the limit is reached. */
  private void relay(long stops, long limit) {
    char[] ring = latest;
    long s = south;
    long n = north;
    int at = Laps.index(last, lastCount);
    int first = (int) laps;
    int lap = first;
    int end = first + (int) Math.min(limit - laps, MAX_LAPS_AT_ONCE);
    int dropped = 0;
    do {
      s += Laps.TABLE[at];
      n += Laps.TABLE[Laps.NORTH + at];
      int to = (int) Laps.TABLE[Laps.LAST + at];
      ring[lap & ring.length - 1] = (char) at;
      dropped += Laps.seeds(at);
      at = Laps.index(to, Laps.seeds(s, n, to));
      lap++;
      // Java shifts by the lowest six bits of the distance, which are the seeds.
    } while ((stops >>> at & 1) == 0 && lap != end);
    south = s;
    north = n;
    last = Laps.fromCode(at);
    lastCount = Laps.seeds(at);
    laps += lap - first;
    sown += dropped;
  }

  /** Whether all laps of the run were kept, so that {@link #allLaps} can be called. */
  boolean keptAllLaps() {
    return laps <= latest.length;
  }

  /** The laps of the run in order, by their index in {@link Laps}. */
  char[] allLaps() {
    return Arrays.copyOf(latest, (int) laps);
  }
}
