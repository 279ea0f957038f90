package io.seedlap.database;

import io.seedlap.web.ProblemException;
import jakarta.inject.Singleton;
import jakarta.persistence.EntityManager;
import org.eclipse.microprofile.health.HealthCheck;
import org.eclipse.microprofile.health.HealthCheckResponse;
import org.eclipse.microprofile.health.HealthCheckResponseBuilder;
import org.eclipse.microprofile.health.Readiness;

/** Readiness: the database answers a query; without persistence always up. */
@Readiness
@Singleton
class DatabaseReadiness implements HealthCheck {
  private final Database database;
  private final EntityManager entities;

  DatabaseReadiness(Database database, EntityManager entities) {
    this.database = database;
    this.entities = entities;
  }

  @Override
  public HealthCheckResponse call() {
    HealthCheckResponseBuilder response = HealthCheckResponse.named("database");
    if (!database.isOn()) {
      return response.up().withData("persistence", "off").build();
    }
    try {
      database.transact(() -> entities.createNativeQuery("select 1").getSingleResult());
      return response.up().build();
    } catch (ProblemException e) {
      return response.down().withData("reason", e.problem().detail()).build();
    }
  }
}
