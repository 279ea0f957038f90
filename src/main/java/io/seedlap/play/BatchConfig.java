package io.seedlap.play;

import io.quarkus.runtime.configuration.MemorySize;
import io.smallrye.config.ConfigMapping;
import io.smallrye.config.WithDefault;

/** What a batch may take. */
@ConfigMapping(prefix = "seedlap.batch")
public interface BatchConfig {
  /** Bytes that all lines of one batch may have together. */
  @WithDefault("64M")
  MemorySize body();

  /** Bytes that one line may have. */
  @WithDefault("64K")
  MemorySize line();

  /** Batches under way at once; the next one gets 503. Each has a worker thread to itself. */
  @WithDefault("8")
  int streams();
}
