package io.seedlap.solve;

import io.seedlap.rules.Mover;
import io.seedlap.rules.Rows;
import java.util.function.IntFunction;

/**
 * Solves a slice of Adji Kui II by retrograde analysis, when the slice with four seeds less is
 * solved; with the usual ownership.
 *
 * <p>First every position is sown forwards once: captures are worth the casa minus the value of
 * what they lead to, quiet moves and forced passes are counted. Then nets are settled in the order
 * of their size. With t from the largest possible net down to 1: a position with a capture worth t
 * is worth t; so is one with a quiet move to a position worth -t; and one whose moves are all
 * known, the best being worth -t, is worth -t. Nothing larger is left to be found, so each value is
 * final when it is set, and the mover, or his opponent, brings about a net of t in a finite number
 * of moves. What is not settled when t is 1 is worth 0: neither player can bring about more than
 * that, and infinite play counts as 0.
 *
 * <p>On the way, and for the rest at last, it is passed on backwards which positions have a line of
 * best play that ends: those whose best move ends the game or leads to a smaller slice where best
 * play ends, and those with a quiet move that keeps the value and leads to such a position. The
 * others rest on infinite play.
 */
final class AdjiKuiBuilder {
  /** Seeds in play with which the game is over. */
  static final int SEEDS_AT_THE_END = 8;

  private final AdjiKuiWork work;
  private final IntFunction<Slice> smaller;
  private final Workers workers;

  private AdjiKuiBuilder(int seeds, IntFunction<Slice> smaller, Workers workers, int room) {
    this.work = new AdjiKuiWork(SliceIndex.of(seeds), room);
    this.smaller = smaller;
    this.workers = workers;
  }

  /**
   * Solves the slice.
   *
   * @param seeds on the board, 9 or more: with 8 the game is over
   * @param smaller the solved slices by seeds
   */
  static Slice build(int seeds, IntFunction<Slice> smaller, Workers workers) {
    return build(seeds, smaller, workers, AdjiKuiWork.ROOM);
  }

  /**
   * The same.
   *
   * @param room positions that may wait with one thread, see {@link AdjiKuiWork.Waiting}
   */
  static Slice build(int seeds, IntFunction<Slice> smaller, Workers workers, int room) {
    AdjiKuiBuilder builder = new AdjiKuiBuilder(seeds, smaller, workers, room);
    builder.solve();
    return builder.work;
  }

  private void solve() {
    int size = work.index.size();
    workers.sweep(size, Forwards::new);
    workers.sweep(size, () -> this::markPassedTo);
    for (int net = work.index.seeds(); net > 0; net--) {
      int settled = net;
      work.sweep(workers, () -> new AdjiKuiBackwards(work, settled, workers));
    }
    workers.sweep(size, () -> this::settleZeros);
    work.sweep(workers, () -> new AdjiKuiEnds(work, workers));
  }

  private void markPassedTo(int from, int to) {
    SliceIndex.Cursor cursor = work.index.from(from);
    for (int at = from; at < to; at++) {
      if ((work.states[at] & AdjiKuiWork.PASSES) != 0) {
        work.add(work.index.of(cursor.north(), cursor.south()), AdjiKuiWork.PASSED_TO);
      }
      cursor.next();
    }
  }

  private void settleZeros(int from, int to) {
    int settled = 0;
    for (int at = from; at < to; at++) {
      settled += work.settleZero(at) ? 1 : 0;
    }
    workers.count(settled);
  }

  private final class Forwards implements Workers.Sweep {
    private final Mover mover = new Mover(AdjiKuiWork.RULES);
    private final int seeds = work.index.seeds();
    private final Lookups lookups = new Lookups(seeds, smaller, this::hear);

    @Override
    public void chunk(int from, int to) {
      SliceIndex.Cursor cursor = work.index.from(from);
      for (int at = from; at < to; at++) {
        if (lookups.isFull()) {
          lookups.answer();
        }
        work.states[at] = state(at, cursor.south(), cursor.north());
        cursor.next();
      }
      lookups.answer();
      workers.count(to - from);
    }

    /** The state but for what is asked for. */
    private short state(int at, long south, long north) {
      int best = 0;
      int quiet = 0;
      boolean any = false;
      for (int hole = 0; hole < 6; hole++) {
        if (mover.liftable(south, north, hole) && mover.sow(south, north, hole, Rows.OWN_ROW)) {
          any = true;
          int captured = mover.captured();
          if (captured == 0) {
            quiet++;
          } else if (seeds - captured > SEEDS_AT_THE_END) {
            lookups.ask(at, captured, mover.north(), mover.south());
          } else {
            best = Math.max(best, atTheEnd(captured));
          }
        }
      }
      return any ? AdjiKuiWork.state(best, quiet) : stuck(south, north);
    }

    /** What the capture is worth that the mover has just made, ending the game. */
    private int atTheEnd(int captured) {
      int settled = AdjiKuiValue.settled(mover.north(), mover.south());
      return AdjiKuiValue.of(captured - settled, true);
    }

    /** The position has a capture that leads to one of this value. */
    private void hear(int at, int captured, byte value) {
      int worth = AdjiKuiValue.of(captured - AdjiKuiValue.net(value), !AdjiKuiValue.cyclic(value));
      int state = work.states[at];
      if (worth > (state & AdjiKuiWork.BEST)) {
        work.states[at] = (short) (state & ~AdjiKuiWork.BEST | worth);
      }
    }

    private short stuck(long south, long north) {
      for (int hole = 0; hole < 6; hole++) {
        if (mover.liftable(north, south, hole) && mover.sow(north, south, hole, Rows.OWN_ROW)) {
          return AdjiKuiWork.passing();
        }
      }
      return AdjiKuiWork.state(AdjiKuiValue.of(AdjiKuiValue.settled(south, north), true), 0);
    }
  }
}
