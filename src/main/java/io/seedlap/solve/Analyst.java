package io.seedlap.solve;

import io.seedlap.rules.Move;
import io.seedlap.rules.Mover;
import io.seedlap.rules.Outcome;
import io.seedlap.rules.Position;
import io.seedlap.rules.Referee;
import io.seedlap.solve.Search.Horizon;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;

/**
 * Finds out what positions are worth: from a table where one holds the position, else by search,
 * deepened ply by ply until the value is proven or the limits are reached. Keeps its table of
 * transpositions from one question to the next for the memory's sake only. Not for two threads at
 * once.
 */
public final class Analyst {
  /** Laps that one sowing may take; the longest endless ones known take 784,000. */
  private static final long LAPS = 3_000_000;

  private final Transpositions transpositions;

  /**
   * @param bits 2 to the power of bits positions are remembered in a search, 16 bytes each
   */
  public Analyst(int bits) {
    transpositions = new Transpositions(bits);
  }

  /**
   * @param tables of the position's game
   * @throws io.seedlap.rules.LapLimitExceeded when a sowing is too long to be judged
   */
  public Analysis analyse(Position position, Tables tables, Limits limits) {
    return analyse(position, Answers.of(position.ruleset(), tables::slice), limits);
  }

  /** The same without tables. */
  public Analysis analyse(Position position, Limits limits) {
    return analyse(position, Answers.of(position.ruleset(), seeds -> null), limits);
  }

  /**
   * A move that brings nearer what a table promises. Adji Kui II's tables tell what a position is
   * worth, not how soon: who just keeps to moves that keep the value may go round for ever. So this
   * searches with the smaller tables only, ply by ply, until a move is proven to be worth as much;
   * what proves it is a capture, or the end, within the plies searched, and after the move and any
   * answer the proof is shorter.
   *
   * @param tables that hold the position
   * @return empty when the limits are reached before
   */
  public Optional<Move> onward(Position position, Tables tables, Limits limits) {
    Root root = new Root(position);
    int seeds = position.board().total();
    int promised =
        Answers.of(position.ruleset(), tables::slice)
            .scoring()
            .known(root.south, root.north, root.owned, root.due != 0);
    Scoring scoring =
        Answers.of(position.ruleset(), fewer -> fewer < seeds ? tables.slice(fewer) : null)
            .scoring();
    Mover mover = new Mover(scoring.ruleset(), LAPS);
    transpositions.clear();
    Search search =
        new Search(scoring, mover, transpositions, root.owned, limits.nodes(), stop(limits));
    List<RootMove> moves = root.moves(mover, scoring);
    try {
      for (int depth = 0; depth < limits.depth(); depth++) {
        for (RootMove move : moves) {
          int least = -search.afterRoot(move.south, move.north, move.due, depth, Horizon.WORST);
          if (least + move.gain >= promised) {
            return Optional.of(move.move);
          }
        }
      }
    } catch (Search.Stopped stopped) {
      // No way has been found.
    }
    return Optional.empty();
  }

  Analysis analyse(Position position, Answers answers, Limits limits) {
    Optional<Outcome> over = Referee.withLaps(4 * LAPS).outcome(position);
    return over.isPresent()
        ? answers.over(position, over.get())
        : search(new Root(position), answers, limits);
  }

  private Analysis search(Root root, Answers answers, Limits limits) {
    Scoring scoring = answers.scoring();
    Mover mover = new Mover(scoring.ruleset(), LAPS);
    transpositions.clear();
    Search search =
        new Search(scoring, mover, transpositions, root.owned, limits.nodes(), stop(limits));
    List<RootMove> moves = root.moves(mover, scoring);
    int depth = deepen(moves, search, scoring, limits);
    moves.sort(
        Comparator.<RootMove>comparingInt(move -> -move.value)
            .thenComparingInt(move -> -move.low)
            .thenComparingInt(move -> answers.haste(root, move)));
    return answers.answer(root, moves, new Line(root, answers, search, mover), depth, search);
  }

  private static BooleanSupplier stop(Limits limits) {
    long end = System.nanoTime() + limits.timeMs() * 1_000_000;
    return () -> System.nanoTime() - end > 0 || limits.cancelled().getAsBoolean();
  }

  /** The plies looked ahead in full. */
  private static int deepen(List<RootMove> moves, Search search, Scoring scoring, Limits limits) {
    int depth = 0;
    try {
      while (depth <= limits.depth() - 1 && !proven(moves)) {
        for (RootMove move : moves) {
          if (!move.exact()) {
            look(move, search, scoring, depth);
          }
        }
        moves.sort(Comparator.comparingInt(move -> -move.value));
        depth++;
      }
    } catch (Search.Stopped stopped) {
      // What has been found until now stands.
    }
    return depth;
  }

  private static void look(RootMove move, Search search, Scoring scoring, int depth) {
    int guess =
        -search.afterRoot(move.south, move.north, move.due, depth, Horizon.GUESS) + move.gain;
    move.value = guess;
    if (scoring.decisive(guess)) {
      move.settle(guess);
    } else if (search.takeBoundsMatter()) {
      int low =
          -search.afterRoot(move.south, move.north, move.due, depth, Horizon.WORST) + move.gain;
      int high =
          -search.afterRoot(move.south, move.north, move.due, depth, Horizon.BEST) + move.gain;
      move.narrow(low, high);
    }
  }

  /** Whether the value of the root is proven, if not that of every move. */
  static boolean proven(List<RootMove> moves) {
    int low = Integer.MIN_VALUE;
    int high = Integer.MIN_VALUE;
    for (RootMove move : moves) {
      low = Math.max(low, move.low);
      high = Math.max(high, move.high);
    }
    return low == high;
  }
}
