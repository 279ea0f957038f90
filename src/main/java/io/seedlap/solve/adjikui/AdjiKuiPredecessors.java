package io.seedlap.solve.adjikui;

import io.seedlap.solve.QuietPredecessors;
import io.seedlap.solve.SliceIndex;

/** The positions from which a quiet move or a forced pass leads to a given one. */
final class AdjiKuiPredecessors {
  private final AdjiKuiStates slice;
  private final SliceIndex.Cursor cursor;
  private final QuietPredecessors moves = new QuietPredecessors(AdjiKuiSolver.RULES);
  private int passer;
  private int index;

  AdjiKuiPredecessors(AdjiKuiStates slice) {
    this.slice = slice;
    this.cursor = slice.index.from(0);
  }

  void of(int at) {
    cursor.to(at);
    moves.of(cursor.south(), cursor.north());
    boolean passedTo = (slice.states[at] & AdjiKuiStates.PASSED_TO) != 0;
    passer = passedTo ? (int) slice.index.of(cursor.north(), cursor.south()) : -1;
  }

  boolean next() {
    if (moves.next()) {
      index = (int) slice.index.of(moves.south(), moves.north());
      return true;
    }
    index = passer;
    passer = -1;
    return index >= 0;
  }

  int index() {
    return index;
  }
}
