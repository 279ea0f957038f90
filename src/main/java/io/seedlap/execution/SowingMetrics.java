package io.seedlap.execution;

import io.micrometer.core.instrument.Counter;
import io.micrometer.core.instrument.MeterRegistry;
import io.quarkus.runtime.Startup;
import io.seedlap.web.KebabCase;
import jakarta.inject.Singleton;
import java.util.EnumMap;
import java.util.Map;
import java.util.Objects;

/**
 * Counts laps, and the results of computations on workers. All meters are registered at the start.
 */
@Singleton
@Startup // its meters are there before it is needed
class SowingMetrics {
  /** The result of a computation that was submitted to the workers. */
  enum HandOff {
    ANSWERED,
    TURNED_AWAY,
    GIVEN_UP
  }

  private final Map<HandOff, Counter> handOffs = new EnumMap<>(HandOff.class);
  private final Counter laps;

  SowingMetrics(MeterRegistry registry) {
    for (HandOff result : HandOff.values()) {
      handOffs.put(
          result, registry.counter("seedlap.long.sowings", "result", KebabCase.of(result)));
    }
    laps = registry.counter("seedlap.laps");
  }

  void handOff(HandOff result) {
    Objects.requireNonNull(handOffs.get(result)).increment();
  }

  void laps(long sown) {
    laps.increment((double) sown);
  }
}
