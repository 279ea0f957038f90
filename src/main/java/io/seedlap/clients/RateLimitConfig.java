package io.seedlap.clients;

import io.smallrye.config.ConfigMapping;
import io.smallrye.config.WithDefault;
import java.time.Duration;

/** How often a minute a client may do what costs. */
@ConfigMapping(prefix = "seedlap.rate-limits")
public interface RateLimitConfig {
  /** Whether this server limits rates at all. */
  @WithDefault("true")
  boolean enabled();

  /** How long an answer of status 429 is held back. */
  @WithDefault("1s")
  Duration refusalPause();

  /** Games and matches. */
  @WithDefault("60")
  int creations();

  /** Analyses. */
  @WithDefault("120")
  int analyses();

  /** Sowings that a worker does. */
  @WithDefault("60")
  int longSowings();

  /** Batches. */
  @WithDefault("30")
  int batches();

  /** Event streams that are opened. */
  @WithDefault("120")
  int streams();
}
