package io.seedlap.solve;

import io.seedlap.rules.Ending;
import io.seedlap.rules.Mover;
import io.seedlap.rules.Rows;
import io.seedlap.rules.Ruleset;
import java.util.function.BooleanSupplier;

/**
 * Negamax with alpha-beta to a given depth; tables are probed at every move.
 *
 * <p><b>Horizon and proof.</b> Where the depth is used up and the value is not known, the {@link
 * Horizon} determines the value taken: an estimate, or the worst, or the best for the player at the
 * root. With the worst at every horizon the result is a lower bound of the true value, with the
 * best an upper bound; where they meet the value is proven.
 *
 * <p><b>Repetition.</b> A position that recurs in a line is searched like any other, and the line
 * ends at the horizon. So no result depends on the line by which a position was reached, and an
 * entry of the transposition table is right for every such line. A proof needs no more: a player
 * who can force a result at all can force it without a repetition. Values that rest on infinite
 * play stay unproven above the tables.
 *
 * <p>Deterministic. Not for two threads at once.
 */
final class Search {
  /** Plies at most; deeper positions count as beyond the horizon. */
  static final int MAX_DEPTH = 60;

  private static final int MOVES = 12;

  /** The clock is read after so many nodes (a mask), or laps, where those are many. */
  private static final int NODES_BETWEEN_CLOCK_READS = 0x3FF;

  private static final long LAPS_BETWEEN_CLOCK_READS = 1_000_000;

  /** The value to take for a position whose value is not known where the depth is used up. */
  enum Horizon {
    ESTIMATE,
    PESSIMISTIC,
    OPTIMISTIC
  }

  /** The search has reached its limits or was cancelled. */
  static final class Stopped extends RuntimeException {
    private static final long serialVersionUID = 1L;

    Stopped() {
      super(null, null, false, false);
    }
  }

  /** The moves of a position of the current line. */
  private static final class Frame {
    final long[] south = new long[MOVES];
    final long[] north = new long[MOVES];
    final int[] captured = new int[MOVES];
    final int[] hole = new int[MOVES];
    final boolean[] done = new boolean[MOVES];
    int count;
  }

  private final Evaluator evaluator;
  private final Ruleset ruleset;
  private final Mover mover;
  private final TranspositionTable transpositions;
  private final int[] owned;
  private final BooleanSupplier stop;
  private final long mostNodes;
  private final Frame[] frames = new Frame[MAX_DEPTH + 2];
  private Horizon horizon = Horizon.ESTIMATE;
  private boolean boundsMatter;
  private long nodes;
  private long lapsAtClockRead;

  /**
   * @param owned holes that the player to move at the root owns, with that player as South, bit i
   *     for hole i
   * @param mostNodes positions to search at most
   * @param stop polled during the search: whether to stop
   */
  Search(
      Evaluator evaluator,
      Mover mover,
      TranspositionTable transpositions,
      int owned,
      long mostNodes,
      BooleanSupplier stop) {
    this.evaluator = evaluator;
    this.ruleset = evaluator.ruleset();
    this.mover = mover;
    this.transpositions = transpositions;
    this.owned = new int[] {owned, Rows.swapSides(~owned)};
    this.mostNodes = mostNodes;
    this.stop = stop;
    for (int i = 0; i < frames.length; i++) {
      frames[i] = new Frame();
    }
  }

  /**
   * The value for the player to move, of a position one ply after the root.
   *
   * @param due bit 0: the opening of the player to move is due; bit 1: the opponent's
   * @param depth plies to search, 0 to {@link #MAX_DEPTH}
   * @throws Stopped when the limit is reached
   */
  int afterRoot(long south, long north, int due, int depth, Horizon beyond) {
    horizon = beyond;
    int probed = probe(south, north, 1, due);
    int bound = evaluator.bound(south, north);
    return probed != Evaluator.UNKNOWN
        ? probed
        : negamax(1, south, north, due, depth, -bound, bound);
  }

  /** The best move found for a position, a hole, or {@link TranspositionTable#NO_MOVE}. */
  int bestMove(int ply, long south, long north, int due) {
    for (Horizon beyond :
        new Horizon[] {Horizon.PESSIMISTIC, Horizon.OPTIMISTIC, Horizon.ESTIMATE}) {
      if (transpositions.find(south, north, searchMode(beyond, ply, due))) {
        return transpositions.move();
      }
    }
    return TranspositionTable.NO_MOVE;
  }

  long nodes() {
    return nodes;
  }

  /**
   * Whether, since the last call, a probe had a result for which {@link Evaluator#boundsMatter}
   * holds.
   */
  boolean takeBoundsMatter() {
    boolean matter = boundsMatter;
    boundsMatter = false;
    return matter;
  }

  /** Openings due after a move, with the next player as South. */
  static int dueAfter(int due) {
    return due >>> 1;
  }

  /** Openings due after a pass, with the next player as South: nobody has made a first move. */
  static int dueAfterPass(int due) {
    return due >>> 1 | (due & 1) << 1;
  }

