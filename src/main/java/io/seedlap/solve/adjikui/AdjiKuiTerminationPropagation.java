package io.seedlap.solve.adjikui;

import io.seedlap.solve.SweepPool;
import io.seedlap.solve.UpdateBatch;

/**
 * A thread's share in marking, when all values are settled, the remaining positions from which some
 * line of best play ends: those with a quiet move that keeps the value and leads to a position that
 * is marked, but was not yet when its predecessors were updated with its value.
 */
final class AdjiKuiTerminationPropagation implements SweepPool.Sweep {
  private final AdjiKuiStates slice;
  private final AdjiKuiPredecessors predecessors;
  private final UpdateBatch updates;
  private final AdjiKuiStates.Pending pending;
  private final SweepPool pool;

  AdjiKuiTerminationPropagation(AdjiKuiStates slice, SweepPool pool) {
    this.slice = slice;
    this.pool = pool;
    this.pending = slice.new Pending();
    this.updates = new UpdateBatch(slice::state, this::apply);
    this.predecessors = new AdjiKuiPredecessors(slice);
  }

  @Override
  public void chunk(long from, long to) {
    for (int at = (int) from; at < to; at++) {
      int state = slice.states[at];
      if ((state & 1) != 0 && (state & AdjiKuiStates.ENDING_PROPAGATED) == 0) {
        mark(at);
      } else if ((state & AdjiKuiStates.DEFERRED) != 0) {
        pending.addDeferred(at);
      }
      if (pending.isBatch()) {
        propagateAll();
      }
    }
    propagateAll();
    pool.count(to - from);
  }

  private void propagateAll() {
    while (!pending.isEmpty()) {
      while (!pending.isEmpty()) {
        propagate(pending.take());
      }
      updates.flush();
    }
  }

  private void propagate(int at) {
    int kept = -AdjiKuiValue.net(slice.at(at));
    predecessors.of(at);
    while (predecessors.next()) {
      updates.add(predecessors.index(), kept);
    }
  }

  /** The position has a quiet move that keeps its value, if its value is this one. */
  private void apply(long at, int kept) {
    if (AdjiKuiValue.net(slice.at(at)) == kept) {
      mark((int) at);
    }
  }

  private void mark(int at) {
    int state;
    do {
      state = slice.states[at];
      if ((state & AdjiKuiStates.ENDING_PROPAGATED) != 0) {
        return;
      }
    } while (!slice.change(at, state, state | AdjiKuiStates.ENDING_PROPAGATED | 1));
    pending.add(at);
  }
}
