package io.seedlap.database;

import static io.seedlap.web.ProblemType.DATABASE_UNAVAILABLE;

import io.quarkus.narayana.jta.QuarkusTransaction;
import io.quarkus.runtime.ShutdownEvent;
import io.quarkus.runtime.StartupEvent;
import io.seedlap.web.ProblemException;
import io.seedlap.web.ProblemType;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
import javax.sql.DataSource;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import org.flywaydb.core.Flyway;
import org.flywaydb.core.api.FlywayException;
import org.jboss.logging.Logger;

/**
 * The way to the database. Its schema is brought up to date as soon as it can be reached, at the
 * start or later; until then, and whenever it cannot be reached, callers get 503.
 */
@ApplicationScoped
public class Database {
  private static final Logger LOG = Logger.getLogger(Database.class);
  private static final long RETRY_MILLIS = 1_000;
  private static final int LONGEST_SECONDS = 10;
  private static final String RETRY_AFTER = "2";

  private final Persistence persistence;
  private final DataSource connections;
  private final Flyway flyway;
  private volatile boolean ready;
  private volatile Thread waiting;

  /** A question to the database, of one statement. */
  @FunctionalInterface
  public interface Question<T> {
    T ask(Connection connection) throws SQLException;
  }

  Database(
      @ConfigProperty(name = Persistence.SETTING) Persistence persistence,
      DataSource connections,
      Flyway flyway) {
    this.persistence = persistence;
    this.connections = connections;
    this.flyway = flyway;
  }

  void start(@Observes StartupEvent event) {
    Launcher.awaitDatabase();
    if (isOn() && !migrate()) {
      waiting = new Thread(this::migrateWhenThere, "database-waiting");
      waiting.setDaemon(true);
      waiting.start();
    }
  }

  void stop(@Observes ShutdownEvent event) {
    if (waiting != null) {
      waiting.interrupt();
    }
  }

  /** Whether this server keeps games at all. */
  public boolean isOn() {
    return persistence != Persistence.OFF;
  }

  /** Whether other servers may use the same database. */
  public boolean isShared() {
    return persistence == Persistence.EXTERNAL;
  }

  /** Whether the schema is there and up to date. */
  public boolean isReady() {
    return ready;
  }

  /**
   * Runs the work in a transaction of its own, on the calling worker thread; when this returns, it
   * is committed.
   *
   * @throws ProblemException what the work throws; database-unavailable with Retry-After when the
   *     database is at fault
   */
  public <T> T transact(Callable<T> work) {
    return reach(() -> QuarkusTransaction.requiringNew().timeout(LONGEST_SECONDS).call(work));
  }

  /** The same, again and again until no other transaction gets ahead of it. */
  public <T> T transactRetrying(Callable<T> work) {
    while (true) {
      try {
        return transact(work);
      } catch (OptimisticConflict e) {
        LOG.debug("another transaction has got ahead; what it did is there", e);
      }
    }
  }

  /** The present time to the microsecond, as the database keeps it. */
  public static Instant now() {
    return Instant.now().truncatedTo(ChronoUnit.MICROS);
  }

  /**
   * Asks without a transaction, in one round trip where a transaction takes two.
   *
   * @throws ProblemException database-unavailable with Retry-After when the database is at fault
   */
  public <T> T read(Question<T> question) {
    return reach(
        () -> {
          try (Connection connection = connections.getConnection()) {
            return question.ask(connection);
          } catch (SQLException e) {
            throw new IllegalStateException(e);
          }
        });
  }

  private <T> T reach(Supplier<T> work) {
    if (!isOn()) {
      throw new ProblemException(ProblemType.PERSISTENCE_OFF);
    }
    if (!ready) {
      throw unavailable();
    }
    try {
      return work.get();
    } catch (RuntimeException e) {
      ProblemException answer = DatabaseFailures.find(e, ProblemException.class);
      if (answer != null) {
        throw answer;
      }
      if (DatabaseFailures.isUnavailable(e)) {
        LOG.warnf("Database unavailable: %s", DatabaseFailures.inShort(e));
        throw unavailable();
      }
      throw e;
    }
  }

  private static ProblemException unavailable() {
    return new ProblemException(DATABASE_UNAVAILABLE).header("Retry-After", RETRY_AFTER);
  }

  private boolean migrate() {
    try {
      flyway.migrate();
      ready = true;
      return true;
    } catch (FlywayException e) {
      LOG.warnf("The database is not ready: %s", DatabaseFailures.inShort(e));
      return false;
    }
  }

  private void migrateWhenThere() {
    do {
      try {
        Thread.sleep(RETRY_MILLIS);
      } catch (InterruptedException e) {
        return;
      }
    } while (!migrate());
    LOG.info("The database is ready");
  }
}
