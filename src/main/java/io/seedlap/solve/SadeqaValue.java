package io.seedlap.solve;

/**
 * The byte that a table of Sadeqa II keeps for a position: the plies to the end under best play, or
 * 255 for a draw. The player without seeds at his turn loses, so an even number of plies is a loss
 * for the player to move and an odd one a win; the winner hastens the end, the loser puts it off.
 */
public final class SadeqaValue {
  static final int DRAW = 255;

  /** More plies than this do not fit. */
  static final int MAX_PLIES = 254;

  private SadeqaValue() {}

  /** 1 for a win of the player to move, 0 for a draw, -1 for a loss. */
  public static int result(byte value) {
    int plies = value & 0xFF;
    return plies == DRAW ? 0 : (plies & 1) == 1 ? 1 : -1;
  }

  /** Plies to the end; not for draws. */
  public static int plies(byte value) {
    return value & 0xFF;
  }
}
