package io.seedlap.solve;

import io.seedlap.rules.Mover;
import io.seedlap.rules.Rows;
import io.seedlap.rules.Ruleset;
import java.util.List;
import java.util.Objects;
import java.util.function.IntFunction;
import org.jspecify.annotations.Nullable;

/**
 * Read access to the tables of one game, or to none. Tables contain positions with the usual
 * ownership in which no opening is due. Any number of threads may use it.
 */
public final class TableProbe {
  private final Ruleset ruleset;

  /** Null where the game has none; then there are no slices either. */
  private final @Nullable TableSolver solver;

  private final IntFunction<Slice> slices;

  private TableProbe(Ruleset ruleset, @Nullable TableSolver solver, IntFunction<Slice> slices) {
    this.ruleset = ruleset;
    this.solver = solver;
    this.slices = slices;
  }

  /**
   * @param slices by seeds; null where there is none
   */
  public static TableProbe of(TableSolver solver, IntFunction<Slice> slices) {
    return new TableProbe(solver.ruleset(), solver, slices);
  }

  /** No tables, for a game with or without a solver. */
  public static TableProbe none(Ruleset ruleset) {
    return new TableProbe(ruleset, null, seeds -> null);
  }

  public Ruleset ruleset() {
    return ruleset;
  }

  /** These tables without those of so many seeds or more. */
  TableProbe below(int seeds) {
    return new TableProbe(ruleset, solver, fewer -> fewer < seeds ? slices.apply(fewer) : null);
  }

  /**
   * The slice that holds the position, or null.
   *
   * @param owned holes of the player to move, bit i for hole i
   * @param openingDue whether the opening of either player is due
   */
  @Nullable Slice slice(long south, long north, int owned, boolean openingDue) {
    return owned == Rows.OWN_ROW && !openingDue ? slices.apply(Rows.total(south, north)) : null;
  }

  /** Only who was given a slice asks for what its values mean. */
  private TableSolver solver() {
    return Objects.requireNonNull(solver);
  }

  /** See {@link TableSolver#net}. */
  int net(byte value) {
    return solver().net(value);
  }

  /** See {@link TableSolver#plies}. */
  int plies(byte value) {
    return solver().plies(value);
  }

  /** See {@link TableSolver#cyclic}. */
  boolean cyclic(byte value) {
    return solver().cyclic(value);
  }

  /** See {@link TableSolver#lineToConversion}. */
  List<Integer> lineToConversion(Mover mover, long south, long north) {
    return solver().lineToConversion(slices, mover, south, north);
  }
}
