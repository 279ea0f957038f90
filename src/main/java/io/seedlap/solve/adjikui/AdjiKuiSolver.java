package io.seedlap.solve.adjikui;

import io.seedlap.rules.Ruleset;
import io.seedlap.solve.OnePlyVerifier;
import io.seedlap.solve.Slice;
import io.seedlap.solve.SweepPool;
import io.seedlap.solve.TableSolver;
import io.seedlap.solve.proof.PlainRules;
import java.util.List;
import java.util.function.IntFunction;

/**
 * The tables of Adji Kui II: {@link AdjiKuiBuilder} builds them, {@link AdjiKuiValue} decodes them.
 */
public final class AdjiKuiSolver implements TableSolver {
  static final Ruleset RULES = Ruleset.named("adji-kui-ii").orElseThrow();
  private static final int CASA = 4;

  @Override
  public Ruleset ruleset() {
    return RULES;
  }

  /** With more seeds, indices do not fit in an array. */
  @Override
  public int largestSlice() {
    return 28;
  }

  /** A capture takes a casa, four seeds, and nothing else. */
  @Override
  public List<Integer> afterCapture(int seeds) {
    int left = seeds - CASA;
    return left < firstSlice() ? List.of() : List.of(left);
  }

  /** One for the moves, one for the value, one for whether best play ends. */
  @Override
  public int stepsPerPosition() {
    return 3;
  }

  @Override
  public Slice solve(int seeds, IntFunction<Slice> smaller, SweepPool pool) {
    return AdjiKuiBuilder.build(seeds, smaller, pool);
  }

  @Override
  public PlainRules plainRules() {
    return new AdjiKuiPlainRules();
  }

  @Override
  public OnePlyVerifier verifier(IntFunction<Slice> slices) {
    return new AdjiKuiVerifier(slices);
  }

  @Override
  public int net(byte value) {
    return AdjiKuiValue.net(value);
  }

  /** The tables contain no plies. */
  @Override
  public int plies(byte value) {
    return NO_PLIES;
  }

  @Override
  public boolean cyclic(byte value) {
    return AdjiKuiValue.cyclic(value);
  }
}
