package io.seedlap.play;

import io.quarkus.runtime.configuration.MemorySize;
import io.smallrye.config.ConfigMapping;
import io.smallrye.config.WithDefault;
import java.time.Duration;

/** The limits of batches. */
@ConfigMapping(prefix = "seedlap.batch")
public interface BatchConfig {
  /** Bytes of all lines of one batch together. */
  MemorySize body();

  /** Bytes of one line. */
  @WithDefault("64K")
  MemorySize line();

  /** Batches at once, each on a worker thread of its own; the next one is answered 503. */
  @WithDefault("8")
  int streams();

  /** How long the server waits for a line that is not blank. */
  @WithDefault("15s")
  Duration lineTimeout();

  /** How long a batch may take; no more of it is read then. */
  @WithDefault("10m")
  Duration timeout();
}
