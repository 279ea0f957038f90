package io.seedlap.turns;

import jakarta.inject.Singleton;
import org.eclipse.microprofile.health.HealthCheck;
import org.eclipse.microprofile.health.HealthCheckResponse;
import org.eclipse.microprofile.health.Readiness;

/**
 * How the engine turns go. Always up: a turn that fails would fail on another server too, and a
 * server taken out of service for it could not answer the people who play here. So it is data to be
 * watched, as the metrics are.
 */
@Readiness
@Singleton
class EngineReadiness implements HealthCheck {
  private final EngineWorkers workers;
  private final TurnMetrics metrics;

  EngineReadiness(EngineWorkers workers, TurnMetrics metrics) {
    this.workers = workers;
    this.metrics = metrics;
  }

  @Override
  public HealthCheckResponse call() {
    return HealthCheckResponse.named("engine-turns")
        .up()
        .withData("workers", workers.alive())
        .withData("failed", metrics.failures())
        .withData("failing", metrics.failing())
        .withData("oldest-due-seconds", metrics.oldestDueSeconds())
        .build();
  }
}
