package io.seedlap.analysis;

import io.smallrye.config.ConfigMapping;
import io.smallrye.config.WithDefault;

/** The threads and memory of analyses. */
@ConfigMapping(prefix = "seedlap.analysis")
public interface AnalysisConfig {
  /** Threads that search. */
  @WithDefault("2")
  int workers();

  /** Requests that may wait for a thread; the next one is answered 503. */
  @WithDefault("8")
  int queue();

  /** Each thread's transposition table has 2 to the power of this entries, 16 bytes each. */
  @WithDefault("20")
  int memoryBits();
}
