package io.seedlap.solve.sadeqa;

import io.seedlap.solve.proof.PlainRules;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** The rules of Sadeqa II, read a second time. */
final class SadeqaPlainRules implements PlainRules {
  @Override
  public int @Nullable [] sow(int[] board, int hole, boolean openingDue) {
    if (board[hole] == 0 || (openingDue && board[5] > 0 && hole != 5)) {
      return null;
    }
    int[] now = Arrays.copyOf(board, 13);
    int hand = now[hole];
    int at = hole;
    now[hole] = 0;
    int[] first = now.clone();
    while (true) {
      for (; hand > 0; hand--) {
        at = (at + 1) % 12;
        now[at]++;
      }
      if (now[at] == 1) { // it was empty, and what lies opposite is captured
        now[12] = now[11 - at];
        now[11 - at] = 0;
        return now;
      }
      hand = now[at];
      now[at] = 0;
      if (at == hole && Arrays.equals(now, first)) {
        return null; // endless
      }
    }
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
