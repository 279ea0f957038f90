package io.seedlap.solve.proof;

import io.seedlap.rules.Board;
import io.seedlap.rules.Hole;

/**
 * A question as a number of 51 bits, different for different questions: the rank of the board among
 * all boards of up to {@link Board#MAX_SEEDS} seeds, the number asked for, the openings due and
 * which of the players is to move.
 *
 * <p>The rank is that of the combinatorial number system: with p(i) the seeds in holes 0 to i, the
 * numbers p(i) + i are twelve different ones in ascending order, and the rank is the sum of the
 * binomial coefficients C(p(i) + i, i + 1). C(60, 12) boards take 41 bits.
 */
final class QuestionKey {
  /** Bits of a key. */
  static final int BITS = 51;

  private static final int RANK_BITS = 41;
  private static final int NUMBER_BITS = 7;
  private static final int ZERO = 1 << (NUMBER_BITS - 1);
  private static final int COLUMNS = Board.MAX_SEEDS + 1;

  /** By hole × {@link #COLUMNS} + p: C(p + hole, hole + 1). */
  private static final long[] TERMS = new long[Hole.COUNT * COLUMNS];

  static {
    for (int p = 0; p < COLUMNS; p++) {
      TERMS[p] = p;
    }
    for (int hole = 1; hole < Hole.COUNT; hole++) {
      // C(p + h, h + 1) = C(p + h - 1, h + 1) + C(p + h - 1, h)
      for (int p = 1; p < COLUMNS; p++) {
        TERMS[hole * COLUMNS + p] = TERMS[hole * COLUMNS + p - 1] + TERMS[(hole - 1) * COLUMNS + p];
      }
    }
  }

  private QuestionKey() {}

  /**
   * @param number -63 to 63
   * @param due 0 to 3
   * @param player 0 or 1
   */
  static long of(long south, long north, int number, int due, int player) {
    return rank(south, north)
        | (long) (number + ZERO) << RANK_BITS
        | (long) (due | player << 2) << (RANK_BITS + NUMBER_BITS);
  }

  private static long rank(long south, long north) {
    long rank = 0;
    int p = 0;
    int column = 0;
    long row = south;
    for (int half = 0; half < 2; half++) {
      for (int i = 0; i < Hole.PER_ROW; i++) {
        p += (int) row & 0xFF;
        rank += TERMS[column + p];
        row >>>= 8;
        column += COLUMNS;
      }
      row = north;
    }
    return rank;
  }
}
