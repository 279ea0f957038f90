package io.seedlap.solve.sadeqa;

import io.seedlap.rules.Rows;
import io.seedlap.solve.TableSolver;

/**
 * The byte that a table of Sadeqa II contains for a position: the plies to the end under best play,
 * or 255 for a draw. The player without seeds at their turn loses, so an even number of plies is a
 * loss for the player to move and an odd one a win; the winner takes the shortest way to the end,
 * the loser the longest. Tables of results only contain 253 for a win and 254 for a loss.
 */
final class SadeqaValue {
  static final int DRAW = 255;

  /** A loss and a win in an unknown number of plies; as even and odd as where it is known. */
  static final int LOST = 254;

  static final int WON = 253;

  /** The largest number of plies that a byte can represent. */
  static final int MAX_PLIES = 252;

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

  /** The value of a move to a position that is not a draw. */
  static int ofMove(byte after) {
    int plies = plies(after);
    return plies != TableSolver.NO_PLIES ? plies + 1 : net(after) < 0 ? WON : LOST;
  }

  /** The value without its plies. */
  static byte result(byte value) {
    int net = net(value);
    return (byte) (net > 0 ? WON : net < 0 ? LOST : DRAW);
  }

  /** Plies to the end, or {@link TableSolver#NO_PLIES}. */
  static int plies(byte value) {
    int plies = value & 0xFF;
    return plies <= MAX_PLIES ? plies : TableSolver.NO_PLIES;
  }
}
