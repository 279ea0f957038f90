package io.seedlap.retention;

import io.seedlap.database.Database;
import io.seedlap.database.Parameters;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.UUID;

/**
 * The right to do some work in the background, which one server at a time has: a row that names its
 * holder and ends by itself, so that a server that dies keeps nobody from the work.
 */
final class Lease {
  /** Longer than a batch of work takes. */
  private static final int SECONDS = 60;

  private static final String TAKE =
      """
      insert into lease as held (work, holder, held_until)
      values (?, ?, now() + make_interval(secs => ?))
      on conflict (work) do update set (holder, held_until) = (excluded.holder, excluded.held_until)
        where held.holder = excluded.holder or held.held_until < now()
      returning 1
      """;

  private final Database database;
  private final String work;
  private final UUID holder = UUID.randomUUID();

  Lease(Database database, String work) {
    this.database = database;
    this.work = work;
  }

  /** Takes or renews the lease for a minute; false while another server has it. */
  boolean take() {
    return database.execute(this::take);
  }

  private boolean take(Connection connection) throws SQLException {
    try (PreparedStatement statement = connection.prepareStatement(TAKE)) {
      new Parameters(statement).text(work).id(holder).number(SECONDS);
      try (ResultSet row = statement.executeQuery()) {
        return row.next();
      }
    }
  }
}
