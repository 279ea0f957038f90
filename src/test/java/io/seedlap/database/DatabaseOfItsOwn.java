package io.seedlap.database;

import io.quarkus.test.common.QuarkusTestResourceLifecycleManager;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Map;
import java.util.UUID;
import java.util.function.Supplier;

/**
 * An empty database in the test server, whose sessions write the plan of each statement to the
 * server's log. A test gets what the log has by then in its field {@code log}.
 */
public class DatabaseOfItsOwn implements QuarkusTestResourceLifecycleManager {
  @Override
  public int order() {
    return 10; // after TestDatabase
  }

  @Override
  public Map<String, String> start() {
    String name = "of_its_own_" + UUID.randomUUID().toString().replace("-", "");
    String server = TestDatabase.url(System.getProperty(TestDatabase.PORT));
    try (Connection connection = DriverManager.getConnection(server, "postgres", "");
        Statement statement = connection.createStatement()) {
      statement.execute("create database " + name + " owner seedlap");
      for (String setting :
          new String[] {
            "session_preload_libraries = 'auto_explain'",
            "auto_explain.log_min_duration = 0",
            "auto_explain.log_parameter_max_length = 0",
            "auto_explain.log_nested_statements = on"
          }) {
        statement.execute("alter database " + name + " set " + setting);
      }
    } catch (SQLException e) {
      throw new IllegalStateException(e);
    }
    return Map.of(
        "quarkus.datasource.jdbc.url",
        server.replaceFirst("[^/]*$", name),
        "seedlap.demonstration",
        "false");
  }

  @Override
  public void inject(Object test) {
    Supplier<String> log = DatabaseOfItsOwn::log;
    try {
      test.getClass().getField("log").set(test, log);
    } catch (ReflectiveOperationException e) {
      throw new IllegalArgumentException(e);
    }
  }

  private static String log() {
    try {
      return Files.readString(Path.of(System.getProperty(TestDatabase.LOG)));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public void stop() {
    // it goes with the server's folder
  }
}
