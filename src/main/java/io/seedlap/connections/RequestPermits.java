package io.seedlap.connections;

import io.seedlap.clients.ClientShares;
import io.seedlap.clients.RateLimits;
import io.seedlap.web.ProblemException;
import io.vertx.ext.web.RoutingContext;
import java.util.concurrent.Semaphore;
import java.util.concurrent.atomic.AtomicReference;

/** Admits a limited number of requests of one kind at once, each of which runs for long. */
public abstract class RequestPermits {
  private final int most;
  private final String what;
  private final Semaphore free;
  private final ClientShares shares;
  private final RateLimits rates;

  /**
   * @param most requests under way at once, of which a client may have half
   * @param what they are, in the plural
   */
  protected RequestPermits(int most, String what, RateLimits rates) {
    this.most = most;
    this.what = what;
    this.free = new Semaphore(most);
    this.shares = ClientShares.halves(most, what);
    this.rates = rates;
  }

  /** Requests under way. */
  public int open() {
    return most - free.availablePermits();
  }

  /**
   * Admits a request. Its permit is given back when its run ends, or, if it never begins to run,
   * when the request is over.
   *
   * @throws ProblemException overloaded; rate-limited
   */
  public Permit enter(RoutingContext routing) {
    Runnable leave = rates.enter(shares, routing);
    if (!free.tryAcquire()) {
      leave.run();
      throw ProblemException.overloaded(
          most + " " + what + " are under way, as many as there may be at once.");
    }
    Permit permit = new Permit(leave);
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
    private final Runnable leave;

    private Permit(Runnable leave) {
      this.leave = leave;
    }

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
        leave.run();
      }
    }
  }
}
