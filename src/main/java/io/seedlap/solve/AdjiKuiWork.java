package io.seedlap.solve;

import io.seedlap.rules.Ruleset;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.Arrays;

/**
 * A slice of Adji Kui II while it is worked out. A position is a short:
 *
 * <pre>
 * bits 0-7   the best move known so far as {@link AdjiKuiValue} has it, 0 for none; in the end the value
 * bits 8-10  moves of unknown worth: quiet ones or the forced pass
 * bit  11    set when the player to move must pass
 * bit  12    set when the value is settled
 * bit  13    set when the predecessors have heard that a line of best play ends here
 * bit  14    set when the opponent would have to pass here, were he to move: so one may come by a pass
 * </pre>
 */
final class AdjiKuiWork implements Slice {
  static final Ruleset RULES = Ruleset.named("adji-kui-ii").orElseThrow();

  static final int BEST = 0xFF;
  static final int QUIET = 0x100;
  static final int ALL_QUIET = 0x700;
  static final int PASSES = 0x800;
  static final int SETTLED = 0x1000;
  static final int ENDS_TOLD = 0x2000;
  static final int PASSED_TO = 0x4000;
  private static final VarHandle SHORTS = MethodHandles.arrayElementVarHandle(short[].class);

  final SliceIndex index;
  final short[] states;

  AdjiKuiWork(SliceIndex index) {
    this.index = index;
    this.states = new short[index.size()];
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

  /** What has not been settled with a larger net is worth 0; false when it has been. */
  boolean settleZero(int at) {
    int state = states[at];
    if ((state & SETTLED) != 0) {
      return false;
    }
    int best = state & BEST;
    int zero = AdjiKuiValue.of(0, false);
    states[at] = (short) (state & ~BEST | SETTLED | (best == zero + 1 ? best : zero));
    return true;
  }

  @Override
  public byte at(int at) {
    return (byte) states[at];
  }

  @Override
  public int seeds() {
    return index.seeds();
  }

  /** Indices that wait to be taken, last in, first out. */
  static final class Waiting {
    private int[] indices = new int[1024];
    private int count;

    void add(int at) {
      if (count == indices.length) {
        indices = Arrays.copyOf(indices, 2 * count);
      }
      indices[count++] = at;
    }

    int count() {
      return count;
    }

    boolean isEmpty() {
      return count == 0;
    }

    int take() {
      return indices[--count];
    }
  }
}
