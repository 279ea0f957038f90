package io.seedlap.solve;

import io.seedlap.rules.Mover;
import io.seedlap.rules.Ruleset;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.function.IntFunction;

/**
 * Solves a slice of Sadeqa II by retrograde analysis, when all smaller slices are solved.
 *
 * <p>First every position is sown forwards once. Moves that capture lead to smaller slices and are
 * worth what those tables say; quiet moves are counted. Then, from positions lost in 0 plies on,
 * all positions settled in m plies are taken in the order of m, and their quiet predecessors, found
 * by unsowing, hear of it: before a loss in m stands a win in m + 1 at most; before a win in m
 * stands one quiet move less that may save the mover, who is lost when none is left. What is never
 * settled is a draw: whoever does not want to lose can go on for ever.
 *
 * <p>While it is worked out a position is a short:
 *
 * <pre>
 * bits 0-7   depth: odd, the fewest plies to a win known so far; even, the most plies to a loss
 * bits 8-10  quiet moves not yet known to lose
 * bit  12    set when some move draws for sure, or no sowing ends: never a loss
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
  private final Workers workers;
  private final short[] work;
  private volatile int deepest;
  private volatile boolean found;

  private SadeqaBuilder(int seeds, IntFunction<Slice> smaller, Workers workers) {
    this.index = SliceIndex.of(seeds);
    this.smaller = smaller;
    this.workers = workers;
    this.work = new short[index.size()];
  }

  /**
   * Solves the slice.
   *
   * @param seeds on the board, 1 or more
   * @param smaller the solved slices by seeds
   */
  static Slice build(int seeds, IntFunction<Slice> smaller, Workers workers) {
    SadeqaBuilder builder = new SadeqaBuilder(seeds, smaller, workers);
    builder.solve();
    return builder.result();
  }

  private void solve() {
    workers.sweep(work.length, Forwards::new);
    int depth = 0;
    do {
      found = false;
      int plies = depth;
      workers.sweep(work.length, () -> new Backwards(plies));
      depth++;
    } while (found || depth <= deepest + 1);
  }

  private Slice result() {
    return new Slice() {
      @Override
      public byte at(int at) {
        int state = work[at];
        int depth = state & DEPTH;
        return (byte) ((depth & 1) == 1 || state == depth ? depth : SadeqaValue.DRAW);
      }

      @Override
      public int seeds() {
        return index.seeds();
      }
    };
  }

  private final class Forwards implements Workers.Sweep {
    private final Mover mover = new Mover(Ruleset.named("sadeqa-ii").orElseThrow());
    private final Slice[] slices = new Slice[index.seeds()];
    private int win;
    private int loss;
    private int quiet;
    private boolean neverLost;

    Forwards() {
      for (int seeds = 1; seeds < slices.length; seeds++) {
        slices[seeds] = smaller.apply(seeds);
      }
    }

    @Override
    public void chunk(int from, int to) {
      SliceIndex.Cursor cursor = index.from(from);
      int most = 0;
      for (int at = from; at < to; at++) {
        int state = state(cursor.south(), cursor.north());
        most = Math.max(most, state & DEPTH);
        work[at] = (short) state;
        cursor.next();
      }
      reached(most);
      workers.count(to - from);
    }

    private int state(long south, long north) {
      if (south == 0) {
        return 0;
      }
      win = Integer.MAX_VALUE;
      loss = 0;
      quiet = 0;
      neverLost = false;
      boolean any = false;
      for (int hole = 0; hole < 6; hole++) {
        if (mover.liftable(south, north, hole) && mover.sow(south, north, hole, Mover.OWN_ROW)) {
          any = true;
          take();
        }
      }
      int depth = win == Integer.MAX_VALUE ? loss : win;
      return depth | quiet * QUIET | (neverLost || !any ? NEVER_LOST : 0);
    }

    private void take() {
      int captured = mover.captured();
      if (captured == 0) {
        quiet++;
        return;
      }
      int value = slices[index.seeds() - captured].at(mover.north(), mover.south()) & 0xFF;
      if (value == SadeqaValue.DRAW) {
        neverLost = true;
      } else if ((value & 1) == 0) {
        win = Math.min(win, value + 1);
      } else {
        loss = Math.max(loss, value + 1);
      }
    }
  }

  private synchronized void reached(int depth) {
    if (depth > SadeqaValue.MOST_PLIES) {
      throw new IllegalStateException("more plies than fit in a byte");
    }
    deepest = Math.max(deepest, depth);
  }

  /** Tells the predecessors of all positions that are settled in this number of plies. */
  private final class Backwards implements Workers.Sweep {
    private final QuietPredecessors before =
        new QuietPredecessors(Ruleset.named("sadeqa-ii").orElseThrow());
    private final SliceIndex.Cursor cursor = index.from(0);
    private final int plies;

    Backwards(int plies) {
      this.plies = plies;
    }

    @Override
    public void chunk(int from, int to) {
      boolean lost = (plies & 1) == 0;
      int mask = lost ? 0xFFFF : DEPTH;
      int settled = 0;
      for (int at = from; at < to; at++) {
        if ((work[at] & mask) == plies) {
          tell(at, lost);
          settled++;
        }
      }
      workers.count(settled);
    }

    private void tell(int at, boolean lost) {
      cursor.to(at);
      before.of(cursor.south(), cursor.north());
      while (before.next()) {
        int to = index.of(before.south(), before.north());
        if (lost) {
          win(to);
        } else {
          loseOne(to);
        }
      }
      if (!found) {
        found = true;
      }
    }

    private void win(int at) {
      short state;
      int next;
      do {
        state = work[at];
        int depth = state & DEPTH;
        if ((depth & 1) == 1 && depth <= plies + 1) {
          return;
        }
        next = state & ~DEPTH | plies + 1;
      } while (!SHORTS.weakCompareAndSet(work, at, state, (short) next));
    }

    private void loseOne(int at) {
      short state;
      int next;
      do {
        state = work[at];
        int depth = state & DEPTH;
        if ((depth & 1) == 1) {
          return;
        }
        next = state - QUIET & ~DEPTH | Math.max(depth, plies + 1);
      } while (!SHORTS.weakCompareAndSet(work, at, state, (short) next));
    }
  }
}
