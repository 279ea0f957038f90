package io.seedlap.database;

import static org.awaitility.Awaitility.await;
import static org.awaitility.Durations.ONE_MINUTE;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.seedlap.startup.StartFailure;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.Callable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Who gets into an embedded database: a new one, and one that an earlier version left open. */
@Timeout(180)
class ClusterAccessTest {
  private static final String INSUFFICIENT_PRIVILEGE = "42501";

  @TempDir Path folder;
  private Path data;

  @BeforeEach
  void shareTheBinaries() throws IOException {
    Path shared = Files.createDirectories(TestDatabase.BINARIES.toAbsolutePath());
    Files.createSymbolicLink(folder.resolve("binaries"), shared);
    data = folder.resolve("postgresql");
  }

  @AfterEach
  void keepTheBinaries() throws IOException {
    Files.delete(folder.resolve("binaries"));
  }

  private static Connection connect(EmbeddedDatabase database) throws SQLException {
    return DriverManager.getConnection(
        database.jdbcUrl(), EmbeddedDatabase.USER, database.password());
  }

  private static String ask(EmbeddedDatabase database, String sql) throws SQLException {
    try (Connection connection = connect(database);
        Statement statement = connection.createStatement();
        ResultSet rows = statement.executeQuery(sql)) {
      rows.next();
      return rows.getString(1);
    }
  }

  private static void assertClosed(EmbeddedDatabase database) {
    for (String role : List.of("postgres", "seedlap", "root", "nobody")) {
      for (String password : List.of("", "wrong", "postgres", "seedlap")) {
        for (String name : List.of("seedlap", "postgres", "template1")) {
          String url = database.jdbcUrl().replaceFirst("[^/]*$", name);
          assertThrows(
              SQLException.class, () -> DriverManager.getConnection(url, role, password).close());
        }
      }
    }
  }

  private static String refusal(EmbeddedDatabase database, String sql) {
    return assertThrows(
            SQLException.class,
            () -> {
              try (Connection connection = connect(database);
                  Statement statement = connection.createStatement()) {
                statement.execute(sql);
              }
            },
            sql)
        .getSQLState();
  }

  private static String mode(Path file) throws IOException {
    return PosixFilePermissions.toString(Files.getPosixFilePermissions(file));
  }

  @Test
  void nobodyGetsInWithoutAPasswordAndOnlyTheOwnerOfTheFolderReadsThem() throws Exception {
    try (EmbeddedDatabase database = EmbeddedDatabase.start(folder)) {
      assertClosed(database);
      assertEquals("seedlap", ask(database, "select current_user"));
    }
    assertEquals("rw-------", mode(data.resolve("pgpass")));
    assertEquals("rwx------", mode(data));
    assertFalse(Files.readString(data.resolve("pg_hba.conf")).contains("trust"));
    ClusterPasswords passwords = ClusterPasswords.in(data).orElseThrow();
    assertNotEquals(passwords.superuser(), passwords.service());
    assertFalse(passwords.toString().contains(passwords.service()));
    String log = Files.readString(folder.resolve("postgresql.log"));
    assertFalse(log.contains(passwords.superuser()) || log.contains(passwords.service()));
  }

  @Test
  void theRoleOfTheServiceOwnsItsDatabaseAndHasNoOtherRight() throws Exception {
    try (EmbeddedDatabase database = EmbeddedDatabase.start(folder)) {
      assertEquals(
          "f f f f f",
          ask(
              database,
              "select concat_ws(' ', rolsuper, rolcreatedb, rolcreaterole, rolreplication,"
                  + " rolbypassrls) from pg_roles where rolname = current_user"));
      assertEquals(
          "seedlap",
          ask(
              database,
              "select datdba::regrole from pg_database where datname = current_database()"));
      assertEquals(
          "0",
          ask(database, "select count(*) from pg_auth_members where member = 'seedlap'::regrole"));
      for (String sql :
          List.of(
              "copy (select 1) to program 'cat'",
              "copy (select 1) to '/tmp/seedlap-test'",
              "select pg_read_file('/etc/passwd')",
              "select pg_ls_dir('/')",
              "create role other",
              "create database other",
              "alter role postgres password 'x'",
              "alter system set port = 1",
              "set session_preload_libraries = 'x'",
              "select pg_shadow.passwd from pg_shadow")) {
        assertEquals(INSUFFICIENT_PRIVILEGE, refusal(database, sql), sql);
      }
    }
  }

