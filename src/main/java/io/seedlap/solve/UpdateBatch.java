package io.seedlap.solve;

/**
 * Updates of positions all over a slice, applied in batches. A slice is larger than the processor's
 * caches, and to apply an update is to read the position's state: one after the other, each would
 * wait for memory. So updates are gathered, and when there are many the states are read at once:
 * none of those reads depends on another, so the processor has many of them under way together, and
 * applying then finds the states in the cache. For one thread.
 */
public final class UpdateBatch {
  /** Applies an update; must not add to the batch. */
  public interface Target {
    /**
     * @param at index of the position
     * @param update what the batch was given for it
     */
    void apply(int at, int update);
  }

  /** Updates gathered at most: so many that reads overlap, so few that the states stay cached. */
  static final int MAX = 256;

  private final short[] states;
  private final Target target;
  private final int[] positions = new int[MAX];
  private final int[] updates = new int[MAX];
  private int count;

  /** What was read, kept so that the compiler does not leave out the reads as useless. */
  @SuppressWarnings("UnusedVariable") // to be written is its use
  private int read;

  /**
   * @param states what applying an update reads, by position
   */
  public UpdateBatch(short[] states, Target target) {
    this.states = states;
    this.target = target;
  }

  /** Has a position updated, soon or at the next {@link #flush()}. */
  public void add(int at, int update) {
    if (count == MAX) {
      flush();
    }
    positions[count] = at;
    updates[count++] = update;
  }

  /** Applies all that is still to be applied, in the order in which it was added. */
  public void flush() {
    int sum = 0;
    for (int i = 0; i < count; i++) {
      sum += states[positions[i]];
    }
    read = sum;
    for (int i = 0; i < count; i++) {
      target.apply(positions[i], updates[i]);
    }
    count = 0;
  }
}
