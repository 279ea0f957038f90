package io.seedlap.turns;

import io.seedlap.database.Database;
import io.seedlap.database.Parameters;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * Claims on engine turns in a table with columns {@code id}, {@code client} and {@code
 * claimed_until}, and the generated {@code due_since} and {@code claimable_at}, null where no turn
 * is due. Each method is one statement, committed when it returns.
 *
 * <p>Clients take turns: of each priority it is the client's that follows, in the order of the
 * column, the one who was served last, and of that client the turn that has been claimable for
 * longest. So whoever has few turns due waits for one turn of each other client at most, however
 * many those have due, and a claim is one step in an index on {@code (client, claimable_at)}.
 */
public final class TurnClaim {
  /**
   * Of one priority and a part of the clients; of several servers that look at the same moment each
   * gets another row.
   */
  private static final String TURN =
      """
      turn%1$d as (
        select id from %2$s
        where claimable_at <= now() and (%3$s) and client %4$s ?%5$s
        order by client, claimable_at limit 1 for no key update skip locked)""";

  /** For five seconds: longer than most choices take. */
  private static final String CLAIM =
      """
      with %2$s
      update %1$s set claimed_until = now() + interval '5 seconds'
      where id = coalesce(%3$s)
      returning id, client
      """;

  /** The clients that follow the one who was served last; then, from the beginning, the others. */
  private static final List<String> PARTS = List.of(">", "<=");

  private final Database database;
  private final int steps;
  private final String claim;
  private final String extend;
  private final String oldest;
  private volatile byte[] served = {};

  /** A turn that has been claimed, and the client whose it is. */
  @SuppressWarnings("ArrayRecordComponent") // bytes of a column; never compared
  private record Claimed(UUID id, byte[] client) {}

  /**
   * Claims in this table.
   *
   * @param priorities conditions in SQL, one a priority, the highest first: each has an index on
   *     {@code (client, claimable_at)}
   */
  public TurnClaim(Database database, String table, List<String> priorities) {
    this.database = database;
    this.steps = priorities.size() * PARTS.size();
    this.claim = CLAIM.formatted(table, turns(table, priorities), results(steps));
    this.extend =
        "update %s set claimed_until = now() + make_interval(secs => ?) where id = ? and due_since is not null"
            .formatted(table);
    this.oldest = "select min(due_since) from " + table;
  }

  private static String turns(String table, List<String> priorities) {
    List<String> turns = new ArrayList<>();
    for (String priority : priorities) {
      for (String part : PARTS) {
        int step = turns.size();
        turns.add(TURN.formatted(step, table, priority, part, onlyIfNone(step)));
      }
    }
    return String.join(",\n", turns);
  }

  /** No turn is looked for, and locked, where an earlier step has found one. */
  private static String onlyIfNone(int step) {
    return IntStream.range(0, step)
        .mapToObj(" and not exists (select from turn%d)"::formatted)
        .collect(Collectors.joining());
  }

  private static String results(int steps) {
    return IntStream.range(0, steps)
        .mapToObj("(select id from turn%d)"::formatted)
        .collect(Collectors.joining(", "));
  }

  /** Claims the next turn; null when there is none. */
  public @Nullable UUID first() {
    Claimed claimed = database.execute(this::claim).orElse(null);
    if (claimed == null) {
      return null;
    }
    served = claimed.client();
    return claimed.id();
  }

  private Optional<Claimed> claim(Connection connection) throws SQLException {
    try (PreparedStatement statement = connection.prepareStatement(claim)) {
      Parameters parameters = new Parameters(statement);
      byte[] last = served;
      for (int step = 0; step < steps; step++) {
        parameters.bytes(last);
      }
      try (ResultSet row = statement.executeQuery()) {
        return row.next()
            ? Optional.of(new Claimed(row.getObject(1, UUID.class), row.getBytes(2)))
            : Optional.empty();
      }
    }
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
