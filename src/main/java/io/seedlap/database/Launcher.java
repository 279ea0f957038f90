package io.seedlap.database;

import io.quarkus.runtime.Quarkus;
import java.nio.file.Path;
import java.util.concurrent.atomic.AtomicInteger;
import org.eclipse.microprofile.config.ConfigProvider;
import org.jboss.logging.Logger;

/**
 * Starts the service, and before it the embedded database if there is to be one: its address must
 * be known when Quarkus reads its settings. It stops in the opposite order, so requests under way
 * when the service is told to stop still find it.
 */
public final class Launcher {
  private static final Logger LOG = Logger.getLogger(Launcher.class);
  private static final String URL = "quarkus.datasource.jdbc.url";
  private static final String USER = "quarkus.datasource.username";

  private Launcher() {}

  /** Runs until the process is told to stop. */
  public static void run(String... args) {
    var config = ConfigProvider.getConfig();
    if (config.getValue(Persistence.SETTING, Persistence.class) != Persistence.EMBEDDED) {
      Quarkus.run(args);
      return;
    }
    Path folder = Path.of(config.getValue("seedlap.data-dir", String.class));
    int status = new ClosedLast().serve(() -> EmbeddedDatabase.start(folder), it -> run(it, args));
    if (status != 0) {
      System.exit(status);
    }
  }

  private static int run(EmbeddedDatabase database, String... args) {
    System.setProperty(URL, database.jdbcUrl());
    System.setProperty(USER, EmbeddedDatabase.USER);
    AtomicInteger end = new AtomicInteger();
    Quarkus.run(
        null,
        (status, failure) -> {
          if (failure != null) {
            LOG.error("The service does not start", failure);
          }
          end.set(status);
        },
        args);
    return end.get();
  }
}
