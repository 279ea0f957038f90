package io.seedlap.live;

import io.seedlap.background.BackgroundThread;
import io.seedlap.background.Backoff;
import io.seedlap.background.FailureLog;
import io.seedlap.database.Database;
import jakarta.inject.Singleton;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.UUID;
import java.util.function.Consumer;
import javax.sql.DataSource;
import org.jboss.logging.Logger;
import org.jspecify.annotations.Nullable;
import org.postgresql.PGConnection;
import org.postgresql.PGNotification;

/**
 * Receives what this and other servers send by {@code NOTIFY}, with {@code LISTEN} on a connection
 * that it holds for as long as it lasts.
 */
@Singleton
class PostgresListener {
  private static final Logger LOG = Logger.getLogger(PostgresListener.class);
  private static final int RECEIVE_MILLIS = 5_000;
  private static final int VALIDATION_SECONDS = 2;
  private static final long RETRY_MILLIS = 1_000;
  private static final Backoff PAUSES = new Backoff(Duration.ofSeconds(1), Duration.ofSeconds(15));

  private final Database database;
  private final DataSource connections;
  private final FailureLog failures =
      new FailureLog("postgres-listener", SQLException.class::isInstance);
  private volatile @Nullable BackgroundThread thread;

  PostgresListener(Database database, DataSource connections) {
    this.database = database;
    this.connections = connections;
  }

  /**
   * @param changed called with the id of a game or match that has changed
   * @param missed called when notifications may have been missed: after every (re)connection
   */
  void start(Consumer<UUID> changed, Runnable missed) {
    thread =
        BackgroundThread.start(
            "postgres-listener",
            () -> {
              connect(changed, missed);
              return true;
            },
            PAUSES,
            failures);
  }

  void stop() {
    if (thread != null) {
      thread.stop();
    }
  }

  /** Listens for as long as the connection lasts; then pauses. */
  private void connect(Consumer<UUID> changed, Runnable missed)
      throws SQLException, InterruptedException {
    if (database.isReady()) {
      try (Connection connection = connections.getConnection()) {
        listen(connection, changed, missed);
      }
    }
    Thread.sleep(RETRY_MILLIS);
  }

  /** Returns when the connection has failed without an exception. */
  private void listen(Connection connection, Consumer<UUID> changed, Runnable missed)
      throws SQLException {
    PGConnection channel = connection.unwrap(PGConnection.class);
    try (Statement statement = connection.createStatement()) {
      statement.execute("listen " + PostgresNotifier.CHANNEL);
    }
    failures.succeeded();
    missed.run();
    while (!Thread.currentThread().isInterrupted()) {
      PGNotification[] notifications = channel.getNotifications(RECEIVE_MILLIS);
      if (notifications == null || notifications.length == 0) {
        if (!connection.isValid(VALIDATION_SECONDS)) {
          return;
        }
        continue;
      }
      for (PGNotification notification : notifications) {
        receive(notification.getParameter(), changed);
      }
    }
  }

  private static void receive(String payload, Consumer<UUID> changed) {
    UUID id;
    try {
      id = UUID.fromString(payload.substring(0, Math.max(0, payload.indexOf(':'))));
    } catch (IllegalArgumentException e) {
      LOG.debugf("Not a notification of this service: %s", payload);
      return;
    }
    changed.accept(id);
  }
}
