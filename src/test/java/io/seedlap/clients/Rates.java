package io.seedlap.clients;

import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import io.smallrye.config.SmallRyeConfigBuilder;

/** Rates for tests outside of the service. */
public final class Rates {
  private Rates() {}

  /** Everything may be done at any rate. */
  public static RateLimits unlimited() {
    RateLimitConfig config =
        new SmallRyeConfigBuilder()
            .withMapping(RateLimitConfig.class)
            .withDefaultValue("seedlap.rate-limits.enabled", "false")
            .build()
            .getConfigMapping(RateLimitConfig.class);
    return new RateLimits(config, null, null, null, new SimpleMeterRegistry());
  }
}
