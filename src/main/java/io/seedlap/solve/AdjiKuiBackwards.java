package io.seedlap.solve;

/**
 * A thread's share in settling all nets of one size, t, when the larger ones are settled. Whoever
 * settles a position tells its predecessors, together with many others' or when the chunk is done.
 */
final class AdjiKuiBackwards implements Workers.Sweep {
  private final AdjiKuiWork work;
  private final Before before;
  private final AdjiKuiWork.Waiting waiting;
  private final News news;
  private final Workers workers;

  /** A move worth t of which it is not known whether best play ends after it; the same for -t. */
  private final int gain;

  private final int loss;

  AdjiKuiBackwards(AdjiKuiWork work, int net, Workers workers) {
    this.work = work;
    this.before = new Before(work);
    this.waiting = work.new Waiting();
    this.news = new News(work.states, this::hear);
    this.workers = workers;
    this.gain = AdjiKuiValue.of(net, false);
    this.loss = AdjiKuiValue.of(-net, false);
  }

  @Override
  public void chunk(int from, int to) {
    for (int at = from; at < to; at++) {
      int state = work.states[at];
      if (decided(state)) {
        settle(at);
      } else if ((state & AdjiKuiWork.LEFT) != 0) {
        waiting.addLeft(at);
      }
      if (waiting.areMany()) {
        tellAll();
      }
    }
    tellAll();
  }

  private boolean decided(int state) {
    int best = state & (AdjiKuiWork.BEST & ~1 | AdjiKuiWork.SETTLED);
    return best == gain || best == loss && (state & AdjiKuiWork.ALL_QUIET) == 0;
  }

  private void settle(int at) {
    int state;
    do {
      state = work.states[at];
      if (!decided(state)) {
        return;
      }
    } while (!work.change(at, state, settled(state)));
    waiting.add(at);
  }

  private static int settled(int state) {
    int ends = state & 1;
    return state | AdjiKuiWork.SETTLED | ends * AdjiKuiWork.ENDS_TOLD;
  }

  private void tellAll() {
    int told = 0;
    while (!waiting.isEmpty()) {
      while (!waiting.isEmpty()) {
        tell(waiting.take());
        told++;
      }
      news.deliver();
    }
    workers.count(told);
  }

  private void tell(int at) {
    int state = work.states[at];
    boolean gained = (state & AdjiKuiWork.BEST & ~1) == gain;
    int ends = (state & AdjiKuiWork.ENDS_TOLD) != 0 ? 1 : 0;
    int worth = (gained ? loss : gain) + ends;
    before.of(at);
    while (before.next()) {
      news.send(before.index(), worth);
    }
  }

  private void hear(int at, int worth) {
    if (worth >= gain) {
      gain(at, worth);
    } else {
      loseOne(at, worth);
    }
  }

  /** The position has a quiet move to one worth -t. */
  private void gain(int at, int worth) {
    int state;
    int next;
    do {
      state = work.states[at];
      if ((state & AdjiKuiWork.SETTLED) != 0) {
        if ((state & AdjiKuiWork.BEST) == worth - 1) {
          work.add(at, worth & 1);
        }
        return;
      }
      next = settled(state & ~AdjiKuiWork.BEST | Math.max(state & AdjiKuiWork.BEST, worth));
    } while (!work.change(at, state, next));
    waiting.add(at);
  }

  /** One of the position's quiet moves leads to a position worth t, so it is worth -t. */
  private void loseOne(int at, int worth) {
    int state;
    int next;
    do {
      state = work.states[at];
      if ((state & AdjiKuiWork.SETTLED) != 0) {
        return;
      }
      int best = Math.max(state & AdjiKuiWork.BEST, worth);
      next = state - AdjiKuiWork.QUIET & ~AdjiKuiWork.BEST | best;
      if (decided(next)) {
        next = settled(next);
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
      boolean passedTo = (work.states[at] & AdjiKuiWork.PASSED_TO) != 0;
      passer = passedTo ? work.index.of(cursor.north(), cursor.south()) : -1;
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
