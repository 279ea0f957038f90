package io.seedlap.games;

import io.seedlap.database.Database;
import jakarta.inject.Singleton;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.UUID;
import java.util.function.Consumer;
import javax.sql.DataSource;
import org.jboss.logging.Logger;
import org.postgresql.PGConnection;
import org.postgresql.PGNotification;

/**
 * Hears the news that this and other servers send by {@code NOTIFY}, on a connection of its own.
 */
@Singleton
class NewsListener {
  private static final Logger LOG = Logger.getLogger(NewsListener.class);
  private static final int PATIENCE_MILLIS = 5_000;
  private static final int VALID_SECONDS = 2;
  private static final long RETRY_MILLIS = 1_000;

  private final Database database;
  private final DataSource connections;
  private volatile Thread thread;

  NewsListener(Database database, DataSource connections) {
    this.database = database;
    this.connections = connections;
  }

  /**
   * @param changed called with a game that has changed
   * @param missed called when news may have been missed
   */
  void start(Consumer<UUID> changed, Runnable missed) {
    thread = new Thread(() -> run(changed, missed), "game-news-listener");
    thread.setDaemon(true);
    thread.start();
  }

  void stop() {
    if (thread != null) {
      thread.interrupt();
    }
  }

  private void run(Consumer<UUID> changed, Runnable missed) {
    while (!Thread.currentThread().isInterrupted()) {
      if (database.isReady()) {
        try (Connection connection = connections.getConnection()) {
          listen(connection, changed, missed);
        } catch (SQLException e) {
          LOG.debug("listening again in a moment", e);
        }
      }
      try {
        Thread.sleep(RETRY_MILLIS);
      } catch (InterruptedException e) {
        return;
      }
    }
  }

  private void listen(Connection connection, Consumer<UUID> changed, Runnable missed)
      throws SQLException {
    PGConnection channel = connection.unwrap(PGConnection.class);
    try (Statement statement = connection.createStatement()) {
      statement.execute("listen " + NewsSender.CHANNEL);
    }
    missed.run();
    while (!Thread.currentThread().isInterrupted()) {
      PGNotification[] news = channel.getNotifications(PATIENCE_MILLIS);
      if (news == null || news.length == 0) {
        if (!connection.isValid(VALID_SECONDS)) {
          return;
        }
        continue;
      }
      for (PGNotification one : news) {
        hear(one.getParameter(), changed);
      }
    }
  }

  private static void hear(String news, Consumer<UUID> changed) {
    try {
      changed.accept(UUID.fromString(news.substring(0, Math.max(0, news.indexOf(':')))));
    } catch (IllegalArgumentException e) {
      LOG.debugf("no news of ours: %s", news);
    }
  }
}
