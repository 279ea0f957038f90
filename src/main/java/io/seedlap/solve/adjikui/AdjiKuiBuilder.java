package io.seedlap.solve.adjikui;

import io.seedlap.rules.Mover;
import io.seedlap.rules.Rows;
import io.seedlap.solve.ProbeBatch;
import io.seedlap.solve.Slice;
import io.seedlap.solve.SliceIndex;
import io.seedlap.solve.SweepPool;
import java.util.function.IntFunction;

/**
 * Solves a slice of Adji Kui II by retrograde analysis, when the slice with four seeds less is
 * solved; with the usual ownership.
 *
 * <p>First every position is sown forwards once: the value of a capture is the casa minus the value
 * of the position it leads to; quiet moves and forced passes are counted. Then nets are settled in
 * descending order of their size. With t from the largest possible net down to 1: a position with a
 * capture of value t has value t; so has one with a quiet move to a position of value -t; and one
 * whose moves are all settled, the best having value -t, has value -t. No larger net remains to be
 * found, so each value is final when it is set, and the player to move, or the opponent, can force
 * a net of t in a finite number of moves. Positions not settled after t = 1 have value 0: neither
 * player can force more than that, and infinite play counts as 0.
 *
 * <p>During these passes, and in a last one for the rest, it is propagated backwards which
 * positions have a line of best play that ends: those whose best move ends the game or leads to a
 * smaller slice where best play ends, and those with a quiet move that keeps the value and leads to
 * such a position. The values of the others rest on infinite play.
 */
final class AdjiKuiBuilder {
  private final AdjiKuiStates slice;
  private final IntFunction<Slice> smaller;
  private final SweepPool pool;

  private AdjiKuiBuilder(int seeds, IntFunction<Slice> smaller, SweepPool pool, int room) {
    this.slice = new AdjiKuiStates(SliceIndex.of(seeds), room);
    this.smaller = smaller;
    this.pool = pool;
  }

  /**
   * Solves the slice.
   *
   * @param seeds on the board, so many that the game is not over
   * @param smaller the solved slices by seeds
   */
  static Slice build(int seeds, IntFunction<Slice> smaller, SweepPool pool) {
    return build(seeds, smaller, pool, AdjiKuiStates.ROOM);
  }

  /**
   * Solves the slice with a given room for pending positions.
   *
   * @param room positions that may be pending with one thread, see {@link AdjiKuiStates.Pending}
   */
  static Slice build(int seeds, IntFunction<Slice> smaller, SweepPool pool, int room) {
    AdjiKuiBuilder builder = new AdjiKuiBuilder(seeds, smaller, pool, room);
    builder.solve();
    return builder.slice;
  }

  private void solve() {
    long size = slice.index.size();
    pool.sweep(size, AdjiKuiForwardSweep::new);
    pool.sweep(size, () -> this::markPassedTo);
    for (int net = slice.index.seeds(); net > 0; net--) {
      int settled = net;
      slice.sweep(pool, () -> new AdjiKuiValuePropagation(slice, settled, pool));
    }
    pool.sweep(size, () -> this::settleZeros);
    slice.sweep(pool, () -> new AdjiKuiTerminationPropagation(slice, pool));
  }

  private void markPassedTo(long from, long to) {
    SliceIndex.Cursor cursor = slice.index.from(from);
    for (int at = (int) from; at < to; at++) {
      if ((slice.states[at] & AdjiKuiStates.PASSES) != 0) {
        slice.add((int) slice.index.of(cursor.north(), cursor.south()), AdjiKuiStates.PASSED_TO);
      }
      cursor.next();
    }
  }

  private void settleZeros(long from, long to) {
    int settled = 0;
    for (int at = (int) from; at < to; at++) {
      settled += slice.settleZero(at) ? 1 : 0;
    }
    pool.count(settled);
  }

  /** Sows every position once: the results of captures are probed, quiet moves counted. */
  private final class AdjiKuiForwardSweep implements SweepPool.Sweep {
    private final Mover mover = new Mover(AdjiKuiSolver.RULES);
    private final int seeds = slice.index.seeds();
    private final ProbeBatch probes = new ProbeBatch(seeds, smaller, this::captured);

    @Override
    public void chunk(long from, long to) {
      SliceIndex.Cursor cursor = slice.index.from(from);
      for (int at = (int) from; at < to; at++) {
        if (probes.isFull()) {
          probes.flush();
        }
        slice.states[at] = state(at, cursor.south(), cursor.north());
        cursor.next();
      }
      probes.flush();
      pool.count(to - from);
    }

    /** The state without the captures, which are added to the batch of probes. */
    private short state(int at, long south, long north) {
      int best = 0;
      int quiet = 0;
      boolean any = false;
      int liftable = AdjiKuiSolver.RULES.liftable(south, north, Rows.OWN_ROW, false);
      for (int rest = liftable; rest != 0; rest &= rest - 1) {
        if (mover.sow(south, north, Integer.numberOfTrailingZeros(rest), Rows.OWN_ROW)) {
          any = true;
          int captured = mover.captured();
          if (captured == 0) {
            quiet++;
          } else if (AdjiKuiValue.isEnd(mover.north(), mover.south())) {
            best = Math.max(best, AdjiKuiValue.ofEnd(captured, mover.north(), mover.south()));
          } else {
            probes.add(at, captured, mover.north(), mover.south());
          }
        }
      }
      return any ? AdjiKuiStates.state(best, quiet) : stuck(south, north);
    }

    /** Applies a probe: the position has a capture that leads to one of this value. */
    private void captured(long position, int captured, byte value) {
      int at = (int) position;
      int moveValue = AdjiKuiValue.ofMove(captured, value);
      int state = slice.states[at];
      if (moveValue > (state & AdjiKuiStates.BEST)) {
        slice.states[at] = (short) ((state & ~AdjiKuiStates.BEST) | moveValue);
      }
    }

    private short stuck(long south, long north) {
      return mover.canSow(north, south, Rows.OWN_ROW)
          ? AdjiKuiStates.passing()
          : AdjiKuiStates.state(AdjiKuiValue.ofDeadlock(south, north), 0);
    }
  }
}
