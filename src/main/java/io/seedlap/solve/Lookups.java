package io.seedlap.solve;

import java.util.function.IntFunction;

/**
 * Values looked up in the slices that captures lead to. They lie all over slices that are larger
 * than the processor's caches: looked up one after the other, each would wait for memory. So they
 * are gathered and then read at once, see {@link News}. For one thread.
 */
final class Lookups {
  /** Who asked for the values. */
  interface Asker {
    /**
     * @param at the position that was asked for
     * @param captured by its move
     * @param value of what the move leads to
     */
    void hear(int at, int captured, byte value);
  }

  private static final int MAX = News.MAX;
  private static final int MOVES = 6;

  private final int seeds;
  private final Slice[] slices;
  private final Asker asker;
  private final int[] positions = new int[MAX];
  private final int[] captures = new int[MAX];
  private final int[] indices = new int[MAX];
  private final byte[] values = new byte[MAX];
  private int count;

  /**
   * @param seeds in the positions that are asked for
   * @param smaller the slices by seeds; those with fewer seeds may be asked
   */
  Lookups(int seeds, IntFunction<Slice> smaller, Asker asker) {
    this.seeds = seeds;
    this.asker = asker;
    this.slices = new Slice[seeds];
    for (int left = 1; left < seeds; left++) {
      slices[left] = smaller.apply(left);
    }
  }

  /** Whether there is no room for all moves of another position: then {@link #answer()} is due. */
  boolean isFull() {
    return count > MAX - MOVES;
  }

  /** Asks for the value of the position that a capture of this one has led to. */
  void ask(int at, int captured, long south, long north) {
    positions[count] = at;
    captures[count] = captured;
    indices[count++] = SliceIndex.of(seeds - captured).of(south, north);
  }

  /** Has the asker hear what was asked for, in that order. */
  void answer() {
    for (int i = 0; i < count; i++) {
      values[i] = slices[seeds - captures[i]].at(indices[i]);
    }
    for (int i = 0; i < count; i++) {
      asker.hear(positions[i], captures[i], values[i]);
    }
    count = 0;
  }
}
