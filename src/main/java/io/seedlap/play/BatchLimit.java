package io.seedlap.play;

import io.micrometer.core.instrument.MeterRegistry;
import io.quarkus.runtime.Startup;
import io.seedlap.connections.RequestEnd;
import io.seedlap.web.ProblemException;
import io.vertx.ext.web.RoutingContext;
import jakarta.inject.Singleton;
import java.util.concurrent.Semaphore;
import java.util.concurrent.atomic.AtomicReference;

/** Admits a limited number of batches at once. */
@Singleton
@Startup // its meters are there before it is needed
class BatchLimit {
  private final int most;
  private final Semaphore free;

  BatchLimit(BatchConfig config, MeterRegistry meters) {
    this.most = config.streams();
    this.free = new Semaphore(most);
    meters.gauge("seedlap.batches.open", this, BatchLimit::open);
  }

  /** Batches under way. */
  int open() {
    return most - free.availablePermits();
  }

  /**
   * Admits a batch. Its permit is given back when its run ends, or, if it never begins to run, when
   * its request is over.
   *
   * @throws ProblemException overloaded
   */
  Permit enter(RoutingContext routing) {
    if (!free.tryAcquire()) {
      throw ProblemException.overloaded(
          most + " batches are under way, as many as there may be at once.");
    }
    Permit permit = new Permit();
    RequestEnd.run(routing, permit::abandon);
    return permit;
  }

  /** The permit of one batch. */
  final class Permit {
    private enum State {
      ADMITTED,
      RUNNING,
      GIVEN_BACK
    }

    private final AtomicReference<State> state = new AtomicReference<>(State.ADMITTED);

    /** Whether the batch may run; false when its request is over. */
    boolean begin() {
      return state.compareAndSet(State.ADMITTED, State.RUNNING);
    }

    /** Called when the run has ended. */
    void end() {
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
