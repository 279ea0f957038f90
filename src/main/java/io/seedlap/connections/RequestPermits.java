package io.seedlap.connections;

import io.seedlap.web.ProblemException;
import io.vertx.ext.web.RoutingContext;
import java.util.concurrent.Semaphore;
import java.util.concurrent.atomic.AtomicReference;

/** Admits a limited number of requests of one kind at once, each of which runs for long. */
public abstract class RequestPermits {
  private final int most;
  private final String what;
  private final Semaphore free;

  /**
   * @param most requests under way at once
   * @param what they are, in the plural
   */
  protected RequestPermits(int most, String what) {
    this.most = most;
    this.what = what;
    this.free = new Semaphore(most);
  }

  /** Requests under way. */
  public int open() {
    return most - free.availablePermits();
  }

  /**
   * Admits a request. Its permit is given back when its run ends, or, if it never begins to run,
   * when the request is over.
   *
   * @throws ProblemException overloaded
   */
  public Permit enter(RoutingContext routing) {
    if (!free.tryAcquire()) {
      throw ProblemException.overloaded(
          most + " " + what + " are under way, as many as there may be at once.");
    }
    Permit permit = new Permit();
    RequestEnd.run(routing, permit::abandon);
    return permit;
  }

  /** The permit of one request. */
  public final class Permit {
    private enum State {
      ADMITTED,
      RUNNING,
      GIVEN_BACK
    }

    private final AtomicReference<State> state = new AtomicReference<>(State.ADMITTED);

    /** Whether the run may begin; false when the request is over. */
    public boolean begin() {
      return state.compareAndSet(State.ADMITTED, State.RUNNING);
    }

    /** Called when the run has ended. */
    public void end() {
      giveBack(State.RUNNING);
    }

    private void abandon() {
      giveBack(State.ADMITTED);
    }

    private void giveBack(State from) {
      if (state.compareAndSet(from, State.GIVEN_BACK)) {
        free.release();
      }
    }
  }
}
