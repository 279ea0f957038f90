package io.seedlap.solve;

import io.seedlap.rules.Mover;
import java.util.function.BooleanSupplier;

/**
 * Alpha-beta to a given depth, on the relay, with tables at the leaves.
 *
 * <p><b>Horizon and proof.</b> Where the depth is used up and nothing is known, a {@link Horizon}
 * says what to take: a guess, or the worst, or the best for the player at the root. With the worst
 * at every horizon the result is a lower bound of the true value, with the best an upper bound;
 * where they meet the value is proven.
 *
 * <p><b>Repetition.</b> A position that comes again on the way is searched like any other, and the
 * line ends at the horizon. So no result rests on the way by which a position was reached, and none
 * can be wrong in the table of transpositions for another way. Neither does a proof need more:
 * whoever can force a result at all can force it without a repetition. Values that rest on infinite
 * play stay unproven above the tables.
 *
 * <p>Deterministic. Not for two threads at once.
 */
final class Search {
  /** Plies at most; what is deeper counts as beyond the horizon. */
  static final int MAX_DEPTH = 60;

  private static final int MOVES = 12;
  private static final int NODES_BETWEEN_LOOKS =
      0x3FF; // at the clock; laps count where they are long
  private static final long LAPS_BETWEEN_LOOKS = 1_000_000;

  /** What to take for a position of which nothing is known where the depth is used up. */
  enum Horizon {
    GUESS,
    WORST,
    BEST
  }

  /** The search has used up what it was allowed. */
  static final class Stopped extends RuntimeException {
    private static final long serialVersionUID = 1L;

    Stopped() {
      super(null, null, false, false);
    }
  }

  /** The moves of a position on the way. */
  private static final class Frame {
    final long[] south = new long[MOVES];
    final long[] north = new long[MOVES];
    final int[] captured = new int[MOVES];
    final int[] hole = new int[MOVES];
    final boolean[] done = new boolean[MOVES];
    int count;
  }

  private final Scoring scoring;
  private final Mover mover;
  private final Transpositions transpositions;
  private final int[] owned;
  private final BooleanSupplier stop;
  private final long mostNodes;
  private final Frame[] frames = new Frame[MAX_DEPTH + 2];
  private Horizon horizon = Horizon.GUESS;
  private boolean boundsMatter;
  private long nodes;
  private long lapsAtLook;

  /**
   * @param owned holes of the player to move at the root as he sees them, bit i for hole i
   * @param mostNodes positions to look at, at most
   * @param stop asked now and then whether to stop
   */
  Search(
      Scoring scoring,
      Mover mover,
      Transpositions transpositions,
      int owned,
      long mostNodes,
      BooleanSupplier stop) {
    this.scoring = scoring;
    this.mover = mover;
    this.transpositions = transpositions;
    this.owned = new int[] {owned, turned(~owned)};
    this.mostNodes = mostNodes;
    this.stop = stop;
    for (int i = 0; i < frames.length; i++) {
      frames[i] = new Frame();
    }
  }

  /** A set of holes as the other player sees it. */
  static int turned(int holes) {
    return (holes >>> 6 & 0x3F) | (holes & 0x3F) << 6;
  }

  /**
   * The value for the player to move, of a position one ply after the root.
   *
   * @param due bit 0: the opening of the player to move is due; bit 1: the opponent's
   * @param depth plies to look ahead, 0 to {@link #MAX_DEPTH}
   * @throws Stopped when the limit is reached
   */
  int afterRoot(long south, long north, int due, int depth, Horizon beyond) {
    horizon = beyond;
    int known = known(south, north, 1, due);
    int most = scoring.most(south, north);
    return known != Scoring.UNKNOWN ? known : value(1, south, north, due, depth, -most, most);
  }

  /** The best move found for a position, a hole, or {@link Transpositions#NO_MOVE}. */
  int bestMove(int ply, long south, long north, int due) {
    for (Horizon beyond : new Horizon[] {Horizon.WORST, Horizon.BEST, Horizon.GUESS}) {
      if (transpositions.find(south, north, kind(beyond, ply, due))) {
        return transpositions.move();
      }
    }
    return Transpositions.NO_MOVE;
  }

  long nodes() {
    return nodes;
  }

  /** Whether something has been met that makes bounds worth their time; asking forgets it. */
  boolean takeBoundsMatter() {
    boolean matter = boundsMatter;
    boundsMatter = false;
    return matter;
  }

  /** Openings due after a move, as the next player sees it. */
  static int dueAfter(int due) {
    return due >>> 1;
  }

  /** Whether the rules of the opening forbid the hole. */
  static boolean held(long south, int due, int hole) {
    return (due & 1) != 0 && hole != 5 && south >>> 40 != 0;
  }

  private int kind(Horizon beyond, int ply, int due) {
    // Two bits tell the horizon, 3 standing for an opening that is due: then nothing is looked up.
    return due != 0 ? 12 : beyond.ordinal() << 2 | (ply & 1);
  }

