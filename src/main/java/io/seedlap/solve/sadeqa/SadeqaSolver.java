package io.seedlap.solve.sadeqa;

import io.seedlap.rules.Ruleset;
import io.seedlap.solve.OnePlyVerifier;
import io.seedlap.solve.Slice;
import io.seedlap.solve.SweepPool;
import io.seedlap.solve.TableSolver;
import io.seedlap.solve.proof.PlainRules;
import java.util.function.IntFunction;

/** The tables of Sadeqa II: {@link SadeqaBuilder} builds them, {@link SadeqaValue} decodes them. */
public final class SadeqaSolver implements TableSolver {
  static final Ruleset RULES = Ruleset.named("sadeqa-ii").orElseThrow();

  @Override
  public Ruleset ruleset() {
    return RULES;
  }

  /** One for the moves, one for the value. */
  @Override
  public int stepsPerPosition() {
    return 2;
  }

  @Override
  public Slice solve(int seeds, IntFunction<Slice> smaller, SweepPool pool) {
    return SadeqaBuilder.build(seeds, smaller, pool);
  }

  @Override
  public PlainRules plainRules() {
    return new SadeqaPlainRules();
  }

  @Override
  public OnePlyVerifier verifier(IntFunction<Slice> slices) {
    return new SadeqaVerifier(slices);
  }

  @Override
  public int net(byte value) {
    return SadeqaValue.net(value);
  }

  @Override
  public int plies(byte value) {
    return SadeqaValue.net(value) == 0 ? NO_PLIES : SadeqaValue.plies(value);
  }

  /** Always false: a draw has the same value whether play ends or not. */
  @Override
  public boolean cyclic(byte value) {
    return false;
  }
}
