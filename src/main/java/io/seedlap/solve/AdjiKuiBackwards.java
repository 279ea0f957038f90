package io.seedlap.solve;

/**
 * A thread's share in settling all nets of one size, t, when the larger ones are settled. Whoever
 * settles a position tells its predecessors, at once or when the positions before it are told.
 */
final class AdjiKuiBackwards implements Workers.Sweep {
  private final AdjiKuiWork work;
  private final Before before;
  private final AdjiKuiWork.Waiting waiting = new AdjiKuiWork.Waiting();
  private final int net;

  /** A best move worth t that is known to end, less 1 for one that is not; the same for -t. */
  private final int gain;

  private final int loss;

  AdjiKuiBackwards(AdjiKuiWork work, int net) {
    this.work = work;
    this.before = new Before(work);
    this.net = net;
    this.gain = AdjiKuiValue.of(net, false);
    this.loss = AdjiKuiValue.of(-net, false);
  }

  @Override
  public void chunk(int from, int to) {
    for (int at = from; at < to; at++) {
      int state = work.states[at];
      if (decided(state) && settle(at)) {
        tellAll();
      }
    }
  }

  private boolean decided(int state) {
    int best = state & (AdjiKuiWork.BEST & ~1 | AdjiKuiWork.SETTLED);
    return best == gain || best == loss && (state & AdjiKuiWork.ALL_QUIET) == 0;
  }

  private boolean settle(int at) {
    int state;
    do {
      state = work.states[at];
      if (!decided(state)) {
        return false;
      }
    } while (!work.change(at, state, state | AdjiKuiWork.SETTLED));
    waiting.add(at);
    return true;
  }

  private void tellAll() {
    while (!waiting.isEmpty()) {
      int at = waiting.take();
      boolean gained = AdjiKuiValue.net(work.at(at)) > 0;
      before.of(at);
      while (before.next()) {
        if (gained) {
          loseOne(before.index());
        } else {
          gain(before.index());
        }
      }
    }
  }

  /** The position has a quiet move to one worth -t. */
  private void gain(int at) {
    int state;
    int next;
    do {
      state = work.states[at];
      if ((state & AdjiKuiWork.SETTLED) != 0) {
        return;
      }
      next = state & ~AdjiKuiWork.BEST | Math.max(state & AdjiKuiWork.BEST, gain);
    } while (!work.change(at, state, next | AdjiKuiWork.SETTLED));
    waiting.add(at);
  }

  /** One of the position's quiet moves leads to a position worth t, so it is worth -t. */
  private void loseOne(int at) {
    int state;
    int next;
    do {
      state = work.states[at];
      if ((state & AdjiKuiWork.SETTLED) != 0) {
        return;
      }
      int best = Math.max(state & AdjiKuiWork.BEST, loss);
      next = state - AdjiKuiWork.QUIET & ~AdjiKuiWork.BEST | best;
      if (decided(next)) {
        next |= AdjiKuiWork.SETTLED;
      }
    } while (!work.change(at, state, next));
    if ((next & AdjiKuiWork.SETTLED) != 0) {
      waiting.add(at);
    }
  }

  /** The positions from which a quiet move or a forced pass leads to a given one. */
  static final class Before {
    private final AdjiKuiWork work;
    private final SliceIndex.Cursor cursor;
    private final QuietPredecessors moves = new QuietPredecessors(AdjiKuiWork.RULES);
    private int passer;
    private int index;

    Before(AdjiKuiWork work) {
      this.work = work;
      this.cursor = work.index.from(0);
    }

    void of(int at) {
      cursor.to(at);
      moves.of(cursor.south(), cursor.north());
      passer = work.index.of(cursor.north(), cursor.south());
      if ((work.states[passer] & AdjiKuiWork.PASSES) == 0) {
        passer = -1;
      }
    }

    boolean next() {
      if (moves.next()) {
        index = work.index.of(moves.south(), moves.north());
        return true;
      }
      index = passer;
      passer = -1;
      return index >= 0;
    }

    int index() {
      return index;
    }
  }
}
