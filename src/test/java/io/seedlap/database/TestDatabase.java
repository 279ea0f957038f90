package io.seedlap.database;

import io.quarkus.test.common.QuarkusTestResourceLifecycleManager;
import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Map;
import java.util.UUID;

/**
 * A PostgreSQL under {@code target/} for every {@code @QuarkusTest} of the project, without a word
 * in the test: it is found by the service loader. One server for the whole run of the tests.
 */
public class TestDatabase implements QuarkusTestResourceLifecycleManager {
  /** System property with the server's port. */
  static final String PORT = "test.database.port";

  /** System property with the file that it logs to. */
  static final String LOG = "test.database.log";

  private static final Path FOLDER = Path.of("target", "test-database");
  static final Path BINARIES = FOLDER.resolve("binaries");

  /** Test resources may be loaded by several class loaders: the lock is what they share. */
  @Override
  @SuppressWarnings("LockOnNonEnclosingClassLiteral")
  public Map<String, String> start() {
    synchronized (System.class) {
      if (System.getProperty(PORT) == null) {
        EmbeddedPostgres server = launch();
        giveToTheService(server);
        System.setProperty(PORT, Integer.toString(server.getPort()));
      }
    }
    return Map.of(
        "seedlap.persistence", "external",
        "quarkus.datasource.jdbc.url", url(System.getProperty(PORT)),
        "quarkus.datasource.username", ClusterPasswords.SERVICE,
        "seedlap.events.heartbeat", "300ms",
        "seedlap.events.streams-per-client", "12");
  }

  static String url(String port) {
    return "jdbc:postgresql://127.0.0.1:" + port + "/postgres";
  }

  /** The service has no more rights in tests than with its embedded database. */
  private static void giveToTheService(EmbeddedPostgres server) {
    try (Connection connection = server.getPostgresDatabase().getConnection();
        Statement statement = connection.createStatement()) {
      statement.execute("create role seedlap login; alter database postgres owner to seedlap");
    } catch (SQLException e) {
      throw new IllegalStateException(e);
    }
  }

  // The server stops when the JVM does.
  @SuppressWarnings("resource")
  private static EmbeddedPostgres launch() {
    String name = UUID.randomUUID().toString();
    File log = FOLDER.resolve(name + ".log").toFile();
    System.setProperty(LOG, log.getPath());
    try {
      Files.createDirectories(FOLDER);
      return EmbeddedPostgres.builder()
          .setDataDirectory(FOLDER.resolve(name))
          .setErrorRedirector(ProcessBuilder.Redirect.appendTo(log))
          .setOutputRedirector(ProcessBuilder.Redirect.appendTo(log))
          .setOverrideWorkingDirectory(BINARIES.toFile())
          .setServerConfig("max_connections", "60")
          .start();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public void stop() {
    // kept for the next application
  }
}
