package io.seedlap.database;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import java.util.function.ToIntFunction;
import org.jboss.logging.Logger;
import org.jspecify.annotations.Nullable;

/**
 * Stops the embedded database at the end of the process, after the service that uses it. On a
 * signal the JVM exits when its shutdown hooks have run, wherever the main thread is by then; so a
 * hook stops the database, and it first waits for the main thread to leave the service.
 */
final class ShutdownOrder {
  private static final Logger LOG = Logger.getLogger(ShutdownOrder.class);

  /** Longer than quarkus.shutdown.timeout; then the database is stopped while requests run. */
  private static final long MAX_WAIT_SECONDS = 30;

  private final CountDownLatch serviceStopped = new CountDownLatch(1);
  private volatile @Nullable EmbeddedDatabase database;

  /**
   * Starts the database, then runs the service until it ends by itself or on a signal.
   *
   * @param service returns the exit status
   * @return the exit status
   * @throws io.seedlap.startup.StartFailure when the database does not start
   */
  int serve(Supplier<EmbeddedDatabase> start, ToIntFunction<EmbeddedDatabase> service) {
    Runtime.getRuntime().addShutdownHook(new Thread(this::close, "database-shutdown"));
    try {
      database = start.get();
      return service.applyAsInt(database);
    } finally {
      serviceStopped.countDown();
    }
  }

  private void close() {
    EmbeddedDatabase running = database;
    if (running != null) {
      running.disableRestart();
    }
    try {
      if (!serviceStopped.await(MAX_WAIT_SECONDS, TimeUnit.SECONDS)) {
        LOG.warn("The service does not stop; its database is stopped");
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    if (database != null) { // read again: the signal may have come while it started
      database.close();
    }
  }
}
