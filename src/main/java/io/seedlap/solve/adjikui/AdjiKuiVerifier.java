package io.seedlap.solve.adjikui;

import io.seedlap.rules.Mover;
import io.seedlap.rules.Rows;
import io.seedlap.solve.OnePlyVerifier;
import io.seedlap.solve.Slice;
import java.util.function.IntFunction;

/** Computes the byte of a position in a table of Adji Kui II from those its moves lead to. */
final class AdjiKuiVerifier implements OnePlyVerifier {
  private final IntFunction<Slice> slices;
  private final Mover mover = new Mover(AdjiKuiSolver.RULES);

  AdjiKuiVerifier(IntFunction<Slice> slices) {
    this.slices = slices;
  }

  @Override
  public byte value(long south, long north) {
    if (AdjiKuiValue.isEnd(south, north)) {
      return (byte) AdjiKuiValue.ofEnd(0, north, south);
    }
    int best = 0;
    int liftable = AdjiKuiSolver.RULES.liftable(south, north, Rows.OWN_ROW, false);
    for (int rest = liftable; rest != 0; rest &= rest - 1) {
      if (mover.sow(south, north, Integer.numberOfTrailingZeros(rest), Rows.OWN_ROW)) {
        best = Math.max(best, moveValue(mover.captured(), mover.north(), mover.south()));
      }
    }
    if (best == 0) {
      best =
          mover.canSow(north, south, Rows.OWN_ROW)
              ? moveValue(0, north, south)
              : AdjiKuiValue.ofDeadlock(south, north);
    }
    return (byte) best;
  }

  private int moveValue(int captured, long south, long north) {
    return AdjiKuiValue.isEnd(south, north)
        ? AdjiKuiValue.ofEnd(captured, south, north)
        : AdjiKuiValue.ofMove(captured, slices.apply(Rows.total(south, north)).at(south, north));
  }
}
