package io.seedlap.solve.adjikui;

import io.seedlap.solve.SweepPool;
import io.seedlap.solve.UpdateBatch;

/**
 * A thread's share in settling all nets of one size, t, when the larger ones are settled. The
 * thread that settles a position updates its predecessors, in batches and at the end of the chunk
 * at the latest.
 */
final class AdjiKuiValuePropagation implements SweepPool.Sweep {
  private final AdjiKuiStates slice;
  private final AdjiKuiPredecessors predecessors;
  private final AdjiKuiStates.Pending pending;
  private final UpdateBatch updates;
  private final SweepPool pool;

  /** The value t of a move, without the bit that says whether best play ends; the same for -t. */
  private final int gain;

  private final int loss;

  AdjiKuiValuePropagation(AdjiKuiStates slice, int net, SweepPool pool) {
    this.slice = slice;
    this.predecessors = new AdjiKuiPredecessors(slice);
    this.pending = slice.new Pending();
    this.updates = new UpdateBatch(slice::state, this::apply);
    this.pool = pool;
    this.gain = AdjiKuiValue.of(net, false);
    this.loss = AdjiKuiValue.of(-net, false);
  }

  @Override
  public void chunk(long from, long to) {
    for (int at = (int) from; at < to; at++) {
      int state = slice.states[at];
      if (decided(state)) {
        settle(at);
      } else if ((state & AdjiKuiStates.DEFERRED) != 0) {
        pending.addDeferred(at);
      }
      if (pending.isBatch()) {
        propagateAll();
      }
    }
    propagateAll();
  }

  private boolean decided(int state) {
    int best = state & ((AdjiKuiStates.BEST & ~1) | AdjiKuiStates.SETTLED);
    return best == gain || (best == loss && (state & AdjiKuiStates.ALL_QUIET) == 0);
  }

  private void settle(int at) {
    int state;
    do {
      state = slice.states[at];
      if (!decided(state)) {
        return;
      }
    } while (!slice.change(at, state, settled(state)));
    pending.add(at);
  }

  private static int settled(int state) {
    int ends = state & 1;
    return state | AdjiKuiStates.SETTLED | ends * AdjiKuiStates.ENDING_PROPAGATED;
  }

  private void propagateAll() {
    int propagated = 0;
    while (!pending.isEmpty()) {
      while (!pending.isEmpty()) {
        propagate(pending.take());
        propagated++;
      }
      updates.flush();
    }
    pool.count(propagated);
  }

  private void propagate(int at) {
    int state = slice.states[at];
    boolean gained = (state & AdjiKuiStates.BEST & ~1) == gain;
    int ends = (state & AdjiKuiStates.ENDING_PROPAGATED) != 0 ? 1 : 0;
    int moveValue = (gained ? loss : gain) + ends;
    predecessors.of(at);
    while (predecessors.next()) {
      updates.add(predecessors.index(), moveValue);
    }
  }

  private void apply(long at, int moveValue) {
    if (moveValue >= gain) {
      gain((int) at, moveValue);
    } else {
      loseOne((int) at, moveValue);
    }
  }

  /** The position has a quiet move to one of value -t. */
  private void gain(int at, int moveValue) {
    int state;
    int next;
    do {
      state = slice.states[at];
      if ((state & AdjiKuiStates.SETTLED) != 0) {
        if ((state & AdjiKuiStates.BEST) == moveValue - 1) {
          slice.add(at, moveValue & 1);
        }
        return;
      }
      next =
          settled((state & ~AdjiKuiStates.BEST) | Math.max(state & AdjiKuiStates.BEST, moveValue));
    } while (!slice.change(at, state, next));
    pending.add(at);
  }

  /**
   * One of the position's quiet moves leads to a position of value t, so that move has value -t.
   */
  private void loseOne(int at, int moveValue) {
    int state;
    int next;
    do {
      state = slice.states[at];
      if ((state & AdjiKuiStates.SETTLED) != 0) {
        return;
      }
      int best = Math.max(state & AdjiKuiStates.BEST, moveValue);
      next = (state - AdjiKuiStates.QUIET & ~AdjiKuiStates.BEST) | best;
      if (decided(next)) {
        next = settled(next);
      }
    } while (!slice.change(at, state, next));
    if ((next & AdjiKuiStates.SETTLED) != 0) {
      pending.add(at);
    }
  }
}
