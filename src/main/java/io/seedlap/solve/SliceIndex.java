package io.seedlap.solve;

import io.seedlap.rules.Rows;

/**
 * Numbers the positions of a slice without gaps: s seeds lie in twelve holes in C(s + 11, 11) ways.
 * Positions are ordered by the seeds in South's row, then by the rank of that row, then by the rank
 * of North's ({@link RowIndex}). Immutable.
 */
public final class SliceIndex {
  /** The largest slice that is numbered: C(42, 11) is 4.3 thousand million. */
  public static final int MAX_SEEDS = RowIndex.MAX_SEEDS;

  private static final SliceIndex[] ALL = new SliceIndex[MAX_SEEDS + 1];

  static {
    for (int seeds = 0; seeds <= MAX_SEEDS; seeds++) {
      ALL[seeds] = new SliceIndex(seeds);
    }
  }

  private final int seeds;

  /** By seeds in South's row: the index of the first such position; one more for the end. */
  private final long[] first;

  /** By seeds in South's row: the rows that North can have. */
  private final int[] norths;

  private SliceIndex(int seeds) {
    this.seeds = seeds;
    this.first = new long[seeds + 2];
    this.norths = new int[seeds + 1];
    for (int south = 0; south <= seeds; south++) {
      norths[south] = RowIndex.count(seeds - south);
      first[south + 1] = first[south] + (long) RowIndex.count(south) * norths[south];
    }
  }

  /**
   * @param seeds on the board, 0 to {@link #MAX_SEEDS}
   */
  public static SliceIndex of(int seeds) {
    return ALL[seeds];
  }

  /** Seeds on the board. */
  public int seeds() {
    return seeds;
  }

  /** Positions in the slice: C(seeds + 11, 11). */
  public long size() {
    return first[seeds + 1];
  }

  /** The index of the position with these rows, which hold {@link #seeds()} together. */
  public long of(long south, long north) {
    int inSouth = Rows.total(south);
    return first[inSouth] + (long) RowIndex.of(south) * norths[inSouth] + RowIndex.of(north);
  }

  /** A cursor over the positions from this index on. */
  public Cursor from(long index) {
    return new Cursor(index);
  }

  /** Is at one position and moves to the next, or to any other. Not for two threads at once. */
  public final class Cursor {
    private int inSouth = -1;
    private long[] southRows = {};
    private long[] northRows = {};
    private int southRank;
    private int northRank;

    private Cursor(long index) {
      to(index);
    }

    /**
     * Goes to the position with this index.
     *
     * @param index 0 to {@link #size()} - 1
     */
    public void to(long index) {
      int row = Math.max(inSouth, 0);
      while (index < first[row]) {
        row--;
      }
      while (index >= first[row + 1]) {
        row++;
      }
      rows(row);
      long within = index - first[row];
      southRank = (int) (within / northRows.length);
      northRank = (int) (within - (long) southRank * northRows.length);
    }

    /** Goes to the next position; beyond the last one the position is undefined. */
    public void next() {
      if (++northRank == northRows.length) {
        northRank = 0;
        if (++southRank == southRows.length) {
          southRank = 0;
          rows(Math.min(inSouth + 1, seeds));
        }
      }
    }

    private void rows(int south) {
      if (south != inSouth) {
        inSouth = south;
        southRows = RowIndex.rows(south);
        northRows = RowIndex.rows(seeds - south);
      }
    }

    public long south() {
      return southRows[southRank];
    }

    public long north() {
      return northRows[northRank];
    }
  }
}
