package io.seedlap.games;

import io.seedlap.web.Problem;
import io.seedlap.web.ProblemException;
import io.seedlap.web.ProblemType;
import jakarta.inject.Singleton;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.atomic.AtomicBoolean;

/** Counts open streams, in all and by client. */
@Singleton
class StreamLimit {
  private static final String RETRY_SECONDS = "30";

  private final EventsConfig config;
  private final Map<String, Integer> byClient = new HashMap<>();
  private int all;

  StreamLimit(EventsConfig config) {
    this.config = config;
  }

  /**
   * Lets one more stream in.
   *
   * @return to be run when it ends; running it again does nothing
   * @throws ProblemException too-many-streams or overloaded
   */
  synchronized Runnable enter(String client) {
    if (byClient.getOrDefault(client, 0) >= config.streamsPerClient()) {
      throw new ProblemException(
              Problem.of(
                  ProblemType.TOO_MANY_STREAMS,
                  "A client may have " + config.streamsPerClient() + " event streams open."))
          .header("Retry-After", RETRY_SECONDS);
    }
    if (all >= config.streams()) {
      throw new ProblemException(
              Problem.of(
                  ProblemType.OVERLOADED, "As many event streams are open as this server has."))
          .header("Retry-After", RETRY_SECONDS);
    }
    all++;
    byClient.merge(client, 1, Integer::sum);
    AtomicBoolean left = new AtomicBoolean();
    return () -> {
      if (left.compareAndSet(false, true)) {
        leave(client);
      }
    };
  }

  /** Streams open now. */
  synchronized int open() {
    return all;
  }

  private synchronized void leave(String client) {
    all--;
    byClient.computeIfPresent(client, (name, count) -> count == 1 ? null : count - 1);
  }
}
