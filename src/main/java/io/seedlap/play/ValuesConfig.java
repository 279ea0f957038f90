package io.seedlap.play;

import io.smallrye.config.ConfigMapping;
import io.smallrye.config.WithDefault;
import java.time.Duration;

/** The limits of requests for the values of whole games. */
@ConfigMapping(prefix = "seedlap.values")
public interface ValuesConfig {
  /** Games at once, each on a worker thread of its own; the next one is answered 503. */
  @WithDefault("4")
  int streams();

  /** How long one may take, waits for a free thread of analyses included. */
  @WithDefault("10m")
  Duration timeout();
}
