package io.seedlap.solve;

import io.seedlap.rules.Mover;
import io.seedlap.rules.Rows;
import io.seedlap.rules.Ruleset;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.function.IntFunction;
import java.util.stream.IntStream;

/**
 * How the tables of one game are solved and checked, and what their bytes mean. A game without a
 * solver is searched without tables.
 *
 * <p>A further solver is one class and its line in {@code
 * META-INF/services/io.seedlap.solve.TableSolver}. Implementations are immutable.
 */
public interface TableSolver {
  /** Bytes of memory a position takes while its slice is solved. */
  int BYTES_PER_POSITION = 2;

  /** Bytes of memory a thread takes meanwhile. */
  int BYTES_PER_THREAD = 1 << 19;

  /** The result of {@link #plies} where a table contains no number of plies. */
  int NO_PLIES = -1;

  /** The solvers, by the ids of their games. */
  static List<TableSolver> all() {
    return TableSolvers.ALL;
  }

  /** The solver of the game with these rules, if it has one. */
  static Optional<TableSolver> of(Ruleset ruleset) {
    return named(ruleset.id());
  }

  /** The solver of the game with this id, if there is one. */
  static Optional<TableSolver> named(String rulesetId) {
    return all().stream().filter(solver -> solver.ruleset().id().equals(rulesetId)).findFirst();
  }

  Ruleset ruleset();

  /** Seeds in the smallest slice that has a table: with fewer the game is over on every board. */
  default int firstSlice() {
    int seeds = 1;
    while (ruleset().endOnBoard(seeds, 0, Rows.OWN_ROW) != null) {
      seeds++;
    }
    return seeds;
  }

  /**
   * The smaller slices that a capture can lead to from this one, ascending; those without a table
   * are left out. Solving a slice takes these, and no others.
   *
   * @param seeds on the board, 1 or more
   */
  default List<Integer> afterCapture(int seeds) {
    return IntStream.range(firstSlice(), seeds).boxed().toList();
  }

  /**
   * Seeds of the slices that play from the usual start can reach, in the order in which they can be
   * solved: ascending.
   */
  default SortedSet<Integer> slicesInPlay() {
    SortedSet<Integer> reached = new TreeSet<>();
    Deque<Integer> open = new ArrayDeque<>(List.of(ruleset().seeds()));
    while (!open.isEmpty()) {
      int seeds = open.remove();
      if (reached.add(seeds)) {
        open.addAll(afterCapture(seeds));
      }
    }
    return reached;
  }

  /** Steps of {@link SweepPool#steps()} that solving takes a position. */
  int stepsPerPosition();

  /**
   * Bytes of memory that solving a slice takes, beside the mapped tables of smaller ones.
   *
   * @param seeds on the board
   * @param threads that solve it
   */
  static long memory(int seeds, int threads) {
    return (long) SliceIndex.of(seeds).size() * BYTES_PER_POSITION
        + (long) threads * BYTES_PER_THREAD;
  }

  /**
   * Solves a slice.
   *
   * @param seeds {@link #firstSlice()} to {@link SliceIndex#MAX_SEEDS}
   * @param smaller the slices of {@link #afterCapture}
   */
  Slice solve(int seeds, IntFunction<Slice> smaller, SweepPool pool);

  /**
   * A verifier, for one thread.
   *
   * @param slices by seeds
   */
  OnePlyVerifier verifier(IntFunction<Slice> slices);

  /**
   * The value of a position with this byte, in the unit of {@link io.seedlap.rules.Settlement#net}.
   */
  int net(byte value);

  /** Plies to the end under best play, or {@link #NO_PLIES}. */
  int plies(byte value);

  /** Whether the value rests on infinite play: no line of best play comes to an end. */
  boolean cyclic(byte value);

  /**
   * A shortest line of best play from a position to a capture, for tables that contain whether best
   * play ends but not in how many plies. A player who chooses among all moves that keep the value
   * may cycle for ever.
   *
   * @param slices by seeds; one of them contains the position, whose value is not {@link #cyclic}
   * @return the holes to sow, each with the player who moves as South, or {@link
   *     PrincipalVariation#PASS}; empty where the tables contain the plies, or no line was found
   */
  default List<Integer> lineToConversion(
      IntFunction<Slice> slices, Mover mover, long south, long north) {
    return List.of();
  }
}
