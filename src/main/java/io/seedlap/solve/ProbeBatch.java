package io.seedlap.solve;

import java.util.function.IntFunction;

/**
 * Probes of the slices that captures lead to, in batches. Those values are scattered over slices
 * that are larger than the processor's caches: probed one after the other, each would wait for
 * memory. So probes are collected and their reads are issued together, as in {@link UpdateBatch}.
 * For one thread.
 */
public final class ProbeBatch {
  /** Receives the results. */
  public interface ProbeTarget {
    /**
     * @param at index of the position for which the probe was made
     * @param captured seeds captured by its move
     * @param value of the position that the move leads to
     */
    void result(long at, int captured, byte value);
  }

  private static final int MAX = UpdateBatch.MAX;
  private static final int MOVES = 6;

  private final int seeds;
  private final Slice[] slices;
  private final ProbeTarget target;
  private final long[] positions = new long[MAX];
  private final int[] captures = new int[MAX];
  private final long[] indices = new long[MAX];
  private final byte[] values = new byte[MAX];
  private int count;

  /**
   * @param seeds in the positions for which probes are made
   * @param smaller the slices by seeds; those with fewer seeds may be probed
   */
  public ProbeBatch(int seeds, IntFunction<Slice> smaller, ProbeTarget target) {
    this.seeds = seeds;
    this.target = target;
    this.slices = new Slice[seeds];
    for (int left = 1; left < seeds; left++) {
      slices[left] = smaller.apply(left);
    }
  }

  /** Whether there is no room for all moves of another position; then call {@link #flush()}. */
  public boolean isFull() {
    return count > MAX - MOVES;
  }

  /** Probes for the position that a capture of this one has led to. */
  public void add(long at, int captured, long south, long north) {
    positions[count] = at;
    captures[count] = captured;
    indices[count++] = SliceIndex.of(seeds - captured).of(south, north);
  }

  /** Delivers all results, in the order in which the probes were added. */
  public void flush() {
    for (int i = 0; i < count; i++) {
      values[i] = slices[seeds - captures[i]].at(indices[i]);
    }
    for (int i = 0; i < count; i++) {
      target.result(positions[i], captures[i], values[i]);
    }
    count = 0;
  }
}
