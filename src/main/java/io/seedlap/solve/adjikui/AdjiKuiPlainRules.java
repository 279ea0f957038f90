package io.seedlap.solve.adjikui;

import io.seedlap.solve.proof.PlainRules;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** The rules of Adji Kui II, read a second time, with the usual ownership. */
final class AdjiKuiPlainRules implements PlainRules {
  /** Singletons are not sown. */
  @Override
  public boolean mayLift(int[] board, int hole, boolean openingDue) {
    return board[hole] >= 2;
  }

  @Override
  public boolean lands(int[] now, int at) {
    if (now[at] == 4 && at >= 6) { // a casa
      now[at] = 0;
      now[12] = 4;
      return true;
    }
    return now[at] == 1 || now[at] == 4;
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
