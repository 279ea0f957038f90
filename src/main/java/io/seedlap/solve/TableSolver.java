package io.seedlap.solve;

import io.seedlap.rules.Rows;
import io.seedlap.rules.Ruleset;
import io.seedlap.solve.proof.PlainRules;
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

  /** Seeds in the largest slice that can be solved. */
  int largestSlice();

  /** How the file of a slice contains its values. */
  default SliceFormat format(int seeds) {
    return SliceFormat.BYTES;
  }

  /** Bits of memory that a position takes while its slice is solved. */
  default int bitsToSolve(int seeds) {
    return Short.SIZE;
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
  default long memory(int seeds, int threads) {
    return SliceIndex.of(seeds).size() * bitsToSolve(seeds) / Byte.SIZE
        + (long) threads * BYTES_PER_THREAD;
  }

  /** Bytes of the file of a slice, but for its header. */
  default long fileSize(int seeds) {
    return format(seeds).bytes(SliceIndex.of(seeds).size());
  }

  /**
   * Solves a slice.
   *
   * @param seeds {@link #firstSlice()} to {@link #largestSlice()}
   * @param smaller the slices of {@link #afterCapture}
   */
  Slice solve(int seeds, IntFunction<Slice> smaller, SweepPool pool);

  /** The rules in a second reading, for the check of certificates. */
  PlainRules plainRules();

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
}
