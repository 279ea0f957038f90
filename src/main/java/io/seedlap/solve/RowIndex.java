package io.seedlap.solve;

import java.util.concurrent.atomic.AtomicReferenceArray;

/**
 * Numbers the rows of six holes that hold a given number of seeds, in the manner of the
 * combinatorial number system: k seeds lie in six holes in C(k + 5, 5) ways, and each has a rank
 * from 0 on. A row is treated as two halves of three holes; ranks are ordered by the seeds in the
 * lower half, then by the lower half's own rank, then by the upper half's. So a rank is four
 * look-ups and a multiplication.
 *
 * <p>Rows are words of six lanes of eight bits, see {@link io.seedlap.rules.Board}.
 */
final class RowIndex {
  /** Seeds at most on a board that is numbered; 31 fit in the five bits a hole has in a key. */
  static final int MAX_SEEDS = 31;

  private static final int KEY_BITS = 5;

  /** By the key of a half: its rank among halves with as many seeds, and from bit 10 the seeds. */
  private static final short[] HALF = new short[1 << (3 * KEY_BITS)];

  /** By total × 32 + seeds in the lower half: the rank of the first such row. */
  private static final int[] FIRST = new int[32 * 32];

  /** Ways to distribute so many seeds over three holes. */
  private static final int[] HALVES = new int[32];

  /** Rows by total and rank. */
  private static final AtomicReferenceArray<long[]> ROWS =
      new AtomicReferenceArray<>(MAX_SEEDS + 1);

  private RowIndex() {}

  static {
    for (int total = 0; total <= MAX_SEEDS; total++) {
      HALVES[total] = (total + 1) * (total + 2) / 2;
      rankHalves(total);
    }
    for (int total = 0; total <= MAX_SEEDS; total++) {
      int rank = 0;
      for (int lower = 0; lower <= total; lower++) {
        FIRST[total << 5 | lower] = rank;
        rank += HALVES[lower] * HALVES[total - lower];
      }
    }
  }

  private static void rankHalves(int total) {
    int rank = 0;
    for (int first = 0; first <= total; first++) {
      for (int second = 0; second <= total - first; second++) {
        int third = total - first - second;
        HALF[first | second << KEY_BITS | third << (2 * KEY_BITS)] = (short) (total << 10 | rank++);
      }
    }
  }

  /** Ways to distribute so many seeds over six holes. */
  static int count(int total) {
    return FIRST[total << 5 | total] + HALVES[total];
  }

  /**
   * @param row six lanes that hold {@link #MAX_SEEDS} together at most
   */
  static int of(long row) {
    int low = HALF[key((int) row & 0xFF_FFFF)];
    int high = HALF[key((int) (row >>> 24))];
    int lowSeeds = low >>> 10;
    int highSeeds = high >>> 10;
    return FIRST[(lowSeeds + highSeeds) << 5 | lowSeeds]
        + (low & 0x3FF) * HALVES[highSeeds]
        + (high & 0x3FF);
  }

  private static int key(int half) {
    return (half & 0x1F) | (half >>> 3 & 0x3E0) | (half >>> 6 & 0x7C00);
  }

  /** The rows with so many seeds in the order of their ranks. Not to be written to. */
  static long[] rows(int total) {
    long[] rows = ROWS.get(total);
    if (rows == null) {
      rows = list(total);
      ROWS.set(total, rows);
    }
    return rows;
  }

  private static long[] list(int total) {
    long[] rows = new long[count(total)];
    for (int low = 0; low < HALF.length; low++) {
      int lowSeeds = low == 0 ? 0 : HALF[low] >>> 10;
      if (lowSeeds <= total && (low == 0 || HALF[low] != 0)) {
        listWithLower(rows, total - lowSeeds, row(low));
      }
    }
    return rows;
  }

  private static void listWithLower(long[] rows, int highSeeds, long lower) {
    for (int first = 0; first <= highSeeds; first++) {
      for (int second = 0; second <= highSeeds - first; second++) {
        int third = highSeeds - first - second;
        long row = lower | (long) (first | second << 8 | third << 16) << 24;
        rows[of(row)] = row;
      }
    }
  }

  private static long row(int key) {
    return (key & 0x1F) | (key & 0x3E0) << 3 | (key & 0x7C00) << 6;
  }
}
