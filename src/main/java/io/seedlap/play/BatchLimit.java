package io.seedlap.play;

import io.micrometer.core.instrument.MeterRegistry;
import io.quarkus.runtime.Startup;
import io.seedlap.connections.RequestPermits;
import jakarta.inject.Singleton;

/** Admits a limited number of batches at once. */
@Singleton
@Startup // its meters are there before it is needed
class BatchLimit extends RequestPermits {
  BatchLimit(BatchConfig config, MeterRegistry meters) {
    super(config.streams(), "batches");
    meters.gauge("seedlap.batches.open", this, BatchLimit::open);
  }
}
