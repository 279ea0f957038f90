package io.seedlap.execution;

import io.smallrye.config.ConfigMapping;
import io.smallrye.config.WithDefault;
import java.time.Duration;

/** How many laps a request may take on which thread. */
@ConfigMapping(prefix = "seedlap.sowing")
public interface SowingConfig {
  /** Laps that a request may take on its caller's thread before it is handed to a worker. */
  @WithDefault("2500")
  long loopLaps();

  /** Laps that a request may take on a worker before it is answered 503, unjudged. */
  @WithDefault("1000000000")
  long workerLaps();

  /** Threads for long sowings. */
  @WithDefault("1")
  int workers();

  /** Requests that may wait for such a thread; the next one is answered 503. */
  @WithDefault("4")
  int queue();

  /** Delay of the 503 to a request that finds the queue full; it slows down retry loops. */
  @WithDefault("25ms")
  Duration refusalPause();
}
