package io.seedlap.database;

import io.quarkus.runtime.LaunchMode;
import io.quarkus.runtime.Quarkus;
import io.seedlap.startup.ListenAddress;
import io.seedlap.startup.Persistence;
import io.seedlap.startup.Settings;
import java.nio.file.Path;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import org.eclipse.microprofile.config.Config;
import org.jspecify.annotations.Nullable;

/**
 * Starts the service, and the embedded database before it where that is configured: Quarkus reads
 * the address of the database among its settings. The database stops after the service, so that
 * requests under way at the shutdown can still use it.
 */
public final class Launcher {
  private static final String USER = "quarkus.datasource.username";
  private static final String PASSWORD = "quarkus.datasource.password";

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

  /** The folder of the embedded database; null where there is none. */
  static @Nullable Path embeddedFolder() {
    EmbeddedDatabase database = embedded;
    return database == null ? null : database.folder();
  }

  /** Where the embedded database is; null where there is none. */
  static @Nullable String embeddedDatabase() {
    EmbeddedDatabase database = embedded;
    return database == null ? null : database.description();
  }

  /**
   * Runs until the service stops.
   *
   * @return the exit status
   * @throws RuntimeException if it does not start; see {@link io.seedlap.startup.StartFailure#of}
   */
  public static int run() {
    Config config = Settings.read();
    if (LaunchMode.current() == LaunchMode.NORMAL) { // a reload in development keeps its port
      ListenAddress.check(config);
    }
    if (config.getValue(Persistence.SETTING, Persistence.class) != Persistence.EMBEDDED) {
      return serve();
    }
    Path folder = Path.of(config.getValue(Settings.DATA_DIR, String.class));
    return new ShutdownOrder().serve(() -> EmbeddedDatabase.begin(folder), Launcher::serveWith);
  }

  private static int serveWith(EmbeddedDatabase database) {
    embedded = database;
    System.setProperty(Persistence.URL, database.jdbcUrl());
    System.setProperty(USER, EmbeddedDatabase.USER);
    System.setProperty(PASSWORD, database.password());
    return serve();
  }

  private static int serve() {
    AtomicInteger exitStatus = new AtomicInteger();
    AtomicReference<Throwable> failure = new AtomicReference<>();
    Quarkus.run(
        ServiceRun.class,
        (status, thrown) -> {
          exitStatus.set(status);
          failure.set(thrown);
        });
    if (failure.get() != null) {
      throw new IllegalStateException(failure.get());
    }
    return exitStatus.get();
  }
}
