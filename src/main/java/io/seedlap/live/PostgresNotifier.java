package io.seedlap.live;

import io.seedlap.background.BackgroundThread;
import io.seedlap.background.Backoff;
import io.seedlap.background.FailureLog;
import io.seedlap.database.Database;
import jakarta.inject.Singleton;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Semaphore;
import javax.sql.DataSource;
import org.jspecify.annotations.Nullable;

/**
 * Notifies the other servers of changes by {@code NOTIFY}, after the transaction that made the
 * change and apart from it: inside, the commit would take a lock that all commits of the database
 * queue for. Changes that come while one statement is under way, or shortly after it, go with the
 * next, so that many moves cost one. After a failure streams of other servers see the change at
 * their heartbeat.
 */
@Singleton
class PostgresNotifier {
  static final String CHANNEL = "seedlap_game";

  /** Between two statements: the most that it adds to the delay of an event on another server. */
  private static final long GATHER_MILLIS = 10;

  private static final Backoff PAUSES = new Backoff(Duration.ofMillis(100), Duration.ofSeconds(5));

  /** A notification is a hint only, so its transaction need not be flushed to disk. */
  private static final String NOTIFY =
      "select set_config('synchronous_commit', 'off', true), pg_notify('"
          + CHANNEL
          + "', payload) from unnest(?) as payload";

  private final Database database;
  private final DataSource connections;
  private final Map<UUID, Integer> pending = new ConcurrentHashMap<>();
  private final Semaphore wakeUp = new Semaphore(0);
  private final FailureLog failures =
      new FailureLog("postgres-notifier", SQLException.class::isInstance);
  private volatile @Nullable BackgroundThread thread;

  PostgresNotifier(Database database, DataSource connections) {
    this.database = database;
    this.connections = connections;
  }

  void start() {
    thread = BackgroundThread.start("postgres-notifier", this::sendPending, PAUSES, failures);
  }

  void stop() {
    if (thread != null) {
      thread.stop();
    }
  }

  /** Queues a notification; several of one id are sent as one. */
  void send(UUID id, int seq) {
    pending.merge(id, seq, Math::max);
    wakeUp.release();
  }

  /** Waits for notifications and sends them; those that cannot be sent are dropped. */
  private boolean sendPending() throws InterruptedException, SQLException {
    wakeUp.acquire();
    wakeUp.drainPermits();
    List<String> payloads = takePending();
    if (!payloads.isEmpty() && database.isReady()) {
      send(payloads);
      Thread.sleep(GATHER_MILLIS);
    }
    return true;
  }

  /** The payloads: {@code <id>:<seq>}. */
  private List<String> takePending() {
    List<String> payloads = new ArrayList<>();
    for (Iterator<UUID> ids = pending.keySet().iterator(); ids.hasNext(); ) {
      UUID id = ids.next();
      Integer seq = pending.remove(id);
      if (seq != null) {
        payloads.add(id + ":" + seq);
      }
    }
    return payloads;
  }

  private void send(List<String> payloads) throws SQLException {
    try (Connection connection = connections.getConnection();
        PreparedStatement statement = connection.prepareStatement(NOTIFY)) {
      statement.setArray(1, connection.createArrayOf("text", payloads.toArray()));
      statement.execute();
    }
  }
}
