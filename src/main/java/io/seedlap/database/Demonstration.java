package io.seedlap.database;

import io.quarkus.runtime.StartupEvent;
import io.seedlap.startup.Persistence;
import jakarta.annotation.Priority;
import jakarta.enterprise.event.Observes;
import jakarta.inject.Singleton;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.sql.Statement;
import java.util.Objects;
import java.util.Optional;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import org.jboss.logging.Logger;

/**
 * Adds the finished match that the examples of the contract show to the database, unless it is
 * there: to an embedded one, or as {@code seedlap.demonstration} says. Nobody has a token of its
 * seats.
 */
@Singleton
class Demonstration {
  private static final Logger LOG = Logger.getLogger(Demonstration.class);

  /** The id of the match, and of its first game, whose seats play both. */
  static final String MATCH = "635ca8ee-cc82-449a-b92f-1136d9c2d278";

  private static final String ROWS = "/db/demonstration.sql";
  private static final int AFTER_THE_DATABASE = 3_000; // whose observer has the default, 2,500

  private final Database database;
  private final boolean wanted;

  Demonstration(
      Database database,
      @ConfigProperty(name = Persistence.SETTING) Persistence persistence,
      @ConfigProperty(name = "seedlap.demonstration") Optional<Boolean> demonstration) {
    this.database = database;
    this.wanted = database.isOn() && demonstration.orElse(persistence == Persistence.EMBEDDED);
  }

  /** A service without it serves as well, so a failure does not end the start. */
  void start(@Observes @Priority(AFTER_THE_DATABASE) StartupEvent event) throws IOException {
    if (!wanted) {
      return;
    }
    String rows = read();
    try {
      database.transact(() -> insert(rows));
    } catch (RuntimeException e) {
      LOG.warnf("The match of the examples was not added: %s", DatabaseFailures.firstLine(e));
    }
  }

  private boolean insert(String rows) {
    return database.execute(
        connection -> {
          try (Statement statement = connection.createStatement()) {
            return statement.execute(rows);
          }
        });
  }

  private static String read() throws IOException {
    try (InputStream rows = Demonstration.class.getResourceAsStream(ROWS)) {
      return new String(Objects.requireNonNull(rows).readAllBytes(), StandardCharsets.UTF_8);
    }
  }
}
