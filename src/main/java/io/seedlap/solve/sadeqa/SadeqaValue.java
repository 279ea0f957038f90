package io.seedlap.solve.sadeqa;

import io.seedlap.rules.Rows;

/**
 * The byte that a table of Sadeqa II contains for a position: the plies to the end under best play,
 * or 255 for a draw. The player without seeds at their turn loses, so an even number of plies is a
 * loss for the player to move and an odd one a win; the winner takes the shortest way to the end,
 * the loser the longest.
 */
final class SadeqaValue {
  static final int DRAW = 255;

  /** The largest number of plies that a byte can represent. */
  static final int MAX_PLIES = 254;

  /** The player to move has lost already. */
  static final byte LOST_NOW = 0;

  private SadeqaValue() {}

  /** Whether the game is over, lost for the player to move. */
  static boolean isEnd(long south, long north) {
    return SadeqaSolver.RULES.endOnBoard(south, north, Rows.OWN_ROW) != null;
  }

  /** 1 for a win of the player to move, 0 for a draw, -1 for a loss. */
  static int net(byte value) {
    int plies = value & 0xFF;
    return plies == DRAW ? 0 : (plies & 1) == 1 ? 1 : -1;
  }

  /** Plies to the end; not for draws. */
  static int plies(byte value) {
    return value & 0xFF;
  }
}
