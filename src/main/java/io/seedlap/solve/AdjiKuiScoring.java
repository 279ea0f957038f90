package io.seedlap.solve;

import io.seedlap.rules.Rows;
import io.seedlap.rules.Ruleset;
import java.util.function.IntFunction;

/** Adji Kui II: the net of the seeds in play. */
final class AdjiKuiScoring implements Scoring {
  private final IntFunction<Slice> tables;

  AdjiKuiScoring(IntFunction<Slice> tables) {
    this.tables = tables;
  }

  @Override
  public Ruleset ruleset() {
    return TableGame.ADJI_KUI_II.ruleset();
  }

  @Override
  public int known(long south, long north, int owned, boolean opening) {
    int seeds = SliceIndex.total(south) + SliceIndex.total(north);
    if (seeds <= AdjiKuiBuilder.SEEDS_AT_THE_END) {
      return settled(south, north, owned);
    }
    Slice slice = owned == Rows.OWN_ROW ? tables.apply(seeds) : null;
    return slice == null ? UNKNOWN : AdjiKuiValue.net(slice.at(south, north));
  }

  private static int settled(long south, long north, int owned) {
    return Scoring.seeds(south, north, owned) - Scoring.seeds(south, north, ~owned);
  }

  @Override
  public int stuck(long south, long north, int owned, boolean otherCanSow) {
    return otherCanSow ? UNKNOWN : settled(south, north, owned);
  }

  /** Of the seeds that lie in his holes a player may hope to keep a small part. */
  @Override
  public int guess(long south, long north, int owned) {
    return settled(south, north, owned) / 4;
  }

  @Override
  public int most(long south, long north) {
    return SliceIndex.total(south) + SliceIndex.total(north);
  }

  @Override
  public int gain(int captured) {
    return captured;
  }

  @Override
  public boolean decisive(int value) {
    return false;
  }

  @Override
  public boolean boundsMatter(int known) {
    return true;
  }
}
