package io.seedlap.solve;

import io.seedlap.rules.Ruleset;
import java.util.function.IntFunction;

/** Sadeqa II: won, drawn or lost; how soon, only tables know. */
final class SadeqaScoring implements Scoring {
  static final int WIN = 10_000;
  private final IntFunction<Slice> tables;

  SadeqaScoring(IntFunction<Slice> tables) {
    this.tables = tables;
  }

  @Override
  public Ruleset ruleset() {
    return TableGame.SADEQA_II.ruleset();
  }

  @Override
  public int known(long south, long north, int owned, boolean opening) {
    if (south == 0) {
      return -WIN;
    }
    Slice slice = tables.apply(SliceIndex.total(south) + SliceIndex.total(north));
    return slice == null || opening ? UNKNOWN : SadeqaValue.result(slice.at(south, north)) * WIN;
  }

  @Override
  public int stuck(long south, long north, int owned, boolean otherCanSow) {
    return 0;
  }

  /** Who has more seeds in his row has, most often, more moves left. */
  @Override
  public int guess(long south, long north, int owned) {
    return 10 * (SliceIndex.total(south) - SliceIndex.total(north));
  }

  @Override
  public int most(long south, long north) {
    return WIN;
  }

  /** Captured seeds do not count. */
  @Override
  public int gain(int captured) {
    return 0;
  }

  @Override
  public boolean decisive(int value) {
    return Math.abs(value) == WIN;
  }

  /** Wins and losses show by themselves; a proven draw looks like a guess. */
  @Override
  public boolean boundsMatter(int known) {
    return known == 0;
  }
}
