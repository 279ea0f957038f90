package io.seedlap.database;

import io.seedlap.web.ProblemException;
import jakarta.inject.Singleton;
import jakarta.persistence.EntityManager;
import org.eclipse.microprofile.health.HealthCheck;
import org.eclipse.microprofile.health.HealthCheckResponse;
import org.eclipse.microprofile.health.HealthCheckResponseBuilder;
import org.eclipse.microprofile.health.Readiness;

/**
 * Readiness: the database answers a query; without persistence always up. Up, too, where it has no
 * room to write, which is data here: a server taken out of service for that could not serve what
 * can be read, nor the stateless calls.
 */
@Readiness
@Singleton
class DatabaseReadiness implements HealthCheck {
  private final Database database;
  private final EntityManager entities;
  private final Storage storage;

  DatabaseReadiness(Database database, EntityManager entities, Storage storage) {
    this.database = database;
    this.entities = entities;
    this.storage = storage;
  }

  @Override
  public HealthCheckResponse call() {
    HealthCheckResponseBuilder response = HealthCheckResponse.named("database");
    if (!database.isOn()) {
      return response.up().withData("persistence", "off").build();
    }
    try {
      database.transact(() -> entities.createNativeQuery("select 1").getSingleResult());
      boolean full = storage.isFull();
      response.up().withData("writable", !full);
      return (full ? response.withData("reason", "storage-full") : response).build();
    } catch (ProblemException e) {
      return response.down().withData("reason", e.problem().detail()).build();
    }
  }
}
