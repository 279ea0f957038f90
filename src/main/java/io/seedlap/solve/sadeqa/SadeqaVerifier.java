package io.seedlap.solve.sadeqa;

import io.seedlap.rules.Mover;
import io.seedlap.rules.Rows;
import io.seedlap.solve.OnePlyVerifier;
import io.seedlap.solve.Slice;
import java.util.function.IntFunction;
import java.util.function.IntPredicate;

/** Computes the byte of a position in a table of Sadeqa II from those its moves lead to. */
final class SadeqaVerifier implements OnePlyVerifier {
  private final IntFunction<Slice> slices;
  private final IntPredicate withPlies;
  private final Mover mover = new Mover(SadeqaSolver.RULES);

  /**
   * @param slices by seeds
   * @param withPlies whether the slice with so many seeds contains plies
   */
  SadeqaVerifier(IntFunction<Slice> slices, IntPredicate withPlies) {
    this.slices = slices;
    this.withPlies = withPlies;
  }

  @Override
  public byte value(long south, long north) {
    byte value = valueWithPlies(south, north);
    return withPlies.test(Rows.total(south, north)) ? value : SadeqaValue.result(value);
  }

  /** The value, whose plies are right if those of all successors are at hand. */
  private byte valueWithPlies(long south, long north) {
    if (SadeqaValue.isEnd(south, north)) {
      return SadeqaValue.LOST_NOW;
    }
    int win = Integer.MAX_VALUE;
    int loss = 0;
    boolean draws = false;
    int liftable = SadeqaSolver.RULES.liftable(south, north, Rows.OWN_ROW, false);
    for (int rest = liftable; rest != 0; rest &= rest - 1) {
      if (mover.sow(south, north, Integer.numberOfTrailingZeros(rest), Rows.OWN_ROW)) {
        byte next =
            slices.apply(Rows.total(mover.south(), mover.north())).at(mover.north(), mover.south());
        switch (SadeqaValue.net(next)) {
          case -1 -> win = Math.min(win, SadeqaValue.ofMove(next));
          case 1 -> loss = Math.max(loss, SadeqaValue.ofMove(next));
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
