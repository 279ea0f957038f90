package io.seedlap.live;

import io.smallrye.config.ConfigMapping;
import io.smallrye.config.WithDefault;
import java.time.Duration;

/** Event streams: how many may be open, and their heartbeat. */
@ConfigMapping(prefix = "seedlap.events")
public interface EventStreamConfig {
  /** Streams open at once, of all clients. */
  @WithDefault("1000")
  int streams();

  /** Streams open at once from one address. */
  @WithDefault("50")
  int streamsPerClient();

  /** The longest silence of a stream, and the longest time between two polls of its table. */
  @WithDefault("15s")
  Duration heartbeat();
}
