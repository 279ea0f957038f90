package io.seedlap.rules;

/**
 * The relay one seed at a time on twelve ints, written as plainly as one would without {@link
 * Laps}: what the benchmarks measure {@link Sowing} against.
 */
final class PerSeedLoop {
  private final int[] board = new int[12];
  private final int[] first = new int[12];

  /** Laps of the last sowing. */
  long laps;

  /**
   * @param holes twelve counts in sowing order; not changed
   * @param fourStops whether a lap that makes four ends the move
   * @return the hole where the last lap ended, or -1 when the sowing is endless
   */
  int sow(int[] holes, int start, boolean fourStops) {
    System.arraycopy(holes, 0, board, 0, 12);
    System.arraycopy(holes, 0, first, 0, 12);
    laps = 0;
    int hole = start;
    while (true) {
      int hand = board[hole];
      board[hole] = 0;
      while (hand > 0) {
        hole = hole == 11 ? 0 : hole + 1;
        board[hole]++;
        hand--;
      }
      laps++;
      int count = board[hole];
      if (count == 1 || (fourStops && count == 4)) {
        return hole;
      }
      if (hole == start && java.util.Arrays.equals(board, first)) {
        return -1;
      }
    }
  }
}
