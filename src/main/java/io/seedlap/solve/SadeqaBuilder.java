package io.seedlap.solve;

import io.seedlap.rules.Mover;
import io.seedlap.rules.Rows;
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
      if (found) {
        check(depth);
      }
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
    private final Lookups lookups = new Lookups(index.seeds(), smaller, this::hear);

    @Override
    public void chunk(int from, int to) {
      SliceIndex.Cursor cursor = index.from(from);
      for (int at = from; at < to; at++) {
        if (lookups.isFull()) {
          lookups.answer();
        }
        work[at] = (short) state(at, cursor.south(), cursor.north());
        cursor.next();
      }
      lookups.answer();
      int most = 0;
      for (int at = from; at < to; at++) {
        most = Math.max(most, work[at] & DEPTH);
      }
      reached(most);
      workers.count(to - from);
    }

    /** The state but for what is asked for. */
    private int state(int at, long south, long north) {
      if (south == 0) {
        return 0;
      }
      int quiet = 0;
      boolean any = false;
      for (int hole = 0; hole < 6; hole++) {
        if (mover.liftable(south, north, hole) && mover.sow(south, north, hole, Rows.OWN_ROW)) {
          any = true;
          int captured = mover.captured();
          if (captured == 0) {
            quiet++;
          } else {
            lookups.ask(at, captured, mover.north(), mover.south());
          }
        }
      }
      return quiet * QUIET | (any ? 0 : NEVER_LOST);
    }

    /** The position has a capture that leads to one of this value. */
    private void hear(int at, int captured, byte after) {
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
      work[at] = (short) (state & ~DEPTH | depth);
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

  /** Tells the predecessors of all positions that are settled in this number of plies. */
  private final class Backwards implements Workers.Sweep {
    private final QuietPredecessors before =
        new QuietPredecessors(Ruleset.named("sadeqa-ii").orElseThrow());
    private final SliceIndex.Cursor cursor = index.from(0);
    private final News news = new News(work, this::hear);
    private final int plies;

    Backwards(int plies) {
      this.plies = plies;
    }

    @Override
    public void chunk(int from, int to) {
      int mask = (plies & 1) == 0 ? 0xFFFF : DEPTH;
      int settled = 0;
      for (int at = from; at < to; at++) {
        if ((work[at] & mask) == plies) {
          tell(at);
          settled++;
        }
      }
      news.deliver();
      workers.count(settled);
    }

    private void tell(int at) {
      cursor.to(at);
      before.of(cursor.south(), cursor.north());
      while (before.next()) {
        news.send(index.of(before.south(), before.north()), plies + 1);
      }
      if (!found) {
        found = true;
      }
    }

    private void hear(int at, int depth) {
      if ((depth & 1) == 1) {
        win(at, depth);
      } else {
        loseOne(at, depth);
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
        next = state & ~DEPTH | won;
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
        next = state - QUIET & ~DEPTH | Math.max(depth, lost);
      } while (!SHORTS.weakCompareAndSet(work, at, state, (short) next));
    }
  }
}
