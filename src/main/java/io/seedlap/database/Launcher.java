package io.seedlap.database;

import io.quarkus.runtime.Quarkus;
import java.nio.file.Path;
import java.util.concurrent.atomic.AtomicInteger;
import org.eclipse.microprofile.config.ConfigProvider;
import org.jboss.logging.Logger;

/**
 * Starts the service, and beside it the embedded database if there is to be one, whose address must
 * be known when Quarkus reads its settings. The database stops after the service, so requests under
 * way when the service is told to stop still find it.
 */
public final class Launcher {
  private static final Logger LOG = Logger.getLogger(Launcher.class);
  private static final String URL = "quarkus.datasource.jdbc.url";
  private static final String USER = "quarkus.datasource.username";

  /** Set by the build, which starts the package to learn what classes to archive (AppCDS). */
  private static final String RECORDING_CLASSES = "quarkus.appcds.generate";

  private static volatile EmbeddedDatabase embedded;

  private Launcher() {}

  /**
   * Waits until the embedded database has started; does nothing where there is none.
   *
   * @throws RuntimeException if it does not start
   */
  static void awaitDatabase() {
    EmbeddedDatabase database = embedded;
    if (database != null) {
      database.await();
    }
  }

  /** Runs until the process is told to stop. */
  public static void run(String... args) {
    var config = ConfigProvider.getConfig();
    if (config.getValue(Persistence.SETTING, Persistence.class) != Persistence.EMBEDDED
        || Boolean.getBoolean(RECORDING_CLASSES)) {
      Quarkus.run(args);
      return;
    }
    Path folder = Path.of(config.getValue("seedlap.data-dir", String.class));
    int status =
        new ShutdownOrder().serve(() -> EmbeddedDatabase.begin(folder), it -> run(it, args));
    if (status != 0) {
      System.exit(status);
    }
  }

  private static int run(EmbeddedDatabase database, String... args) {
    embedded = database;
    System.setProperty(URL, database.jdbcUrl());
    System.setProperty(USER, EmbeddedDatabase.USER);
    AtomicInteger end = new AtomicInteger();
    Quarkus.run(
        null,
        (status, failure) -> {
          var away = DatabaseFailures.find(failure, EmbeddedDatabase.Unavailable.class);
          if (away != null) {
            LOG.error(away.getMessage(), away.getCause());
          } else if (failure != null) {
            LOG.error("The service does not start", failure);
          }
          end.set(status);
        },
        args);
    return end.get();
  }
}
