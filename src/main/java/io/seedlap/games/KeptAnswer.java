package io.seedlap.games;

import io.quarkus.hibernate.orm.panache.PanacheEntityBase;
import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.Table;
import java.time.Instant;
import java.util.UUID;
import org.hibernate.annotations.Immutable;

/** An answer kept for clients that try again, a row of table {@code kept_answer}. */
@Entity
@Immutable
@Table(name = "kept_answer")
public class KeptAnswer extends PanacheEntityBase {
  @Id
  @Column(name = "key_hash")
  byte[] keyHash;

  byte[] fingerprint;

  @Column(name = "game_id")
  UUID game;

  int version;
  byte[] body;

  @Column(name = "kept_at")
  Instant keptAt;

  protected KeptAnswer() {}

  /** The answer under this key, if it is not older than that. */
  static KeptAnswer find(byte[] keyHash, Instant oldest) {
    return find("keyHash = ?1 and keptAt >= ?2", keyHash, oldest).firstResult();
  }

  /**
   * Keeps an answer, in place of one that is too old.
   *
   * @return false when another request has kept one under this key meanwhile
   */
  static boolean keep(
      byte[] keyHash,
      byte[] fingerprint,
      UUID game,
      int version,
      byte[] body,
      Instant now,
      Instant oldest) {
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
            .setParameter(3, game)
            .setParameter(4, version)
            .setParameter(5, body)
            .setParameter(6, now)
            .setParameter(7, oldest)
            .executeUpdate()
        == 1;
  }

  static long purge(Instant oldest) {
    return delete("keptAt < ?1", oldest);
  }
}
