package io.seedlap.database;

import static org.awaitility.Awaitility.await;
import static org.awaitility.Durations.ONE_MINUTE;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.seedlap.startup.StartFailure;
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
import java.time.Duration;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

@Timeout(180)
class EmbeddedDatabaseTest {
  private static final int TERMINATED = 128 + 15; // what a JVM that was sent SIGTERM ends with

  @TempDir Path folder;

  /** Unpacked once for all tests; each has its own data. */
  @BeforeEach
  void shareTheBinaries() throws IOException {
    Path shared = Files.createDirectories(TestDatabase.BINARIES.toAbsolutePath());
    Files.createSymbolicLink(folder.resolve("binaries"), shared);
  }

  @AfterEach
  void keepTheBinaries() throws IOException {
    Files.delete(folder.resolve("binaries"));
  }

  /**
   * Owns a database in a process of its own, for as long as it is let live. Asked to stop, it uses
   * the database once more, as requests under way do.
   */
  static final class Owner {
    private Owner() {}

    public static void main(String... args) {
      CountDownLatch stopping = new CountDownLatch(1);
      Runtime.getRuntime().addShutdownHook(new Thread(stopping::countDown));
      new ShutdownOrder()
          .serve(
              () -> EmbeddedDatabase.start(Path.of(args[0])), database -> own(database, stopping));
    }

    private static int own(EmbeddedDatabase database, CountDownLatch stopping) {
      System.out.println(database.jdbcUrl());
      try {
        stopping.await();
        System.out.println(ask(database, "select count(*) from generate_series(1, 1000000)"));
        run(database, "create table last (n int)");
      } catch (InterruptedException | SQLException e) {
        System.out.println(e);
      }
      return 0;
    }
  }

  @Test
  void itIsDurableSmallAndOnLoopbackAndKeepsWhatWasCommitted() throws Exception {
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
  void aSecondOwnerIsTurnedAwayAndDoesNoHarm() throws Exception {
    try (EmbeddedDatabase database = EmbeddedDatabase.start(folder)) {
      StartFailure refusal = assertThrows(StartFailure.class, () -> EmbeddedDatabase.start(folder));
      assertTrue(refusal.getMessage().contains("seedlap.data-dir"));
      assertEquals("1", ask(database, "select 1"));
    }
  }

  @Test
  void aServerThatDiesIsStartedAgainAtTheSameAddress() throws Exception {
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
  void theServerOfAnOwnerThatWasKilledIsTakenOver() throws Exception {
    Process owner = owner();
    String url = address(owner.inputReader());
    try (Connection connection = connect(url);
        Statement statement = connection.createStatement()) {
      statement.execute("create table kept (n int); insert into kept values (42)");
    }
    owner.destroyForcibly().waitFor();
    Optional<ProcessHandle> orphan = Postmaster.of(folder.resolve("postgresql"));
    assertTrue(orphan.isPresent());

    try (EmbeddedDatabase database = EmbeddedDatabase.start(folder)) {
      assertTrue(Postmaster.awaitExit(orphan.get(), Duration.ZERO));
      assertEquals("42", ask(database, "select n from kept"));
    }
  }

  @Test
  void toldToStopItsOwnerEndsWhatIsUnderWayAndLeavesNoServerBehind() throws Exception {
    Process owner = owner();
    BufferedReader lines = owner.inputReader();
    address(lines);
    ProcessHandle server = Postmaster.of(folder.resolve("postgresql")).orElseThrow();

    owner.toHandle().destroy(); // a Process would close its output too

    assertEquals("1000000", lines.readLine());
    assertNothingIsLeftOf(owner);
    server.onExit().join();
    try (EmbeddedDatabase database = EmbeddedDatabase.start(folder)) {
      assertEquals("0", ask(database, "select count(*) from last"));
    }
  }

  @Test
  void toldToStopWhileItsServerStartsAnOwnerLeavesNoneBehind() throws Exception {
    Process owner = owner();
    await() // the first start makes the folder and takes its time
        .pollInterval(Duration.ofMillis(1))
        .atMost(ONE_MINUTE)
        .until(() -> !owner.isAlive() || Postmaster.of(folder.resolve("postgresql")).isPresent());

    owner.toHandle().destroy();

    assertNothingIsLeftOf(owner);
  }

  private void assertNothingIsLeftOf(Process owner) throws InterruptedException {
    assertEquals(TERMINATED, owner.waitFor());
    assertTrue(Postmaster.of(folder.resolve("postgresql")).isEmpty());
    assertFalse(Files.exists(folder.resolve("postgresql/postmaster.pid")));
  }

  @Test
  void aPidFileThatNamesAnotherProcessHarmsNobody() throws Exception {
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

  private static String address(BufferedReader lines) throws IOException {
    String line = lines.readLine();
    while (line != null && !line.startsWith("jdbc:")) {
      line = lines.readLine();
    }
    return line;
  }

  private static String askUntilAnswered(EmbeddedDatabase database, String sql) {
    return await()
        .atMost(ONE_MINUTE)
        .ignoreExceptionsInstanceOf(SQLException.class) // it is on its way
        .until(() -> ask(database, sql), Objects::nonNull);
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
    return DriverManager.getConnection(
        database.jdbcUrl(), EmbeddedDatabase.USER, database.password());
  }

  /** As anybody who may read the folder. */
  private Connection connect(String url) throws SQLException {
    ClusterPasswords passwords = ClusterPasswords.in(folder.resolve("postgresql")).orElseThrow();
    return DriverManager.getConnection(url, EmbeddedDatabase.USER, passwords.service());
  }
}
