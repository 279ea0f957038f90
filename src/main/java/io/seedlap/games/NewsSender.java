package io.seedlap.games;

import io.seedlap.database.Database;
import jakarta.inject.Singleton;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Semaphore;
import javax.sql.DataSource;
import org.jboss.logging.Logger;

/**
 * Sends news to the other servers by {@code NOTIFY}, after the change and apart from it: inside the
 * transaction it would take a lock that all commits of the database queue for. What comes while one
 * statement is under way goes with the next.
 */
@Singleton
class NewsSender {
  static final String CHANNEL = "seedlap_game";

  private static final Logger LOG = Logger.getLogger(NewsSender.class);

  /** What is only a hint need not wait for the disk. */
  private static final String NOTIFY =
      "select set_config('synchronous_commit', 'off', true), pg_notify('"
          + CHANNEL
          + "', news) from unnest(?) as news";

  private final Database database;
  private final DataSource connections;
  private final Map<UUID, Integer> waiting = new ConcurrentHashMap<>();
  private final Semaphore bell = new Semaphore(0);
  private volatile Thread thread;

  NewsSender(Database database, DataSource connections) {
    this.database = database;
    this.connections = connections;
  }

  void start() {
    thread = new Thread(this::run, "game-news-sender");
    thread.setDaemon(true);
    thread.start();
  }

  void stop() {
    if (thread != null) {
      thread.interrupt();
    }
  }

  void send(UUID game, int ply) {
    waiting.merge(game, ply, Math::max);
    bell.release();
  }

  private void run() {
    while (true) {
      try {
        bell.acquire();
      } catch (InterruptedException e) {
        return;
      }
      bell.drainPermits();
      List<String> news = take();
      if (!news.isEmpty() && database.isReady()) {
        send(news);
      }
    }
  }

  private List<String> take() {
    List<String> news = new ArrayList<>();
    for (Iterator<UUID> games = waiting.keySet().iterator(); games.hasNext(); ) {
      UUID game = games.next();
      Integer ply = waiting.remove(game);
      if (ply != null) {
        news.add(game + ":" + ply);
      }
    }
    return news;
  }

  private void send(List<String> news) {
    try (Connection connection = connections.getConnection();
        PreparedStatement statement = connection.prepareStatement(NOTIFY)) {
      statement.setArray(1, connection.createArrayOf("text", news.toArray()));
      statement.execute();
    } catch (SQLException e) {
      LOG.debug("news not sent; watchers elsewhere see the change at their next look", e);
    }
  }
}
