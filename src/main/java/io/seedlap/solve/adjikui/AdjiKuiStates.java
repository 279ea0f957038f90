package io.seedlap.solve.adjikui;

import io.seedlap.solve.Slice;
import io.seedlap.solve.SliceIndex;
import io.seedlap.solve.SweepPool;
import io.seedlap.solve.UpdateBatch;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.function.Supplier;

/**
 * A slice of Adji Kui II while it is being solved. A position is a short:
 *
 * <pre>
 * bits 0-7   the best value of a move so far, encoded as {@link AdjiKuiValue}, 0 for none; in the end the value
 * bits 8-10  moves of unknown value: quiet ones or the forced pass
 * bit  11    set when the player to move must pass
 * bit  12    set when the value is settled
 * bit  13    set when its predecessors have been updated with the fact that a line of best play ends here
 * bit  14    set when the opponent would have to pass if it were their turn: a pass may lead here
 * bit  15    set when its predecessors are still to be updated and no thread's {@link Pending} had room
 * </pre>
 */
final class AdjiKuiStates implements Slice {
  static final int BEST = 0xFF;
  static final int QUIET = 0x100;
  static final int ALL_QUIET = 0x700;
  static final int PASSES = 0x800;
  static final int SETTLED = 0x1000;
  static final int ENDING_PROPAGATED = 0x2000;
  static final int PASSED_TO = 0x4000;
  static final int DEFERRED = 0x8000;

  /** Positions that may be pending with one thread, a quarter of a megabyte. */
  static final int ROOM = 1 << 16;

  private static final VarHandle SHORTS = MethodHandles.arrayElementVarHandle(short[].class);

  final SliceIndex index;
  final short[] states;
  private final int room;
  private volatile boolean anyDeferred;

  /**
   * @param room positions that may be pending with one thread, {@link Pending#BATCH} or more; the
   *     others are deferred to the next sweep
   */
  AdjiKuiStates(SliceIndex index, int room) {
    this.index = index;
    this.room = room;
    this.states = new short[(int) index.size()];
  }

  /** The state of a position now. */
  int state(long at) {
    return states[(int) at];
  }

  static short state(int best, int quiet) {
    return (short) (best | quiet * QUIET);
  }

  static short passing() {
    return (short) (PASSES | QUIET);
  }

  /** Changes a state if no other thread has done so since it was read. */
  boolean change(int at, int from, int to) {
    return SHORTS.weakCompareAndSet(states, at, (short) from, (short) to);
  }

  /** Sets bits of a state. */
  void add(int at, int bits) {
    int state;
    do {
      state = states[at];
    } while ((state & bits) != bits && !change(at, state, state | bits));
  }

  /** Clears bits of a state. */
  void remove(int at, int bits) {
    int state;
    do {
      state = states[at];
    } while (!change(at, state, state & ~bits));
  }

  /** Sweeps, and again while there are positions that were deferred. */
  void sweep(SweepPool pool, Supplier<? extends SweepPool.Sweep> sweeps) {
    do {
      anyDeferred = false;
      pool.sweep(states.length, sweeps);
    } while (anyDeferred);
  }

  /** Settles a position without a larger net with the value 0; false when it is settled already. */
  boolean settleZero(int at) {
    int state = states[at];
    if ((state & SETTLED) != 0) {
      return false;
    }
    int best = state & BEST;
    int zero = AdjiKuiValue.of(0, false);
    states[at] = (short) ((state & ~BEST) | SETTLED | (best == zero + 1 ? best : zero));
    return true;
  }

  @Override
  public byte at(long at) {
    return (byte) states[(int) at];
  }

  @Override
  public int seeds() {
    return index.seeds();
  }

  /**
   * Positions whose predecessors are still to be updated, last in, first out; for one thread. The
   * memory is bounded: positions beyond it are marked as deferred, and processed by the next sweep.
   */
  final class Pending {
    /** Positions that are propagated together, to fill an {@link UpdateBatch}. */
    static final int BATCH = 64;

    private final int[] indices = new int[room];
    private int count;

    void add(int at) {
      if (count < room) {
        indices[count++] = at;
      } else {
        AdjiKuiStates.this.add(at, DEFERRED);
        anyDeferred = true;
      }
    }

    /** Adds a position that was deferred. */
    void addDeferred(int at) {
      remove(at, DEFERRED);
      add(at);
    }

    boolean isBatch() {
      return count >= BATCH;
    }

    boolean isEmpty() {
      return count == 0;
    }

    int take() {
      return indices[--count];
    }
  }
}
