package io.seedlap.retries;

import io.quarkus.hibernate.orm.panache.PanacheEntityBase;
import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.Table;
import java.time.Duration;
import java.time.Instant;
import java.util.UUID;
import org.hibernate.annotations.Immutable;
import org.jspecify.annotations.Nullable;

/** A row of table {@code kept_answer}: the response stored under an {@code Idempotency-Key}. */
@Entity
@Immutable
@Table(name = "kept_answer")
public class StoredResponseEntity extends PanacheEntityBase {
  @Id
  @Column(name = "key_hash")
  byte[] keyHash;

  byte[] fingerprint;

  @Column(name = "game_id")
  UUID resource;

  int version;

  /** Encrypted. */
  byte[] body;

  @Column(name = "kept_at")
  Instant storedAt;

  protected StoredResponseEntity() {}

  /** The row under this key, if it is not older than that; else null. */
  static @Nullable StoredResponseEntity find(byte[] keyHash, Instant oldest) {
    return find("keyHash = ?1 and storedAt >= ?2", keyHash, oldest).firstResult();
  }

  /**
   * Adds a row, or replaces one that is older than the retention.
   *
   * @param encrypted the body
   * @return false when another transaction has added one under this key meanwhile
   */
  static boolean insert(
      byte[] keyHash,
      byte[] fingerprint,
      VersionedResponse response,
      byte[] encrypted,
      Instant now,
      Duration retention) {
    return getEntityManager()
            .createNativeQuery(
                """
                insert into kept_answer as old (key_hash, fingerprint, game_id, version, body, kept_at)
                values (?1, ?2, ?3, ?4, ?5, ?6)
                on conflict (key_hash) do update
                  set (fingerprint, game_id, version, body, kept_at) = (?2, ?3, ?4, ?5, ?6)
                  where old.kept_at < ?7
                """)
            .setParameter(1, keyHash)
            .setParameter(2, fingerprint)
            .setParameter(3, response.resource())
            .setParameter(4, response.version())
            .setParameter(5, encrypted)
            .setParameter(6, now)
            .setParameter(7, now.minus(retention))
            .executeUpdate()
        == 1;
  }

  /** Deletes what is older; the number of rows. */
  static long deleteOlderThan(Instant oldest) {
    return delete("storedAt < ?1", oldest);
  }
}
