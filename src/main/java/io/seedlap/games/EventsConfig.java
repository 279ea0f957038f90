package io.seedlap.games;

import io.smallrye.config.ConfigMapping;
import io.smallrye.config.WithDefault;
import java.time.Duration;

/** Live events: how many may watch, and how often a silent stream shows that it lives. */
@ConfigMapping(prefix = "seedlap.events")
public interface EventsConfig {
  /** Streams open at once, of all clients. */
  @WithDefault("1000")
  int streams();

  /** Streams open at once of one client, told by its address. */
  @WithDefault("50")
  int streamsPerClient();

  /** Longest silence; a watcher also looks into the table so often, news or not. */
  @WithDefault("15s")
  Duration heartbeat();
}
