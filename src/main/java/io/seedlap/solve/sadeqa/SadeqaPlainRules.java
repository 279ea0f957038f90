package io.seedlap.solve.sadeqa;

import io.seedlap.solve.proof.PlainRules;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** The rules of Sadeqa II, read a second time. */
final class SadeqaPlainRules implements PlainRules {
  @Override
  public boolean mayLift(int[] board, int hole, boolean openingDue) {
    return board[hole] > 0 && (!openingDue || board[5] == 0 || hole == 5);
  }

  /** A hole that was empty ends the move, and what lies opposite is captured. */
  @Override
  public boolean lands(int[] now, int at) {
    if (now[at] != 1) {
      return false;
    }
    now[12] = now[11 - at];
    now[11 - at] = 0;
    return true;
  }

  /** Who has no seeds at their turn has lost. */
  @Override
  public @Nullable Integer over(int[] board) {
    return Arrays.stream(board, 0, 6).sum() == 0 ? Integer.valueOf(-1) : null;
  }

  /** With endless sowings only it is a draw. */
  @Override
  public @Nullable Integer stuck(int[] board, boolean opponentCanSow) {
    return 0;
  }

  @Override
  public boolean seedsCount() {
    return false;
  }
}
