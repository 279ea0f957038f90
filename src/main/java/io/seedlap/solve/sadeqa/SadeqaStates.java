package io.seedlap.solve.sadeqa;

import io.seedlap.solve.Slice;
import io.seedlap.solve.SliceIndex;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/**
 * A slice of Sadeqa II while its results are computed: four bits a position, eight positions an
 * int, the first in the lowest bits.
 *
 * <pre>
 *  0-6      undecided: quiet moves not yet known to lose
 *  7        undecided, and never lost: some move certainly draws, or no sowing ends
 *  8, 9     lost, won; the predecessors have been updated
 * 10, 11    lost, won in an even number of steps; the predecessors are still to be updated
 * 12, 13    the same, odd
 * </pre>
 */
final class SadeqaStates implements Slice {
  /** Bits of memory a position takes. */
  static final int BITS = 4;

  static final int NEVER_LOST = 7;
  static final int LOST = 8;
  static final int WON = 9;

  private static final VarHandle INTS = MethodHandles.arrayElementVarHandle(int[].class);
  private static final int PER_INT = Integer.SIZE / BITS;
  private static final int MASK = 0xF;
  private static final int LOWEST_BITS = 0x11111111;
  private static final int HIGHEST_BITS = 0x88888888;

  private final SliceIndex index;
  private final int[] states;

  SadeqaStates(SliceIndex index) {
    this.index = index;
    this.states = new int[(int) ((index.size() + PER_INT - 1) / PER_INT)];
  }

  /**
   * The state of positions that are lost in so many steps and whose predecessors are not updated.
   */
  static int lost(int steps) {
    return (steps & 1) == 0 ? 10 : 12;
  }

  /**
   * The state of positions that are won in so many steps and whose predecessors are not updated.
   */
  static int won(int steps) {
    return lost(steps) + 1;
  }

  int get(long at) {
    return states[(int) (at / PER_INT)] >>> shift(at) & MASK;
  }

  /** Sets a state while no other thread changes the eight positions. */
  void set(long at, int state) {
    int word = (int) (at / PER_INT);
    states[word] = with(states[word], at, state);
  }

  /** Changes a state if no other thread has changed the eight positions since it was read. */
  boolean change(long at, int from, int to) {
    int word = (int) (at / PER_INT);
    int before = states[word];
    return (before >>> shift(at) & MASK) == from
        && INTS.weakCompareAndSet(states, word, before, with(before, at, to));
  }

  private static int with(int word, long at, int state) {
    return (word & ~(MASK << shift(at))) | (state << shift(at));
  }

  private static int shift(long at) {
    return BITS * (int) (at % PER_INT);
  }

  /**
   * The first of the positions from here on whose predecessors are to be updated after so many
   * steps.
   *
   * @param to the end of the positions considered, and the result where there is none
   */
  long next(long from, long to, int steps) {
    int wanted = LOWEST_BITS * lost(steps);
    for (long at = from; at < to; at = (at / PER_INT + 1) * PER_INT) {
      int differs = ((states[(int) (at / PER_INT)] & ~LOWEST_BITS) ^ wanted) >>> shift(at);
      // The lowest zero among the groups of four bits is found exactly, those shifted in follow it.
      int zero = (differs - LOWEST_BITS) & ~differs & HIGHEST_BITS;
      if (zero != 0) {
        long found = at + Integer.numberOfTrailingZeros(zero) / BITS;
        if (found < (at / PER_INT + 1) * PER_INT) {
          return Math.min(found, to);
        }
      }
    }
    return to;
  }

  @Override
  public byte at(long at) {
    int state = get(at);
    int value =
        state == LOST ? SadeqaValue.LOST : state == WON ? SadeqaValue.WON : SadeqaValue.DRAW;
    return (byte) value;
  }

  @Override
  public int seeds() {
    return index.seeds();
  }
}
