package io.seedlap.play;

import io.micrometer.core.instrument.MeterRegistry;
import io.quarkus.runtime.Startup;
import io.seedlap.clients.RateLimits;
import io.seedlap.connections.RequestPermits;
import jakarta.inject.Singleton;

/** Admits a limited number of games at once whose values are asked for. */
@Singleton
@Startup // its meters are there before it is needed
class ValuesLimit extends RequestPermits {
  ValuesLimit(ValuesConfig config, RateLimits rates, MeterRegistry meters) {
    super(config.streams(), "games to be valued", rates);
    meters.gauge("seedlap.values.open", this, ValuesLimit::open);
  }
}