  private int known(long south, long north, int ply, int due) {
    int known = scoring.known(south, north, owned[ply & 1], due != 0);
    boundsMatter |= known != Scoring.UNKNOWN && scoring.boundsMatter(known);
    return known;
  }

  private boolean isTimeToLook() {
    long laps = mover.lapsSoFar();
    if ((nodes & NODES_BETWEEN_LOOKS) != 0 && laps - lapsAtLook < LAPS_BETWEEN_LOOKS) {
      return false;
    }
    lapsAtLook = laps;
    return true;
  }

  private int value(int ply, long south, long north, int due, int depth, int alpha, int beta) {
    nodes++;
    if (nodes > mostNodes || isTimeToLook() && stop.getAsBoolean()) {
      throw new Stopped();
    }
    if (depth <= 0 || ply >= MAX_DEPTH) {
      return beyond(ply, south, north);
    }
    int kind = kind(horizon, ply, due);
    int first = Transpositions.NO_MOVE;
    if (due == 0 && transpositions.find(south, north, kind)) {
      boolean deepEnough =
          transpositions.depth() >= depth || scoring.decisive(transpositions.value());
      if (deepEnough && settles(alpha, beta)) {
        return transpositions.value();
      }
      first = transpositions.move();
    }
    Frame frame = frames[ply];
    list(frame, south, north, ply, due);
    if (frame.count == 0) {
      return stuck(ply, south, north, depth, alpha, beta);
    }
    int best = -Scoring.LIMIT;
    int move = Transpositions.NO_MOVE;
    for (int i = 0; i < frame.count && best < beta; i++) {
      int known = known(frame.south[i], frame.north[i], ply + 1, dueAfter(due));
      frame.done[i] = known != Scoring.UNKNOWN;
      if (frame.done[i] && scoring.gain(frame.captured[i]) - known > best) {
        best = scoring.gain(frame.captured[i]) - known;
        move = frame.hole[i];
      }
    }
    int i;
    while (best < beta && (i = next(frame, first)) >= 0) {
      frame.done[i] = true;
      int gain = scoring.gain(frame.captured[i]);
      int low = Math.max(alpha, best);
      int found =
          gain
              - value(
                  ply + 1,
                  frame.south[i],
                  frame.north[i],
                  dueAfter(due),
                  depth - 1,
                  gain - beta,
                  gain - low);
      if (found > best) {
        best = found;
        move = frame.hole[i];
      }
    }
    if (due == 0) {
      int bound =
          best >= beta
              ? Transpositions.AT_LEAST
              : best > alpha ? Transpositions.EXACT : Transpositions.AT_MOST;
      transpositions.put(south, north, kind, depth, bound, best, move);
    }
    return best;
  }

  private int beyond(int ply, long south, long north) {
    if (horizon == Horizon.GUESS) {
      return scoring.guess(south, north, owned[ply & 1]);
    }
    boolean atRoot = (ply & 1) == 0;
    int most = scoring.most(south, north);
    return atRoot == (horizon == Horizon.BEST) ? most : -most;
  }

  private boolean settles(int alpha, int beta) {
    return switch (transpositions.bound()) {
      case Transpositions.EXACT -> true;
      case Transpositions.AT_LEAST -> transpositions.value() >= beta;
      default -> transpositions.value() <= alpha;
    };
  }

  private void list(Frame frame, long south, long north, int ply, int due) {
    int holes = owned[ply & 1];
    frame.count = 0;
    for (int rest = holes; rest != 0; rest &= rest - 1) {
      int hole = Integer.numberOfTrailingZeros(rest);
      if (mover.liftable(south, north, hole)
          && !held(south, due, hole)
          && mover.sow(south, north, hole, holes)) {
        int i = frame.count++;
        frame.south[i] = mover.north();
        frame.north[i] = mover.south();
        frame.captured[i] = mover.captured();
        frame.hole[i] = hole;
      }
    }
  }

  /** The move to try next: the one that was best before, then the largest captures. */
  private static int next(Frame frame, int first) {
    int next = -1;
    int rank = -1;
    for (int i = 0; i < frame.count; i++) {
      int worth = frame.hole[i] == first ? Integer.MAX_VALUE : frame.captured[i];
      if (!frame.done[i] && worth > rank) {
        next = i;
        rank = worth;
      }
    }
    return next;
  }

  private int stuck(int ply, long south, long north, int depth, int alpha, int beta) {
    int value =
        scoring.stuck(south, north, owned[ply & 1], canSow(north, south, owned[ply + 1 & 1]));
    return value != Scoring.UNKNOWN
        ? value
        : -value(ply + 1, north, south, 0, depth - 1, -beta, -alpha);
  }

  private boolean canSow(long south, long north, int holes) {
    for (int rest = holes; rest != 0; rest &= rest - 1) {
      int hole = Integer.numberOfTrailingZeros(rest);
      if (mover.liftable(south, north, hole) && mover.sow(south, north, hole, holes)) {
        return true;
      }
    }
    return false;
  }
}