  /** A cluster as version 1.0.0 made it, with a table in it; no server runs on it. */
  private PostgresCommand earlierVersion() throws Exception {
    PostgresCommand command =
        new PostgresCommand(Binaries.in(TestDatabase.BINARIES), folder.resolve("postgresql.log"));
    command.run(
        "initdb", List.of("--auth=trust", "--username=postgres", "--pgdata=" + data, "--no-sync"));
    Files.createFile(data.resolve("seedlap-initialised"));
    int port = PostgresServer.freePort();
    PostgresServer server = new PostgresServer(data, port, command);
    server.start();
    try (Connection connection =
            DriverManager.getConnection(
                "jdbc:postgresql://127.0.0.1:" + port + "/postgres", "postgres", "");
        Statement statement = connection.createStatement()) {
      statement.execute("create table \"Kept\" (n serial primary key, t text)");
      statement.execute("create table other (n int references \"Kept\" on delete cascade)");
      statement.execute("create function f(int, text) returns int language sql as 'select 1'");
      statement.execute("insert into \"Kept\" (t) values ('kept')");
    } finally {
      server.stop();
    }
    return command;
  }

  private void assertConverted() throws Exception {
    try (EmbeddedDatabase database = EmbeddedDatabase.start(folder)) {
      assertClosed(database);
      assertEquals("kept", ask(database, "select t from \"Kept\""));
      assertEquals(
          "t",
          ask(
              database,
              "select bool_and(relowner = 'seedlap'::regrole) from pg_class"
                  + " where relnamespace = 'public'::regnamespace"));
      try (Connection connection = connect(database);
          Statement statement = connection.createStatement()) {
        statement.execute("alter table other add m int");
        statement.execute("alter table other drop m");
        statement.execute(
            "create or replace function f(int, text) returns int language sql as 'select 2'");
      }
    }
    assertTrue(ClusterPasswords.in(data).isPresent());
  }

  @Test
  void aFolderOfAnEarlierVersionIsLockedAndKeepsItsGames() throws Exception {
    earlierVersion();
    assertConverted();
    String passwords = Files.readString(data.resolve("pgpass"));
    assertConverted();
    assertEquals(passwords, Files.readString(data.resolve("pgpass")));
  }

  @Test
  void aDatabaseOfTheServicesNameThatSomebodyHasMadeIsNotTakenForTheGames() throws Exception {
    PostgresCommand command = earlierVersion();
    command.run(
        "postgres",
        List.of("--single", "-D", data.toString(), "template1"),
        "create database seedlap\n");
    String message =
        assertThrows(StartFailure.class, () -> EmbeddedDatabase.start(folder)).getMessage();
    assertTrue(message.contains("both a database postgres and a database seedlap"), message);
    command.run(
        "postgres",
        List.of("--single", "-D", data.toString(), "template1"),
        "drop database seedlap\n");
    assertConverted();
  }

  @Test
  void aServerThatAnEarlierVersionLeftRunningIsStoppedFirst() throws Exception {
    PostgresCommand command = earlierVersion();
    new PostgresServer(data, PostgresServer.freePort(), command).start();
    assertConverted();
  }

  @Test
  void lockingMayEndAfterEachStepAndIsTakenUpByTheNextStart() throws Exception {
    PostgresCommand command = earlierVersion();
    String open = Files.readString(data.resolve("pg_hba.conf"));
    ClusterAccess.lock(data, command, ClusterPasswords.random());
    Files.delete(data.resolve("pgpass")); // all but the last step
    Files.createFile(data.resolve("pgpass.part"));
    assertConverted();
    Files.delete(data.resolve("pgpass")); // all but the last two
    Files.writeString(data.resolve("pg_hba.conf"), open);
    assertConverted();
    Files.writeString(data.resolve("pgpass"), "127.0.0.1:*:*:postgres:00\n"); // not both
    assertConverted();
  }

  @Test
  void aStartThatIsKilledInTheMiddleOfLockingIsTakenUpByTheNext() throws Exception {
    earlierVersion();
    List<Callable<Boolean>> moments =
        List.of(
            () -> firstByte(data.resolve("postmaster.pid")) == '-', // single-user mode
            () -> Files.exists(data.resolve("pgpass.part")),
            () -> Files.exists(data.resolve("pgpass")));
    for (Callable<Boolean> moment : moments) {
      Files.deleteIfExists(data.resolve("pgpass"));
      Process owner =
          new ProcessBuilder(
                  Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                  "-cp",
                  System.getProperty("java.class.path"),
                  EmbeddedDatabaseTest.Owner.class.getName(),
                  folder.toString())
              .redirectOutput(new File("/dev/null"))
              .redirectError(new File("/dev/null"))
              .start();
      await()
          .pollInterval(Duration.ofMillis(1))
          .atMost(ONE_MINUTE)
          .until(() -> !owner.isAlive() || moment.call() || ClusterPasswords.in(data).isPresent());
      owner.destroyForcibly().waitFor();
      assertConverted();
    }
  }

  private static int firstByte(Path file) {
    try {
      byte[] all = Files.readAllBytes(file);
      return all.length == 0 ? 0 : all[0];
    } catch (IOException e) {
      return 0; // not there
    }
  }
}
