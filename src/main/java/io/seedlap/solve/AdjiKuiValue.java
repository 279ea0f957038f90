package io.seedlap.solve;

/**
 * The byte that a table of Adji Kui II keeps for a position: the net of the seeds still in play,
 * player to move minus opponent, under best play, and whether best play ends.
 *
 * <p>As a byte it is (net + 64) × 2, plus 1 when some line of best play comes to an end. A value
 * without such a line rests on infinite play, which counts as net 0 of what is in play.
 */
public final class AdjiKuiValue {
  private static final int ZERO = 64;

  private AdjiKuiValue() {}

  /**
   * @param net -48 to 48
   */
  static int of(int net, boolean ends) {
    return net + ZERO << 1 | (ends ? 1 : 0);
  }

  /** What the player to move gets of the seeds in play, minus what the opponent gets. */
  public static int net(byte value) {
    return net(value & 0xFF);
  }

  static int net(int value) {
    return (value >>> 1) - ZERO;
  }

  /** Whether the value rests on infinite play: no line of best play comes to an end. */
  public static boolean cyclic(byte value) {
    return (value & 1) == 0;
  }

  /** The net when a game ends here: each takes the seeds in his row. */
  static int settled(long south, long north) {
    return SliceIndex.total(south) - SliceIndex.total(north);
  }
}
