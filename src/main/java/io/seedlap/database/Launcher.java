package io.seedlap.database;

import io.quarkus.runtime.Quarkus;
import java.nio.file.Path;
import java.util.concurrent.atomic.AtomicInteger;
import org.eclipse.microprofile.config.ConfigProvider;
import org.jboss.logging.Logger;
import org.jspecify.annotations.Nullable;

/**
 * Starts the service, and the embedded database before it where that is configured: Quarkus reads
 * the address of the database among its settings. The database stops after the service, so that
 * requests under way at the shutdown can still use it.
 */
public final class Launcher {
  private static final Logger LOG = Logger.getLogger(Launcher.class);
  private static final String URL = "quarkus.datasource.jdbc.url";
  private static final String USER = "quarkus.datasource.username";

  /** Set by the build when it starts the package to record the classes to archive (AppCDS). */
  private static final String APPCDS_RECORDING = "quarkus.appcds.generate";

  private static volatile @Nullable EmbeddedDatabase embedded;

  private Launcher() {}

  /**
   * Waits until the embedded database has started; returns at once where there is none.
   *
   * @throws RuntimeException if it does not start
   */
  static void awaitDatabase() {
    EmbeddedDatabase database = embedded;
    if (database != null) {
      database.await();
    }
  }

  /** Runs until the service stops. */
  public static void run(String... args) {
    var config = ConfigProvider.getConfig();
    if (config.getValue(Persistence.SETTING, Persistence.class) != Persistence.EMBEDDED
        || Boolean.getBoolean(APPCDS_RECORDING)) {
      Quarkus.run(args);
      return;
    }
    Path folder = Path.of(config.getValue("seedlap.data-dir", String.class));
    int status =
        new ShutdownOrder()
            .serve(() -> EmbeddedDatabase.begin(folder), database -> run(database, args));
    if (status != 0) {
      System.exit(status);
    }
  }

  private static int run(EmbeddedDatabase database, String... args) {
    embedded = database;
    System.setProperty(URL, database.jdbcUrl());
    System.setProperty(USER, EmbeddedDatabase.USER);
    AtomicInteger exitStatus = new AtomicInteger();
    Quarkus.run(
        null,
        (status, failure) -> {
          var startFailure = DatabaseFailures.find(failure, EmbeddedDatabase.StartFailure.class);
          if (startFailure != null) {
            LOG.error(startFailure.getMessage(), startFailure.getCause());
          } else if (failure != null) {
            LOG.error("The service does not start", failure);
          }
          exitStatus.set(status);
        },
        args);
    return exitStatus.get();
  }
}
