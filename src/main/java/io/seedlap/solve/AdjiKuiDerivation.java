package io.seedlap.solve;

import io.seedlap.rules.Mover;
import io.seedlap.rules.Rows;
import java.util.function.IntFunction;

/**
 * Works out what Adji Kui II's table must say of a position with the usual ownership, from where
 * its moves lead.
 */
final class AdjiKuiDerivation implements TableGame.Derivation {
  private final IntFunction<Slice> slices;
  private final Mover mover = new Mover(TableGame.ADJI_KUI_II.ruleset());

  AdjiKuiDerivation(IntFunction<Slice> slices) {
    this.slices = slices;
  }

  @Override
  public byte value(long south, long north) {
    int seeds = SliceIndex.total(south) + SliceIndex.total(north);
    if (seeds <= AdjiKuiBuilder.SEEDS_AT_THE_END) {
      return (byte) AdjiKuiValue.of(AdjiKuiValue.settled(south, north), true);
    }
    int best = 0;
    for (int hole = 0; hole < 6; hole++) {
      if (mover.liftable(south, north, hole) && mover.sow(south, north, hole, Rows.OWN_ROW)) {
        best = Math.max(best, worth(seeds, mover.captured(), mover.north(), mover.south()));
      }
    }
    if (best == 0) {
      best =
          canSow(north, south)
              ? worth(seeds, 0, north, south)
              : AdjiKuiValue.of(AdjiKuiValue.settled(south, north), true);
    }
    return (byte) best;
  }

  private int worth(int seeds, int captured, long south, long north) {
    int left = seeds - captured;
    if (left <= AdjiKuiBuilder.SEEDS_AT_THE_END) {
      return AdjiKuiValue.of(captured - AdjiKuiValue.settled(south, north), true);
    }
    byte next = slices.apply(left).at(south, north);
    return AdjiKuiValue.of(captured - AdjiKuiValue.net(next), !AdjiKuiValue.cyclic(next));
  }

  private boolean canSow(long south, long north) {
    for (int hole = 0; hole < 6; hole++) {
      if (mover.liftable(south, north, hole) && mover.sow(south, north, hole, Rows.OWN_ROW)) {
        return true;
      }
    }
    return false;
  }
}