  /**
   * What separates entries of the transposition table: the horizon in bits 2 and 3, and in bit 0
   * who is to move, since the players may own different holes. While an opening is due nothing is
   * stored, and mode 12 finds nothing.
   */
  private int searchMode(Horizon beyond, int ply, int due) {
    return due != 0 ? 12 : beyond.ordinal() << 2 | (ply & 1);
  }

  private int probe(long south, long north, int ply, int due) {
    int probed = evaluator.probe(south, north, owned[ply & 1], due != 0);
    boundsMatter |= probed != Evaluator.UNKNOWN && evaluator.boundsMatter(probed);
    return probed;
  }

  private boolean clockIsDue() {
    long laps = mover.lapsSoFar();
    if ((nodes & NODES_BETWEEN_CLOCK_READS) != 0
        && laps - lapsAtClockRead < LAPS_BETWEEN_CLOCK_READS) {
      return false;
    }
    lapsAtClockRead = laps;
    return true;
  }

  private int negamax(int ply, long south, long north, int due, int depth, int alpha, int beta) {
    nodes++;
    if (nodes > mostNodes || (clockIsDue() && stop.getAsBoolean())) {
      throw new Stopped();
    }
    if (depth <= 0 || ply >= MAX_DEPTH) {
      return horizonValue(ply, south, north);
    }
    int mode = searchMode(horizon, ply, due);
    int first = TranspositionTable.NO_MOVE;
    if (due == 0 && transpositions.find(south, north, mode)) {
      boolean deepEnough =
          transpositions.depth() >= depth || evaluator.decisive(transpositions.value());
      if (deepEnough && causesCutoff(alpha, beta)) {
        return transpositions.value();
      }
      first = transpositions.move();
    }
    Frame frame = frames[ply];
    generateMoves(frame, south, north, ply, due);
    if (frame.count == 0) {
      return stuck(ply, south, north, due, depth, alpha, beta);
    }
    int best = -Evaluator.LIMIT;
    int move = TranspositionTable.NO_MOVE;
    for (int i = 0; i < frame.count && best < beta; i++) {
      int probed = probe(frame.south[i], frame.north[i], ply + 1, dueAfter(due));
      frame.done[i] = probed != Evaluator.UNKNOWN;
      if (frame.done[i] && evaluator.gain(frame.captured[i]) - probed > best) {
        best = evaluator.gain(frame.captured[i]) - probed;
        move = frame.hole[i];
      }
    }
    int i;
    while (best < beta && (i = pickMove(frame, first)) >= 0) {
      frame.done[i] = true;
      int gain = evaluator.gain(frame.captured[i]);
      int low = Math.max(alpha, best);
      int found =
          gain
              - negamax(
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
              ? TranspositionTable.AT_LEAST
              : best > alpha ? TranspositionTable.EXACT : TranspositionTable.AT_MOST;
      transpositions.put(south, north, mode, depth, bound, best, move);
    }
    return best;
  }

  private int horizonValue(int ply, long south, long north) {
    if (horizon == Horizon.ESTIMATE) {
      return evaluator.evaluate(south, north, owned[ply & 1]);
    }
    boolean atRoot = (ply & 1) == 0;
    int bound = evaluator.bound(south, north);
    return atRoot == (horizon == Horizon.OPTIMISTIC) ? bound : -bound;
  }

  private boolean causesCutoff(int alpha, int beta) {
    return switch (transpositions.bound()) {
      case TranspositionTable.EXACT -> true;
      case TranspositionTable.AT_LEAST -> transpositions.value() >= beta;
      default -> transpositions.value() <= alpha;
    };
  }

  private void generateMoves(Frame frame, long south, long north, int ply, int due) {
    int holes = owned[ply & 1];
    frame.count = 0;
    int liftable = ruleset.liftable(south, north, holes, (due & 1) != 0);
    for (int rest = liftable; rest != 0; rest &= rest - 1) {
      int hole = Integer.numberOfTrailingZeros(rest);
      if (mover.sow(south, north, hole, holes)) {
        int i = frame.count++;
        frame.south[i] = mover.north();
        frame.north[i] = mover.south();
        frame.captured[i] = mover.captured();
        frame.hole[i] = hole;
      }
    }
  }

  /** The move to search next: the best one of an earlier search, then the largest captures. */
  private static int pickMove(Frame frame, int first) {
    int picked = -1;
    int highest = -1;
    for (int i = 0; i < frame.count; i++) {
      int priority = frame.hole[i] == first ? Integer.MAX_VALUE : frame.captured[i];
      if (!frame.done[i] && priority > highest) {
        picked = i;
        highest = priority;
      }
    }
    return picked;
  }

  private int stuck(int ply, long south, long north, int due, int depth, int alpha, int beta) {
    Ending ending = ruleset.endWhenStuck(() -> mover.canSow(north, south, owned[ply + 1 & 1]));
    return ending != null
        ? evaluator.settled(ending, south, north, owned[ply & 1])
        : -negamax(ply + 1, north, south, dueAfterPass(due), depth - 1, -beta, -alpha);
  }
}
