package io.seedlap.play;

import io.micrometer.core.instrument.MeterRegistry;
import io.quarkus.runtime.Startup;
import io.seedlap.clients.RateLimits;
import io.seedlap.connections.RequestPermits;
import jakarta.inject.Singleton;

/** Admits a limited number of batches at once. */
@Singleton
@Startup // its meters are there before it is needed
class BatchLimit extends RequestPermits {
  BatchLimit(BatchConfig config, RateLimits rates, MeterRegistry meters) {
    super(config.streams(), "batches", rates);
    meters.gauge("seedlap.batches.open", this, BatchLimit::open);
  }
}
