package io.seedlap.turns;

import io.quarkus.hibernate.orm.panache.Panache;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/** Claims engine turns in a table, in the caller's transaction. */
public final class TurnClaim {
  private TurnClaim() {}

  /**
   * Claims the first row that is due and unclaimed, for five seconds: longer than most choices
   * take. Of several servers that look at the same moment each claims another row (skip locked).
   *
   * @param table with columns {@code id}, {@code engine_due} and {@code claimed_until}
   * @param order the SQL of {@code order by}
   * @return the row's id; null when there is none
   */
  @SuppressWarnings("unchecked") // the rows of a native query: ids
  public static @Nullable UUID first(String table, String order) {
    return (UUID)
        Panache.getEntityManager()
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
            .getResultStream()
            .findFirst()
            .orElse(null);
  }
}
