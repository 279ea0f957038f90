package io.seedlap.solve.adjikui;

import io.seedlap.solve.proof.PlainRules;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** The rules of Adji Kui II, read a second time, with the usual ownership. */
final class AdjiKuiPlainRules implements PlainRules {
  @Override
  public int @Nullable [] sow(int[] board, int hole, boolean openingDue) {
    if (board[hole] < 2) {
      return null; // singletons are not sown
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
      if (now[at] == 1) {
        return now;
      }
      if (now[at] == 4) {
        if (at >= 6) { // a casa
          now[at] = 0;
          now[12] = 4;
        }
        return now;
      }
      hand = now[at];
      now[at] = 0;
      if (at == hole && Arrays.equals(now, first)) {
        return null; // endless
      }
    }
  }

  @Override
  public @Nullable Integer over(int[] board) {
    return Arrays.stream(board).sum() <= 8 ? Integer.valueOf(rowsNet(board)) : null;
  }

  @Override
  public @Nullable Integer stuck(int[] board, boolean opponentCanSow) {
    return opponentCanSow ? null : Integer.valueOf(rowsNet(board));
  }

  private static int rowsNet(int[] board) {
    int net = 0;
    for (int hole = 0; hole < 12; hole++) {
      net += hole < 6 ? board[hole] : -board[hole];
    }
    return net;
  }

  @Override
  public boolean seedsCount() {
    return true;
  }
}
