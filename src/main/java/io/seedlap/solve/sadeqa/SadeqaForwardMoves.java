package io.seedlap.solve.sadeqa;

import io.seedlap.rules.Mover;
import io.seedlap.rules.Rows;
import io.seedlap.solve.ProbeBatch;

/** Makes all moves of positions of a slice. For one thread. */
final class SadeqaForwardMoves {
  /** The result of {@link #quiet} where no sowing ends. */
  static final int NONE = -1;

  private final Mover mover = new Mover(SadeqaSolver.RULES);

  /**
   * Sows all holes of a position.
   *
   * @param at its index
   * @param probes gets the captures; not full
   * @return the moves that capture nothing, or {@link #NONE} when there is no move at all
   */
  int quiet(long at, long south, long north, ProbeBatch probes) {
    int quiet = 0;
    boolean any = false;
    int liftable = SadeqaSolver.RULES.liftable(south, north, Rows.OWN_ROW, false);
    for (int rest = liftable; rest != 0; rest &= rest - 1) {
      if (mover.sow(south, north, Integer.numberOfTrailingZeros(rest), Rows.OWN_ROW)) {
        any = true;
        int captured = mover.captured();
        if (captured == 0) {
          quiet++;
        } else {
          probes.add(at, captured, mover.north(), mover.south());
        }
      }
    }
    return any ? quiet : NONE;
  }
}
