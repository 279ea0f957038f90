package io.seedlap.turns;

import io.quarkus.hibernate.orm.panache.Panache;
import jakarta.persistence.EntityManager;
import java.time.Duration;
import java.time.Instant;
import java.util.UUID;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Claims on engine turns in a table with columns {@code id}, {@code engine_due}, {@code
 * claimed_until} and {@code updated_at}. Each method runs in the caller's transaction.
 */
public final class TurnClaim {
  private final String table;

  /** Claims in this table. */
  public TurnClaim(String table) {
    this.table = table;
  }

  /**
   * Claims the first row that is due and unclaimed, for five seconds: longer than most choices
   * take. Of several servers that look at the same moment each claims another row (skip locked).
   *
   * @param order the SQL of {@code order by}
   * @return the row's id; null when there is none
   */
  @SuppressWarnings("unchecked") // the rows of a native query: ids
  public @Nullable UUID first(String order) {
    Stream<?> ids =
        entities()
            .createNativeQuery(
                """
                update %1$s set claimed_until = now() + interval '5 seconds' where id = (
                  select id from %1$s
                  where engine_due and (claimed_until is null or claimed_until < now())
                  order by %2$s limit 1 for update skip locked)
                returning id
                """
                    .formatted(table, order),
                UUID.class)
            .getResultStream();
    return (UUID) ids.findFirst().orElse(null);
  }

  /** Makes the claim on a turn that is due last for so long from now. */
  public void extend(UUID id, Duration duration) {
    entities()
        .createNativeQuery(
            """
            update %s set claimed_until = now() + make_interval(secs => :seconds)
            where id = :id and engine_due
            """
                .formatted(table))
        .setParameter("seconds", (double) duration.toSeconds())
        .setParameter("id", id)
        .executeUpdate();
  }

  /** Since when the oldest turn is due; null when none is. */
  public @Nullable Instant oldest() {
    return (Instant)
        entities()
            .createNativeQuery(
                "select min(updated_at) from %s where engine_due".formatted(table), Instant.class)
            .getSingleResult();
  }

  private static EntityManager entities() {
    return Panache.getEntityManager();
  }
}
