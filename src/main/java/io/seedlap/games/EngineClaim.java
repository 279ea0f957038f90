package io.seedlap.games;

import io.quarkus.hibernate.orm.panache.Panache;
import java.util.UUID;

/** How a server takes one turn that is due in a table, in a transaction. */
public final class EngineClaim {
  private EngineClaim() {}

  /**
   * Claims the first row that is due and that nobody has claimed, for longer than a thought takes
   * most times. Whoever else looks at the same moment gets another row.
   *
   * @param table with columns {@code id}, {@code engine_due} and {@code claimed_until}
   * @param order which row is the first
   * @return null when there is none
   */
  public static UUID first(String table, String order) {
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
