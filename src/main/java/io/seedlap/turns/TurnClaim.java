package io.seedlap.turns;

import io.seedlap.database.Database;
import io.seedlap.database.Parameters;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.time.Duration;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * Claims on engine turns in a table with columns {@code id} and {@code claimed_until}, and the
 * generated {@code due_since} and {@code claimable_at}, null where no turn is due. Each method is
 * one statement, committed when it returns.
 */
public final class TurnClaim {
  /** Of one priority; of several servers that look at the same moment each gets another row. */
  private static final String TURN =
      """
      turn%1$d as (
        select id from %2$s
        where claimable_at <= now() and (%3$s)%4$s
        order by claimable_at limit 1 for no key update skip locked)""";

  /** For five seconds: longer than most choices take. */
  private static final String CLAIM =
      """
      with %2$s
      update %1$s set claimed_until = now() + interval '5 seconds'
      where id = coalesce(%3$s)
      returning id
      """;

  private final Database database;
  private final String claim;
  private final String extend;
  private final String oldest;

  /**
   * Claims in this table.
   *
   * @param priorities conditions in SQL, one a priority, the highest first: each has an index on
   *     {@code claimable_at}
   */
  public TurnClaim(Database database, String table, List<String> priorities) {
    this.database = database;
    this.claim = CLAIM.formatted(table, turns(table, priorities), results(priorities.size()));
    this.extend =
        "update %s set claimed_until = now() + make_interval(secs => ?) where id = ? and due_since is not null"
            .formatted(table);
    this.oldest = "select min(due_since) from " + table;
  }

  private static String turns(String table, List<String> priorities) {
    return IntStream.range(0, priorities.size())
        .mapToObj(i -> TURN.formatted(i, table, priorities.get(i), onlyIfNone(i)))
        .collect(Collectors.joining(",\n"));
  }

  /** No turn of a lower priority is looked for, and locked, where there is one of a higher. */
  private static String onlyIfNone(int priority) {
    return IntStream.range(0, priority)
        .mapToObj(" and not exists (select from turn%d)"::formatted)
        .collect(Collectors.joining());
  }

  private static String results(int priorities) {
    return IntStream.range(0, priorities)
        .mapToObj("(select id from turn%d)"::formatted)
        .collect(Collectors.joining(", "));
  }

  /** Claims the turn that has been claimable for longest; null when there is none. */
  public @Nullable UUID first() {
    return database
        .execute(
            connection -> {
              try (PreparedStatement statement = connection.prepareStatement(claim);
                  ResultSet row = statement.executeQuery()) {
                return row.next()
                    ? Optional.of(row.getObject(1, UUID.class))
                    : Optional.<UUID>empty();
              }
            })
        .orElse(null);
  }

  /** Makes the claim on a turn that is due last for so long from now. */
  public void extend(UUID id, Duration duration) {
    database.execute(
        connection -> {
          try (PreparedStatement statement = connection.prepareStatement(extend)) {
            new Parameters(statement).number((int) duration.toSeconds()).id(id);
            return statement.executeUpdate();
          }
        });
  }

  /** Since when the oldest turn is due; null when none is. */
  public @Nullable Instant oldest() {
    return database
        .execute(
            connection -> {
              try (PreparedStatement statement = connection.prepareStatement(oldest);
                  ResultSet row = statement.executeQuery()) {
                row.next();
                return Optional.ofNullable(row.getObject(1, OffsetDateTime.class));
              }
            })
        .map(OffsetDateTime::toInstant)
        .orElse(null);
  }
}
