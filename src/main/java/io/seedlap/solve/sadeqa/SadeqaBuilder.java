package io.seedlap.solve.sadeqa;

import io.seedlap.solve.ProbeBatch;
import io.seedlap.solve.QuietPredecessors;
import io.seedlap.solve.Slice;
import io.seedlap.solve.SliceIndex;
import io.seedlap.solve.SweepPool;
import io.seedlap.solve.UpdateBatch;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.function.IntFunction;

/**
 * Solves a slice of Sadeqa II by retrograde analysis, when all smaller slices are solved.
 *
 * <p>First every position is sown forwards once. Moves that capture lead to smaller slices, whose
 * tables contain their values; quiet moves are counted. Then, from positions lost in 0 plies on,
 * all positions settled in m plies are processed in the order of m, and their quiet predecessors,
 * found by reverse sowing, are updated: a predecessor of a loss in m is a win in m + 1 at most; a
 * predecessor of a win in m has one quiet move less that may not lose, and is lost when none is
 * left. Positions that are never settled are draws: a player who does not want to lose can go on
 * for ever.
 *
 * <p>During the computation a position is a short:
 *
 * <pre>
 * bits 0-7   depth: odd, the fewest plies to a win known so far; even, the most plies to a loss
 * bits 8-10  quiet moves not yet known to lose
 * bit  12    set when some move certainly draws, or no sowing ends: never a loss
 * </pre>
 *
 * So a position is lost in m plies when its short is m, and that is even.
 */
final class SadeqaBuilder {
  private static final VarHandle SHORTS = MethodHandles.arrayElementVarHandle(short[].class);
  private static final int DEPTH = 0xFF;
  private static final int QUIET = 0x100;
  private static final int NEVER_LOST = 0x1000;

  private final SliceIndex index;
  private final IntFunction<Slice> smaller;
  private final SweepPool pool;
  private final short[] work;
  private volatile int deepest;
  private volatile boolean found;

  private SadeqaBuilder(int seeds, IntFunction<Slice> smaller, SweepPool pool) {
    this.index = SliceIndex.of(seeds);
    this.smaller = smaller;
    this.pool = pool;
    this.work = new short[(int) index.size()];
  }

  /**
   * Solves the slice.
   *
   * @param seeds on the board, 1 or more
   * @param smaller the solved slices by seeds
   */
  static Slice build(int seeds, IntFunction<Slice> smaller, SweepPool pool) {
    SadeqaBuilder builder = new SadeqaBuilder(seeds, smaller, pool);
    builder.solve();
    return builder.result();
  }

  private void solve() {
    pool.sweep(work.length, SadeqaForwardSweep::new);
    int depth = 0;
    do {
      found = false;
      int plies = depth;
      pool.sweep(work.length, () -> new SadeqaBackwardSweep(plies));
      depth++;
      if (found) {
        check(depth);
      }
    } while (found || depth <= deepest + 1);
  }

  private Slice result() {
    return new Slice() {
      @Override
      public byte at(long at) {
        int state = work[(int) at];
        int depth = state & DEPTH;
        return (byte) ((depth & 1) == 1 || state == depth ? depth : SadeqaValue.DRAW);
      }

      @Override
      public int seeds() {
        return index.seeds();
      }
    };
  }

  private final class SadeqaForwardSweep implements SweepPool.Sweep {
    private final SadeqaForwardMoves moves = new SadeqaForwardMoves();
    private final ProbeBatch probes = new ProbeBatch(index.seeds(), smaller, this::captured);

    @Override
    public void chunk(long from, long to) {
      SliceIndex.Cursor cursor = index.from(from);
      for (int at = (int) from; at < to; at++) {
        if (probes.isFull()) {
          probes.flush();
        }
        work[at] = (short) state(at, cursor.south(), cursor.north());
        cursor.next();
      }
      probes.flush();
      int most = 0;
      for (int at = (int) from; at < to; at++) {
        most = Math.max(most, work[at] & DEPTH);
      }
      reached(most);
      pool.count(to - from);
    }

    /** The state without the captures, which are added to the batch of probes. */
    private int state(int at, long south, long north) {
      if (SadeqaValue.isEnd(south, north)) {
        return SadeqaValue.LOST_NOW;
      }
      int quiet = moves.quiet(at, south, north, probes);
      return quiet == SadeqaForwardMoves.NONE ? NEVER_LOST : quiet * QUIET;
    }

    /** Applies a probe: the position has a capture that leads to one of this value. */
    private void captured(long position, int captured, byte after) {
      int at = (int) position;
      int value = after & 0xFF;
      int state = work[at];
      int depth = state & DEPTH;
      boolean won = (depth & 1) == 1;
      if (value == SadeqaValue.DRAW) {
        state |= NEVER_LOST;
      } else if ((value & 1) == 0) {
        depth = won ? Math.min(depth, value + 1) : value + 1;
      } else if (!won) {
        depth = Math.max(depth, value + 1);
      }
      work[at] = (short) ((state & ~DEPTH) | depth);
    }
  }

  private static void check(int depth) {
    if (depth > SadeqaValue.MAX_PLIES) {
      throw new IllegalStateException("more plies than fit in a byte");
    }
  }

  private synchronized void reached(int depth) {
    check(depth);
    deepest = Math.max(deepest, depth);
  }

  /** Updates the predecessors of all positions that are settled in this number of plies. */
  private final class SadeqaBackwardSweep implements SweepPool.Sweep {
    private final QuietPredecessors predecessors = new QuietPredecessors(SadeqaSolver.RULES);
    private final SliceIndex.Cursor cursor = index.from(0);
    private final UpdateBatch updates = new UpdateBatch(at -> work[(int) at], this::apply);
    private final int plies;

    SadeqaBackwardSweep(int plies) {
      this.plies = plies;
    }

    @Override
    public void chunk(long from, long to) {
      int mask = (plies & 1) == 0 ? 0xFFFF : DEPTH;
      int settled = 0;
      for (int at = (int) from; at < to; at++) {
        if ((work[at] & mask) == plies) {
          propagate(at);
          settled++;
        }
      }
      updates.flush();
      pool.count(settled);
    }

    private void propagate(int at) {
      cursor.to(at);
      predecessors.of(cursor.south(), cursor.north());
      while (predecessors.next()) {
        updates.add(index.of(predecessors.south(), predecessors.north()), plies + 1);
      }
      if (!found) {
        found = true;
      }
    }

    private void apply(long at, int depth) {
      if ((depth & 1) == 1) {
        win((int) at, depth);
      } else {
        loseOne((int) at, depth);
      }
    }

    private void win(int at, int won) {
      short state;
      int next;
      do {
        state = work[at];
        int depth = state & DEPTH;
        if ((depth & 1) == 1 && depth <= won) {
          return;
        }
        next = (state & ~DEPTH) | won;
      } while (!SHORTS.weakCompareAndSet(work, at, state, (short) next));
    }

    private void loseOne(int at, int lost) {
      short state;
      int next;
      do {
        state = work[at];
        int depth = state & DEPTH;
        if ((depth & 1) == 1) {
          return;
        }
        next = (state - QUIET & ~DEPTH) | Math.max(depth, lost);
      } while (!SHORTS.weakCompareAndSet(work, at, state, (short) next));
    }
  }
}
