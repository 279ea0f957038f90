package io.seedlap.solve.sadeqa;

import io.seedlap.rules.Ruleset;
import io.seedlap.solve.OnePlyVerifier;
import io.seedlap.solve.Slice;
import io.seedlap.solve.SliceFormat;
import io.seedlap.solve.SliceIndex;
import io.seedlap.solve.SweepPool;
import io.seedlap.solve.TableSolver;
import io.seedlap.solve.proof.PlainRules;
import java.util.function.IntFunction;

/** The tables of Sadeqa II: {@link SadeqaBuilder} builds them, {@link SadeqaValue} decodes them. */
public final class SadeqaSolver implements TableSolver {
  static final Ruleset RULES = Ruleset.named("sadeqa-ii").orElseThrow();

  /**
   * Seeds in the largest slice whose table contains plies. Larger ones contain results only: a
   * quarter of the room, in memory as well as on the disk, so that all positions of play are at
   * hand in 4 GB.
   */
  private static final int WITH_PLIES = 20;

  private final int withPlies;

  public SadeqaSolver() {
    this(WITH_PLIES);
  }

  /**
   * @param withPlies seeds in the largest slice whose table contains plies
   */
  SadeqaSolver(int withPlies) {
    this.withPlies = withPlies;
  }

  @Override
  public Ruleset ruleset() {
    return RULES;
  }

  @Override
  public int largestSlice() {
    return SliceIndex.MAX_SEEDS;
  }

  @Override
  public SliceFormat format(int seeds) {
    return hasPlies(seeds) ? SliceFormat.BYTES : SliceFormat.BIT_PAIRS;
  }

  @Override
  public int bitsToSolve(int seeds) {
    return hasPlies(seeds) ? Short.SIZE : SadeqaStates.BITS;
  }

  /** One for the moves, one for the value. */
  @Override
  public int stepsPerPosition() {
    return 2;
  }

  @Override
  public Slice solve(int seeds, IntFunction<Slice> smaller, SweepPool pool) {
    return hasPlies(seeds)
        ? SadeqaBuilder.build(seeds, smaller, pool)
        : SadeqaResultBuilder.build(seeds, smaller, pool);
  }

  @Override
  public PlainRules plainRules() {
    return new SadeqaPlainRules();
  }

  @Override
  public OnePlyVerifier verifier(IntFunction<Slice> slices) {
    return new SadeqaVerifier(slices, this::hasPlies);
  }

  @Override
  public int net(byte value) {
    return SadeqaValue.net(value);
  }

  @Override
  public int plies(byte value) {
    return SadeqaValue.plies(value);
  }

  /** Always false: a draw has the same value whether play ends or not. */
  @Override
  public boolean cyclic(byte value) {
    return false;
  }

  private boolean hasPlies(int seeds) {
    return seeds <= withPlies;
  }
}
