package io.seedlap.games;

import io.smallrye.config.ConfigMapping;
import io.smallrye.config.WithDefault;
import java.time.Duration;

/** Engine players: how many think at once, and how often it is looked for what was left undone. */
@ConfigMapping(prefix = "seedlap.engine")
public interface EngineConfig {
  /** Threads that think; 0 for a server that leaves engines to others. */
  @WithDefault("2")
  int workers();

  /** Each thread remembers 2 to the power of this positions, 16 bytes each. */
  @WithDefault("18")
  int memoryBits();

  /** How often such a thread looks into the database when it hears of nothing. */
  @WithDefault("1s")
  Duration sweep();
}
