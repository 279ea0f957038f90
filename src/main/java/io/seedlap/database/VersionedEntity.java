package io.seedlap.database;

import io.quarkus.hibernate.orm.panache.PanacheEntityBase;
import jakarta.persistence.Column;
import jakarta.persistence.Id;
import jakarta.persistence.MappedSuperclass;
import java.time.Instant;
import java.util.UUID;

/**
 * What the rows of games and matches have in common. The version counts changes from 1; it is the
 * entity tag of the resource.
 */
@MappedSuperclass
public abstract class VersionedEntity extends PanacheEntityBase {
  @Id public UUID id;

  public int version;

  @Column(name = "created_at", updatable = false)
  public Instant createdAt;

  @Column(name = "updated_at")
  public Instant updatedAt;

  protected VersionedEntity() {}

  /** A resource in version 1. */
  protected VersionedEntity(UUID id, Instant now) {
    this.id = id;
    this.version = 1;
    this.createdAt = now;
    this.updatedAt = now;
  }

  /**
   * Counts one more change. The time never goes back: clocks of several servers may differ a
   * little.
   *
   * @return the new version
   */
  public int change(Instant now) {
    updatedAt = now.isAfter(updatedAt) ? now : updatedAt;
    return ++version;
  }
}
