package io.seedlap.database;

import static io.seedlap.web.ProblemType.DATABASE_UNAVAILABLE;

import io.quarkus.narayana.jta.QuarkusTransaction;
import io.quarkus.runtime.ShutdownEvent;
import io.quarkus.runtime.StartupEvent;
import io.seedlap.background.BackgroundThread;
import io.seedlap.background.Backoff;
import io.seedlap.background.FailureLog;
import io.seedlap.startup.Persistence;
import io.seedlap.web.ProblemException;
import io.seedlap.web.ProblemType;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
import javax.sql.DataSource;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import org.flywaydb.core.Flyway;
import org.flywaydb.core.api.FlywayException;
import org.jboss.logging.Logger;
import org.jspecify.annotations.Nullable;

/**
 * Access to the database: transactions and single statements. The schema is migrated as soon as the
 * database can be reached, at the start or later; until then, and whenever it cannot be reached,
 * callers get 503.
 */
@ApplicationScoped
public class Database {
  private static final Logger LOG = Logger.getLogger(Database.class);
  private static final long RETRY_MILLIS = 1_000;
  private static final Backoff PAUSES = new Backoff(Duration.ofMillis(100), Duration.ofSeconds(5));
  private static final int TIMEOUT_SECONDS = 10;
  private static final long TIMEOUT_NANOS = Duration.ofSeconds(TIMEOUT_SECONDS).toNanos();
  private static final String RETRY_AFTER_SECONDS = "2";

  private final Persistence persistence;
  private final DataSource connections;
  private final Flyway flyway;
  private volatile boolean ready;
  private final FailureLog migrations =
      new FailureLog("database-migration", FlywayException.class::isInstance);
  private final FailureLog outages = new FailureLog("database", failure -> true);
  private final Storage storage;
  private volatile @Nullable BackgroundThread migration;

  /** A transaction has taken longer than it may, and whatever failed by that. */
  private static final class TransactionTimeout extends RuntimeException {
    private static final long serialVersionUID = 1L;

    TransactionTimeout(RuntimeException cause) {
      super("A transaction has taken longer than " + TIMEOUT_SECONDS + " s", cause);
    }
  }

  /** One statement, on a connection that its caller closes. */
  @FunctionalInterface
  public interface ConnectionWork<T> {
    T execute(Connection connection) throws SQLException;
  }

  Database(
      @ConfigProperty(name = Persistence.SETTING) Persistence persistence,
      DataSource connections,
      Flyway flyway,
      Storage storage) {
    this.persistence = persistence;
    this.connections = connections;
    this.flyway = flyway;
    this.storage = storage;
  }

  void start(@Observes StartupEvent event) {
    Launcher.awaitDatabase();
    if (isOn() && !migratesNow()) {
      migration =
          BackgroundThread.start("database-migration", this::migrateLater, PAUSES, migrations);
    }
  }

  void stop(@Observes ShutdownEvent event) {
    if (migration != null) {
      migration.stop();
    }
  }

  /** Whether this server has a database at all. */
  public boolean isOn() {
    return persistence != Persistence.OFF;
  }

  /** Whether other servers may use the same database. */
  public boolean isShared() {
    return persistence == Persistence.EXTERNAL;
  }

  /** Whether the database has been reached and its schema is up to date. */
  public boolean isReady() {
    return ready;
  }

  /** Whether it has been reached, and there is room to write. */
  public boolean isWritable() {
    return ready && !storage.isRefused();
  }

  /**
   * Runs the work in a new transaction on the calling worker thread; when this returns, it is
   * committed.
   *
   * @throws ProblemException what the work throws; database-unavailable or storage-full, with
   *     Retry-After, when the database fails
   */
  public <T> T transact(Callable<T> work) {
    long begun = System.nanoTime();
    return guard(
        () -> {
          try {
            return QuarkusTransaction.requiringNew().timeout(TIMEOUT_SECONDS).call(work);
          } catch (RuntimeException e) {
            boolean timedOut = System.nanoTime() - begun >= TIMEOUT_NANOS;
            throw timedOut ? new TransactionTimeout(e) : e;
          }
        });
  }

  /** The same, repeated for as long as it ends in an {@link OptimisticConflict}. */
  public <T> T transactRetrying(Callable<T> work) {
    while (true) {
      try {
        return transact(work);
      } catch (OptimisticConflict e) {
        LOG.debug("Another transaction has committed first; this one is retried", e);
      }
    }
  }

  /** The present time in microseconds, the precision of the database. */
  public static Instant now() {
    return Instant.now().truncatedTo(ChronoUnit.MICROS);
  }

  /**
   * Executes one statement: in the caller's transaction where there is one, else as a transaction
   * of its own, which is committed when this returns and takes one round trip.
   *
   * @throws ProblemException what the work throws; database-unavailable or storage-full, with
   *     Retry-After, when the database fails
   */
  public <T> T execute(ConnectionWork<T> work) {
    return guard(
        () -> {
          try (Connection connection = connections.getConnection()) {
            return work.execute(connection);
          } catch (SQLException e) {
            throw new IllegalStateException(e);
          }
        });
  }

  private <T> T guard(Supplier<T> work) {
    if (!isOn()) {
      throw new ProblemException(ProblemType.PERSISTENCE_OFF);
    }
    if (!ready) {
      throw unavailable();
    }
    try {
      T result = work.get();
      outages.succeeded();
      return result;
    } catch (RuntimeException e) {
      ProblemException problem = DatabaseFailures.find(e, ProblemException.class);
      if (problem != null) {
        throw problem;
      }
      if (DatabaseFailures.isStorageFull(e)) {
        storage.failed(DatabaseFailures.firstLine(e));
        throw Storage.refusal();
      }
      if (e instanceof TransactionTimeout || DatabaseFailures.isUnavailable(e)) {
        outages.failed(DatabaseFailures.cause(e));
        throw unavailable();
      }
      throw e;
    }
  }

  private static ProblemException unavailable() {
    return new ProblemException(DATABASE_UNAVAILABLE).header("Retry-After", RETRY_AFTER_SECONDS);
  }

  /** The attempt at the start; other failures than the database's end the start. */
  private boolean migratesNow() {
    try {
      migrate();
      return true;
    } catch (FlywayException e) {
      migrations.failed(e);
      return false;
    }
  }

  private void migrate() {
    flyway.migrate();
    ready = true;
  }

  private boolean migrateLater() throws InterruptedException {
    Thread.sleep(RETRY_MILLIS);
    migrate();
    LOG.info("The database is ready");
    return false;
  }
}
