package io.seedlap.solve;

/**
 * A thread's share in marking, when all values are settled, what is left of the positions from
 * which some line of best play ends: those with a quiet move that keeps the value and leads to one
 * that is marked, but was not yet when its predecessors heard of its value.
 */
final class AdjiKuiEnds implements Workers.Sweep {
  private final AdjiKuiWork work;
  private final AdjiKuiBackwards.Before before;
  private final News news;
  private final AdjiKuiWork.Waiting waiting;
  private final Workers workers;

  AdjiKuiEnds(AdjiKuiWork work, Workers workers) {
    this.work = work;
    this.workers = workers;
    this.waiting = work.new Waiting();
    this.news = new News(work.states, this::hear);
    this.before = new AdjiKuiBackwards.Before(work);
  }

  @Override
  public void chunk(int from, int to) {
    for (int at = from; at < to; at++) {
      int state = work.states[at];
      if ((state & 1) != 0 && (state & AdjiKuiWork.ENDS_TOLD) == 0) {
        mark(at);
      } else if ((state & AdjiKuiWork.LEFT) != 0) {
        waiting.addLeft(at);
      }
      if (waiting.areMany()) {
        tellAll();
      }
    }
    tellAll();
    workers.count(to - from);
  }

  private void tellAll() {
    while (!waiting.isEmpty()) {
      while (!waiting.isEmpty()) {
        tell(waiting.take());
      }
      news.deliver();
    }
  }

  private void tell(int at) {
    int kept = -AdjiKuiValue.net(work.at(at));
    before.of(at);
    while (before.next()) {
      news.send(before.index(), kept);
    }
  }

  /** The position has a quiet move that keeps its value if that is this one. */
  private void hear(int at, int kept) {
    if (AdjiKuiValue.net(work.at(at)) == kept) {
      mark(at);
    }
  }

  private void mark(int at) {
    int state;
    do {
      state = work.states[at];
      if ((state & AdjiKuiWork.ENDS_TOLD) != 0) {
        return;
      }
    } while (!work.change(at, state, state | AdjiKuiWork.ENDS_TOLD | 1));
    waiting.add(at);
  }
}
