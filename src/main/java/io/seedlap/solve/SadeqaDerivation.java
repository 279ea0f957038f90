package io.seedlap.solve;

import io.seedlap.rules.Mover;
import io.seedlap.rules.Rows;
import java.util.function.IntFunction;

/** Works out what Sadeqa II's table must say of a position, from where its moves lead. */
final class SadeqaDerivation implements TableGame.Derivation {
  private final IntFunction<Slice> slices;
  private final Mover mover = new Mover(TableGame.SADEQA_II.ruleset());

  SadeqaDerivation(IntFunction<Slice> slices) {
    this.slices = slices;
  }

  @Override
  public byte value(long south, long north) {
    if (south == 0) {
      return 0;
    }
    int seeds = SliceIndex.total(south) + SliceIndex.total(north);
    int win = Integer.MAX_VALUE;
    int loss = 0;
    boolean draws = false;
    for (int hole = 0; hole < 6; hole++) {
      if (mover.liftable(south, north, hole) && mover.sow(south, north, hole, Rows.OWN_ROW)) {
        byte next = slices.apply(seeds - mover.captured()).at(mover.north(), mover.south());
        switch (SadeqaValue.result(next)) {
          case -1 -> win = Math.min(win, SadeqaValue.plies(next) + 1);
          case 1 -> loss = Math.max(loss, SadeqaValue.plies(next) + 1);
          default -> draws = true;
        }
      }
    }
    if (win != Integer.MAX_VALUE) {
      return (byte) win;
    }
    return (byte) (draws || loss == 0 ? SadeqaValue.DRAW : loss);
  }
}
