package io.seedlap.solve;

import java.util.function.LongToIntFunction;

/**
 * Updates of positions scattered over a slice, applied in batches. A slice is larger than the
 * processor's caches, and applying an update reads the position's state: one after the other, each
 * would wait for memory. So updates are collected, and when there are many the states are read
 * together: none of those reads depends on another, so the processor has many of them in flight at
 * the same time, and the states are in the cache when the updates are applied. For one thread.
 */
public final class UpdateBatch {
  /** Applies an update; must not add to the batch. */
  public interface UpdateTarget {
    /**
     * @param at index of the position
     * @param update the value given to {@link #add}
     */
    void apply(long at, int update);
  }

  /** Updates of a batch: so many that reads overlap, so few that the states stay cached. */
  static final int MAX = 256;

  private final LongToIntFunction states;
  private final UpdateTarget target;
  private final long[] positions = new long[MAX];
  private final int[] updates = new int[MAX];
  private int count;

  /** What was read, kept so that the compiler does not leave out the reads as useless. */
  @SuppressWarnings("UnusedVariable") // to be written is its use
  private int read;

  /**
   * @param states reads what applying an update reads, by position
   */
  public UpdateBatch(LongToIntFunction states, UpdateTarget target) {
    this.states = states;
    this.target = target;
  }

  /** Adds an update of a position; it is applied at the next {@link #flush()} at the latest. */
  public void add(long at, int update) {
    if (count == MAX) {
      flush();
    }
    positions[count] = at;
    updates[count++] = update;
  }

  /** Applies all pending updates, in the order in which they were added. */
  public void flush() {
    int sum = 0;
    for (int i = 0; i < count; i++) {
      sum += states.applyAsInt(positions[i]);
    }
    read = sum;
    for (int i = 0; i < count; i++) {
      target.apply(positions[i], updates[i]);
    }
    count = 0;
  }
}
