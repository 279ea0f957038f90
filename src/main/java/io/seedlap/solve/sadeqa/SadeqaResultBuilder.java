package io.seedlap.solve.sadeqa;

import io.seedlap.solve.ProbeBatch;
import io.seedlap.solve.QuietPredecessors;
import io.seedlap.solve.Slice;
import io.seedlap.solve.SliceIndex;
import io.seedlap.solve.SweepPool;
import io.seedlap.solve.UpdateBatch;
import java.util.function.IntFunction;

/**
 * Computes who wins the positions of a slice of Sadeqa II, as {@link SadeqaBuilder} does, but not
 * in how many plies: so a position takes four bits meanwhile. Positions are decided in steps: at
 * once, by their captures or by the end; then those that a quiet move decides, or the last of the
 * quiet moves, a step after the positions that these lead to.
 */
final class SadeqaResultBuilder {
  private final SliceIndex index;
  private final IntFunction<Slice> smaller;
  private final SweepPool pool;
  private final SadeqaStates states;
  private volatile boolean found;

  private SadeqaResultBuilder(int seeds, IntFunction<Slice> smaller, SweepPool pool) {
    this.index = SliceIndex.of(seeds);
    this.smaller = smaller;
    this.pool = pool;
    this.states = new SadeqaStates(index);
  }

  /**
   * Solves the slice.
   *
   * @param seeds on the board, 1 or more
   * @param smaller the solved slices by seeds, with plies or without
   */
  static Slice build(int seeds, IntFunction<Slice> smaller, SweepPool pool) {
    SadeqaResultBuilder builder = new SadeqaResultBuilder(seeds, smaller, pool);
    builder.solve();
    return builder.states;
  }

  private void solve() {
    pool.sweep(index.size(), ForwardSweep::new);
    int steps = 0;
    do {
      found = false;
      int now = steps;
      pool.sweep(index.size(), () -> new BackwardSweep(now));
      steps++;
    } while (found);
  }

  /** Sows every position once: captures are probed, quiet moves counted. */
  private final class ForwardSweep implements SweepPool.Sweep {
    private final SadeqaForwardMoves moves = new SadeqaForwardMoves();
    private final ProbeBatch probes = new ProbeBatch(index.seeds(), smaller, this::captured);

    @Override
    public void chunk(long from, long to) {
      SliceIndex.Cursor cursor = index.from(from);
      for (long at = from; at < to; at++) {
        if (probes.isFull()) {
          probes.flush();
        }
        states.set(at, state(at, cursor.south(), cursor.north()));
        cursor.next();
      }
      probes.flush();
      for (long at = from; at < to; at++) {
        if (states.get(at) == 0) {
          states.set(at, SadeqaStates.lost(0));
        }
      }
      pool.count(to - from);
    }

    /** The state without the captures, which are added to the batch of probes. */
    private int state(long at, long south, long north) {
      if (SadeqaValue.isEnd(south, north)) {
        return 0;
      }
      int quiet = moves.quiet(at, south, north, probes);
      return quiet == SadeqaForwardMoves.NONE ? SadeqaStates.NEVER_LOST : quiet;
    }

    /** Applies a probe: the position has a capture that leads to one of this value. */
    private void captured(long at, int captured, byte after) {
      int net = SadeqaValue.net(after);
      if (net < 0) {
        states.set(at, SadeqaStates.won(0));
      } else if (net == 0 && states.get(at) != SadeqaStates.won(0)) {
        states.set(at, SadeqaStates.NEVER_LOST);
      }
    }
  }

  /** Updates the predecessors of all positions that are decided in this number of steps. */
  private final class BackwardSweep implements SweepPool.Sweep {
    private final QuietPredecessors predecessors = new QuietPredecessors(SadeqaSolver.RULES);
    private final SliceIndex.Cursor cursor = index.from(0);
    private final UpdateBatch updates = new UpdateBatch(states::get, this::apply);
    private final int steps;

    BackwardSweep(int steps) {
      this.steps = steps;
    }

    @Override
    public void chunk(long from, long to) {
      int decided = 0;
      for (long at = states.next(from, to, steps); at < to; at = states.next(at + 1, to, steps)) {
        propagate(at);
        decided++;
      }
      updates.flush();
      pool.count(decided);
    }

    private void propagate(long at) {
      boolean won = states.get(at) == SadeqaStates.won(steps);
      decide(at, won ? SadeqaStates.WON : SadeqaStates.LOST);
      cursor.to(at);
      predecessors.of(cursor.south(), cursor.north());
      while (predecessors.next()) {
        updates.add(index.of(predecessors.south(), predecessors.north()), won ? 1 : 0);
      }
    }

    /** Sets the state of a position that no other thread changes. */
    private void decide(long at, int state) {
      int before = states.get(at);
      while (!states.change(at, before, state)) {
        // another of the eight positions has changed
      }
    }

    /** The position has a quiet move to one that is won or lost for the opponent. */
    private void apply(long at, int opponentWins) {
      int state;
      int next;
      do {
        state = states.get(at);
        if (state > SadeqaStates.NEVER_LOST
            || (opponentWins == 1 && state == SadeqaStates.NEVER_LOST)) {
          return;
        }
        next =
            opponentWins == 0
                ? SadeqaStates.won(steps + 1)
                : state == 1 ? SadeqaStates.lost(steps + 1) : state - 1;
      } while (!states.change(at, state, next));
      if (next > SadeqaStates.WON && !found) {
        found = true;
      }
    }
  }
}
