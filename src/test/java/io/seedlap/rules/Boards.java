package io.seedlap.rules;

import java.util.Arrays;
import java.util.stream.IntStream;

/** Boards as twelve plain ints, in sowing order. */
final class Boards {
  private Boards() {}

  static int[] ints(Board board) {
    return IntStream.concat(
            Arrays.stream(board.row(Player.SOUTH)), Arrays.stream(board.row(Player.NORTH)))
        .toArray();
  }

  static Board of(int[] board) {
    return Board.of(Arrays.copyOf(board, 6), Arrays.copyOfRange(board, 6, 12));
  }

  /** Sows one lap, seed by seed; returns the hole where it ends. */
  static int lap(int[] board, int from) {
    int hand = board[from];
    board[from] = 0;
    int at = from;
    for (; hand > 0; hand--) {
      at = (at + 1) % 12;
      board[at]++;
    }
    return at;
  }
}
