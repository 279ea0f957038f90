package io.seedlap.execution;

import io.smallrye.config.ConfigMapping;
import io.smallrye.config.WithDefault;
import java.time.Duration;

/** How many laps a request may take where, and who sows them. */
@ConfigMapping(prefix = "seedlap.sowing")
public interface SowingConfig {
  /** Laps that a request may take on the event loop before it is handed to a worker. */
  @WithDefault("2500")
  long loopLaps();

  /** Laps that a request may take on a worker before it is given up, unjudged, with 503. */
  @WithDefault("1000000000")
  long workerLaps();

  /** Threads for long sowings. */
  @WithDefault("1")
  int workers();

  /** Requests that may wait for such a thread; the next one gets 503. */
  @WithDefault("4")
  int queue();

  /** How long the 503 to a request that is turned away is held back; it keeps busy loops down. */
  @WithDefault("25ms")
  Duration refusalPause();
}
