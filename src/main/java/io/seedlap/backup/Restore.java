package io.seedlap.backup;

import io.seedlap.backup.Manifest.Sequence;
import io.seedlap.backup.Manifest.Table;
import io.seedlap.database.DatabaseAtHand;
import io.seedlap.startup.StartFailure;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import org.postgresql.PGConnection;
import org.postgresql.copy.CopyManager;

/**
 * Fills an empty database from an archive. The tables are made as they were when that was written,
 * filled in one transaction, all or none, and then brought up to date.
 */
public final class Restore {
  private final DatabaseAtHand database;
  private final Archive archive;

  private Restore(DatabaseAtHand database, Archive archive) {
    this.database = database;
    this.archive = archive;
  }

  /**
   * Restores an archive, which is verified before a database is so much as made.
   *
   * @param target opens the database; no service may use it meanwhile
   * @return what was in the archive
   * @throws StartFailure if the archive cannot be used or is of a later version, or the database
   *     holds games already or fails; nothing is restored then
   */
  public static Manifest from(Path file, Supplier<DatabaseAtHand> target) throws IOException {
    try (Archive archive = Archive.open(file);
        DatabaseAtHand database = target.get()) {
      new Restore(database, archive).run();
      return archive.manifest();
    } catch (SQLException e) {
      throw new StartFailure("Nothing is restored: the database failed: " + e.getMessage(), e);
    }
  }

  private void run() throws SQLException, IOException {
    String schema = archive.manifest().schema();
    if (!database.schemas().contains(schema)) {
      throw new StartFailure(
          "Nothing is restored: the backup is of a later Seedlap (schema %s) than this one."
              .formatted(schema));
    }
    try (Connection connection = database.connect()) {
      requireEmpty(connection);
      Optional<String> present = Schema.version(connection);
      if (present.isPresent() && !present.get().equals(schema)) {
        makeRoom(connection, present.get());
      }
    }
    database.migrateTo(schema);
    try (Connection connection = database.connect()) {
      connection.setAutoCommit(false);
      fill(connection);
      connection.commit();
    }
    database.migrate();
  }

  private static void requireEmpty(Connection connection) throws SQLException {
    if (Schema.hasGames(connection)) {
      throw new StartFailure(
          "Nothing is restored: the database has games already. Restore into an empty one, for"
              + " example with another seedlap.data-dir.");
    }
  }

  /** Empty tables of another version, of a service that has been started once. */
  private void makeRoom(Connection connection, String present) throws SQLException {
    if (!database.isEmbedded()) { // others may keep something there, too
      throw new StartFailure(
          "Nothing is restored: the database has the tables of another Seedlap (schema %s; that of"
                  .formatted(present)
              + " the backup is %s). Restore into a database without tables."
                  .formatted(archive.manifest().schema()));
    }
    try (Statement statement = connection.createStatement()) {
      statement.execute("drop schema public cascade; create schema public");
    }
  }

  private void fill(Connection connection) throws SQLException, IOException {
    List<Table> tables = Schema.tables(connection);
    requireSameTables(tables);
    try (Statement statement = connection.createStatement()) {
      String names = tables.stream().map(Table::name).collect(Collectors.joining(", "));
      statement.execute("lock table " + names + " in access exclusive mode");
    }
    requireEmpty(connection);
    setTriggers("disable", tables, connection); // the rows are what those have made of them
    deleteRows(tables, connection);
    CopyManager copies = connection.unwrap(PGConnection.class).getCopyAPI();
    for (Table table : archive.manifest().tables()) {
      try (InputStream rows = archive.rows(table)) {
        copies.copyIn(table.copy("from stdin"), rows);
      }
    }
    for (Sequence sequence : archive.manifest().sequences()) {
      try (PreparedStatement statement =
          connection.prepareStatement("select setval(?::regclass, ?, false)")) {
        statement.setString(1, sequence.name());
        statement.setLong(2, sequence.next());
        statement.execute();
      }
    }
    setTriggers("enable", tables, connection);
  }

  /** What migrations, and the service of itself, have put there. */
  private static void deleteRows(List<Table> tables, Connection connection) throws SQLException {
    for (int i = tables.size() - 1; i >= 0; i--) {
      try (Statement statement = connection.createStatement()) {
        statement.execute("delete from " + tables.get(i).name());
      }
    }
  }

  /** Those of migrations; what checks references goes on. */
  private static void setTriggers(String action, List<Table> tables, Connection connection)
      throws SQLException {
    for (Table table : tables) {
      try (Statement statement = connection.createStatement()) {
        statement.execute("alter table " + table.name() + " " + action + " trigger user");
      }
    }
  }

  private void requireSameTables(List<Table> present) {
    if (!columnsOf(present).equals(columnsOf(archive.manifest().tables()))) {
      throw new StartFailure(
          "Nothing is restored: the tables of the backup are not those that this Seedlap makes.");
    }
  }

  private static Map<String, List<String>> columnsOf(List<Table> tables) {
    return tables.stream()
        .collect(Collectors.toMap(Table::name, it -> it.columns().stream().sorted().toList()));
  }
}
