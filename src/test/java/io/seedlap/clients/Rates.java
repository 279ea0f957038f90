package io.seedlap.clients;

import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import io.quarkus.runtime.configuration.DurationConverter;
import io.smallrye.config.SmallRyeConfigBuilder;
import java.time.Duration;

/** Rates for tests outside of the service. */
public final class Rates {
  private Rates() {}

  /** Everything may be done at any rate. */
  public static RateLimits unlimited() {
    RateLimitConfig config =
        new SmallRyeConfigBuilder()
            .withConverter(Duration.class, 100, new DurationConverter())
            .withMapping(RateLimitConfig.class)
            .withDefaultValue("seedlap.rate-limits.enabled", "false")
            .build()
            .getConfigMapping(RateLimitConfig.class);
    return new RateLimits(config, null, null, null, new SimpleMeterRegistry());
  }
}
