package io.seedlap.live;

import io.micrometer.core.instrument.MeterRegistry;
import io.quarkus.runtime.Startup;
import io.seedlap.clients.Client;
import io.seedlap.clients.ClientShares;
import io.seedlap.web.Problem;
import io.seedlap.web.ProblemException;
import io.seedlap.web.ProblemType;
import io.seedlap.web.TooManyRequests;
import jakarta.inject.Singleton;
import java.util.concurrent.Semaphore;
import java.util.concurrent.atomic.AtomicBoolean;

/** Counts open streams, in all and by client. */
@Singleton
@Startup // its meters are there before it is needed
class StreamLimit {
  private static final long RETRY_SECONDS = 30;

  private final ClientShares shares;
  private final Semaphore free;
  private final int most;

  StreamLimit(EventStreamConfig config, MeterRegistry meters) {
    String detail = "A client may have " + config.streamsPerClient() + " event streams open.";
    this.shares =
        new ClientShares(
            config.streamsPerClient(),
            () ->
                new TooManyRequests(
                    Problem.of(ProblemType.TOO_MANY_STREAMS, detail), RETRY_SECONDS));
    this.most = config.streams();
    this.free = new Semaphore(most);
    meters.gauge("seedlap.streams.open", this, StreamLimit::open);
  }

  /**
   * Admits one more stream.
   *
   * @return to be run when it ends; further runs have no effect
   * @throws ProblemException too-many-streams or overloaded
   */
  Runnable enter(Client client) {
    Runnable leave = shares.enter(client);
    if (!free.tryAcquire()) {
      leave.run();
      throw new ProblemException(
              Problem.of(
                  ProblemType.OVERLOADED, "As many event streams are open as this server has."))
          .header("Retry-After", Long.toString(RETRY_SECONDS));
    }
    AtomicBoolean left = new AtomicBoolean();
    return () -> {
      if (left.compareAndSet(false, true)) {
        free.release();
        leave.run();
      }
    };
  }

  /** Streams open now. */
  int open() {
    return most - free.availablePermits();
  }
}
