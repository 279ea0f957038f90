package io.seedlap.play;

import io.smallrye.config.ConfigMapping;
import io.smallrye.config.WithDefault;

/** What analyses may take. */
@ConfigMapping(prefix = "seedlap.analysis")
public interface AnalysisConfig {
  /** Threads that search. */
  @WithDefault("2")
  int workers();

  /** Requests that may wait for such a thread; the next one gets 503. */
  @WithDefault("8")
  int queue();

  /** Each thread remembers 2 to the power of this positions, 16 bytes each. */
  @WithDefault("20")
  int memoryBits();
}
