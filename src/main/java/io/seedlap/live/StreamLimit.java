package io.seedlap.live;

import io.micrometer.core.instrument.MeterRegistry;
import io.quarkus.runtime.Startup;
import io.seedlap.clients.Client;
import io.seedlap.web.Problem;
import io.seedlap.web.ProblemException;
import io.seedlap.web.ProblemType;
import io.seedlap.web.TooManyRequests;
import jakarta.inject.Singleton;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.atomic.AtomicBoolean;

/** Counts open streams, in all and by client. */
@Singleton
@Startup // its meters are there before it is needed
class StreamLimit {
  private static final long RETRY_SECONDS = 30;

  private final EventStreamConfig config;
  private final Map<Client, Integer> openByClient = new HashMap<>();
  private int open;

  StreamLimit(EventStreamConfig config, MeterRegistry meters) {
    this.config = config;
    meters.gauge("seedlap.streams.open", this, StreamLimit::open);
  }

  /**
   * Admits one more stream.
   *
   * @return to be run when it ends; further runs have no effect
   * @throws ProblemException too-many-streams or overloaded
   */
  synchronized Runnable enter(Client client) {
    if (openByClient.getOrDefault(client, 0) >= config.streamsPerClient()) {
      throw new TooManyRequests(
          Problem.of(
              ProblemType.TOO_MANY_STREAMS,
              "A client may have " + config.streamsPerClient() + " event streams open."),
          RETRY_SECONDS);
    }
    if (open >= config.streams()) {
      throw new ProblemException(
              Problem.of(
                  ProblemType.OVERLOADED, "As many event streams are open as this server has."))
          .header("Retry-After", Long.toString(RETRY_SECONDS));
    }
    open++;
    openByClient.merge(client, 1, Integer::sum);
    AtomicBoolean left = new AtomicBoolean();
    return () -> {
      if (left.compareAndSet(false, true)) {
        leave(client);
      }
    };
  }

  /** Streams open now. */
  synchronized int open() {
    return open;
  }

  private synchronized void leave(Client client) {
    open--;
    openByClient.computeIfPresent(client, (name, count) -> count == 1 ? null : count - 1);
  }
}
