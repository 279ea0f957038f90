package io.seedlap.database;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator.ReplaceUnderscores;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

@Timeout(180)
@DisplayNameGeneration(ReplaceUnderscores.class)
class EmbeddedDatabaseTest {
  @TempDir Path folder;

  /** Owns a database in a process of its own, for as long as it is let live. */
  static final class Owner {
    private Owner() {}

    public static void main(String... args) throws Exception {
      EmbeddedDatabase database = EmbeddedDatabase.start(Path.of(args[0]));
      System.out.println(database.jdbcUrl());
      Thread.currentThread().join();
    }
  }

  @Test
  void it_is_durable_small_and_on_loopback_and_keeps_what_was_committed() throws Exception {
    try (EmbeddedDatabase database = EmbeddedDatabase.start(folder)) {
      assertEquals("on", ask(database, "show fsync"));
      assertEquals("on", ask(database, "show synchronous_commit"));
      assertEquals("on", ask(database, "show full_page_writes"));
      assertEquals("127.0.0.1", ask(database, "show listen_addresses"));
      assertTrue(Integer.parseInt(ask(database, "show max_connections")) <= 50);
      assertTrue(Integer.parseInt(ask(database, "show server_version_num")) >= 160000);
      run(database, "create table kept (n int); insert into kept values (42)");
    }
    try (EmbeddedDatabase database = EmbeddedDatabase.start(folder)) {
      assertEquals("42", ask(database, "select n from kept"));
    }
    assertTrue(Postmaster.of(folder.resolve("postgresql")).isEmpty());
  }

  @Test
  void a_second_owner_is_turned_away_and_does_no_harm() throws Exception {
    try (EmbeddedDatabase database = EmbeddedDatabase.start(folder)) {
      EmbeddedDatabase.Unavailable refusal =
          assertThrows(EmbeddedDatabase.Unavailable.class, () -> EmbeddedDatabase.start(folder));
      assertTrue(refusal.getMessage().contains("seedlap.data-dir"));
      assertEquals("1", ask(database, "select 1"));
    }
  }

  @Test
  void a_server_that_dies_is_started_again_at_the_same_address() throws Exception {
    try (EmbeddedDatabase database = EmbeddedDatabase.start(folder)) {
      run(database, "create table kept (n int); insert into kept values (42)");
      String address = database.jdbcUrl();
      ProcessHandle postmaster = Postmaster.of(folder.resolve("postgresql")).orElseThrow();

      postmaster.destroyForcibly();
      postmaster.onExit().get(10, TimeUnit.SECONDS);

      assertEquals("42", askUntilAnswered(database, "select n from kept"));
      assertEquals(address, database.jdbcUrl());
    }
  }

  @Test
  void the_server_of_an_owner_that_was_killed_is_taken_over() throws Exception {
    Process owner = owner();
    String url = address(owner);
    try (Connection connection = DriverManager.getConnection(url, EmbeddedDatabase.USER, "");
        Statement statement = connection.createStatement()) {
      statement.execute("create table kept (n int); insert into kept values (42)");
    }
    owner.destroyForcibly().waitFor();
    Optional<ProcessHandle> orphan = Postmaster.of(folder.resolve("postgresql"));
    assertTrue(orphan.isPresent());

    try (EmbeddedDatabase database = EmbeddedDatabase.start(folder)) {
      assertFalse(orphan.get().isAlive());
      assertEquals("42", ask(database, "select n from kept"));
    }
  }

  @Test
  void a_pid_file_that_names_another_process_harms_nobody() throws Exception {
    EmbeddedDatabase.start(folder).close();
    Process innocent = new ProcessBuilder("sleep", "600").start();
    try {
      Path data = folder.resolve("postgresql");
      Files.write(
          data.resolve("postmaster.pid"),
          List.of(Long.toString(innocent.pid()), data.toString(), "0", "5432", "", "", ""));
      try (EmbeddedDatabase database = EmbeddedDatabase.start(folder)) {
        assertEquals("1", ask(database, "select 1"));
      }
      assertTrue(innocent.isAlive());
    } finally {
      innocent.destroyForcibly();
    }
  }

  private Process owner() throws IOException {
    return new ProcessBuilder(
            Path.of(System.getProperty("java.home"), "bin", "java").toString(),
            "-cp",
            System.getProperty("java.class.path"),
            Owner.class.getName(),
            folder.toString())
        .redirectError(new File("/dev/null"))
        .start();
  }

  private static String address(Process owner) throws IOException {
    BufferedReader lines = owner.inputReader();
    String line = lines.readLine();
    while (line != null && !line.startsWith("jdbc:")) {
      line = lines.readLine();
    }
    return line;
  }

  private static String askUntilAnswered(EmbeddedDatabase database, String sql) {
    while (true) {
      try {
        return ask(database, sql);
      } catch (SQLException e) {
        Thread.onSpinWait(); // it is on its way
      }
    }
  }

  private static void run(EmbeddedDatabase database, String sql) throws SQLException {
    try (Connection connection = connect(database);
        Statement statement = connection.createStatement()) {
      statement.execute(sql);
    }
  }

  private static String ask(EmbeddedDatabase database, String sql) throws SQLException {
    try (Connection connection = connect(database);
        Statement statement = connection.createStatement();
        ResultSet rows = statement.executeQuery(sql)) {
      rows.next();
      return rows.getString(1);
    }
  }

  private static Connection connect(EmbeddedDatabase database) throws SQLException {
    return DriverManager.getConnection(database.jdbcUrl(), EmbeddedDatabase.USER, "");
  }
}
