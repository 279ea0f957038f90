package io.seedlap.backup;

import io.seedlap.backup.Manifest.Sequence;
import io.seedlap.backup.Manifest.Table;
import io.seedlap.database.DatabaseAtHand;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** What the catalogue of a database says of its tables. */
final class Schema {
  private static final String HISTORY = "flyway_schema_history";
  private static final String GAMES = "game";

  private static final String ANY_GAME =
      "select from game where coalesce(seats_of, id) <> '"
          + DatabaseAtHand.DEMONSTRATION
          + "' limit 1";

  private static final String VERSION =
      "select version from "
          + HISTORY
          + " where success and version is not null"
          + " order by installed_rank desc limit 1";

  /** Generated columns are computed again. */
  private static final String TABLES =
      """
      select c.relname, array_agg(a.attname::text order by a.attnum)
      from pg_class c join pg_attribute a on a.attrelid = c.oid
      where c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'p')
        and c.relname <> 'flyway_schema_history'
        and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      group by c.relname order by c.relname
      """;

  private static final String REFERENCES =
      """
      select owner.relname, target.relname
      from pg_constraint f
        join pg_class owner on owner.oid = f.conrelid
        join pg_class target on target.oid = f.confrelid
      where f.contype = 'f' and f.conrelid <> f.confrelid
        and owner.relnamespace = current_schema()::regnamespace
      """;

  private static final String SEQUENCES =
      """
      select sequencename, last_value + increment_by from pg_sequences
      where schemaname = current_schema() and last_value is not null
      """;

  private Schema() {}

  /** The version of the last migration; empty where there is no schema yet. */
  static Optional<String> version(Connection connection) throws SQLException {
    if (!exists(HISTORY, connection)) {
      return Optional.empty();
    }
    try (Statement statement = connection.createStatement();
        ResultSet row = statement.executeQuery(VERSION)) {
      return row.next() ? Optional.of(row.getString(1)) : Optional.empty();
    }
  }

  /** All tables, each behind those that it refers to; their rows are not counted. */
  static List<Table> tables(Connection connection) throws SQLException {
    Map<String, Table> all = new LinkedHashMap<>();
    try (Statement statement = connection.createStatement();
        ResultSet row = statement.executeQuery(TABLES)) {
      while (row.next()) {
        List<String> columns = List.of((String[]) row.getArray(2).getArray());
        all.put(row.getString(1), new Table(row.getString(1), columns, 0));
      }
    }
    Map<String, Set<String>> references = references(connection);
    Set<String> ordered = new LinkedHashSet<>();
    while (ordered.size() < all.size()) {
      int before = ordered.size();
      for (String name : all.keySet()) {
        if (ordered.containsAll(references.getOrDefault(name, Set.of()))) {
          ordered.add(name);
        }
      }
      if (ordered.size() == before) {
        throw new IllegalStateException("tables refer to each other in a circle");
      }
    }
    return ordered.stream().map(all::get).toList();
  }

  private static Map<String, Set<String>> references(Connection connection) throws SQLException {
    Map<String, Set<String>> references = new LinkedHashMap<>();
    try (Statement statement = connection.createStatement();
        ResultSet row = statement.executeQuery(REFERENCES)) {
      while (row.next()) {
        references
            .computeIfAbsent(row.getString(1), name -> new LinkedHashSet<>())
            .add(row.getString(2));
      }
    }
    return references;
  }

  static List<Sequence> sequences(Connection connection) throws SQLException {
    List<Sequence> sequences = new ArrayList<>();
    try (Statement statement = connection.createStatement();
        ResultSet row = statement.executeQuery(SEQUENCES)) {
      while (row.next()) {
        sequences.add(new Sequence(row.getString(1), row.getLong(2)));
      }
    }
    return sequences;
  }

  /** Whether there are games of anybody, which all else that is kept belongs to. */
  static boolean hasGames(Connection connection) throws SQLException {
    if (!exists(GAMES, connection)) {
      return false;
    }
    try (Statement statement = connection.createStatement();
        ResultSet row = statement.executeQuery(ANY_GAME)) {
      return row.next();
    }
  }

  private static boolean exists(String table, Connection connection) throws SQLException {
    try (Statement statement = connection.createStatement();
        ResultSet row = statement.executeQuery("select to_regclass('" + table + "') is not null")) {
      row.next();
      return row.getBoolean(1);
    }
  }
}
