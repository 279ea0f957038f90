package io.seedlap.clients;

import io.smallrye.config.ConfigMapping;
import io.smallrye.config.WithDefault;

/** How often a minute a client may do what costs. */
@ConfigMapping(prefix = "seedlap.rate-limits")
public interface RateLimitConfig {
  /** Whether this server limits rates at all. */
  @WithDefault("true")
  boolean enabled();

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
