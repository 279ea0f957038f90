package io.seedlap.database;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import java.util.function.ToIntFunction;
import org.jboss.logging.Logger;

/**
 * Closes the embedded database at the end of the process, when what it serves has stopped. A JVM
 * that is told to stop ends when its shutdown hooks have run, wherever its main thread is by then;
 * so the database is closed in such a hook, and the hook waits for the main thread.
 */
final class ShutdownOrder {
  private static final Logger LOG = Logger.getLogger(ShutdownOrder.class);

  /** Longer than requests under way may take; after that the database is closed under them. */
  private static final long PATIENCE_SECONDS = 30;

  private static final int FAILED = 1;

  private final CountDownLatch served = new CountDownLatch(1);
  private volatile EmbeddedDatabase database;

  /**
   * Starts the database and serves from it, until that ends by itself or by a signal.
   *
   * @param service runs beside the database and gives the status that the process shall end with
   * @return that status, or 1 when the database does not start
   */
  int serve(Supplier<EmbeddedDatabase> start, ToIntFunction<EmbeddedDatabase> service) {
    Runtime.getRuntime().addShutdownHook(new Thread(this::close, "database-closing"));
    try {
      database = start.get();
      return service.applyAsInt(database);
    } catch (EmbeddedDatabase.Unavailable e) {
      LOG.error(e.getMessage(), e.getCause());
      return FAILED;
    } finally {
      served.countDown();
    }
  }

  private void close() {
    EmbeddedDatabase running = database;
    if (running != null) {
      running.leaveBe();
    }
    try {
      if (!served.await(PATIENCE_SECONDS, TimeUnit.SECONDS)) {
        LOG.warn("The service does not stop; its database is closed");
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    if (database != null) { // not before now, when the signal came during its start
      database.close();
    }
  }
}
