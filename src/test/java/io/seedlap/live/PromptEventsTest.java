package io.seedlap.live;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.quarkus.test.common.QuarkusTestResourceLifecycleManager;
import io.quarkus.test.junit.QuarkusTest;
import io.quarkus.test.junit.QuarkusTestProfile;
import io.quarkus.test.junit.TestProfile;
import io.seedlap.games.Api;
import io.seedlap.games.Api.NewGame;
import io.seedlap.games.Watcher;
import jakarta.inject.Inject;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import javax.sql.DataSource;
import org.junit.jupiter.api.Test;

/** Here a heartbeat takes an hour: what arrives has been sent because the stream was woken. */
@QuarkusTest
@TestProfile(PromptEventsTest.WithoutHeartbeats.class)
class PromptEventsTest {
  private static final Duration MAX_WAIT = Duration.ofSeconds(20);
  private static final int PLIES = 30;

  private final Api api = Api.atTestPort();

  @Inject DataSource database;
  @Inject ChangeNotifier changes;

  /** Sets the heartbeat. */
  public static class WithoutHeartbeats implements QuarkusTestProfile {
    @Override
    public List<TestResourceEntry> testResources() {
      return List.of(new TestResourceEntry(HourlyHeartbeat.class));
    }
  }

  /** A test resource, since only those override what others have set. */
  public static class HourlyHeartbeat implements QuarkusTestResourceLifecycleManager {
    @Override
    public int order() {
      return 10; // after TestDatabase
    }

    @Override
    public Map<String, String> start() {
      return Map.of("seedlap.events.heartbeat", "1h");
    }

    @Override
    public void stop() {
      // nothing runs
    }
  }

  /**
   * A stream that is not woken may yet see a move, if it polls just then; it does not see one after
   * another so.
   */
  @Test
  void everyMoveOnThisServerArrivesAtOnce() throws Exception {
    NewGame game = api.createOf("adji-kui-ii");
    try (Watcher watcher = new Watcher(api, game.id(), null)) {
      assertEquals("start", next(watcher).name());
      for (int ply = 1; ply <= PLIES; ply++) {
        String player = watcher.game().at("/position/turn").asText();
        api.move(game.id(), game.token(player), watcher.game().at("/legal/0").asText());
        assertEquals(Integer.toString(ply), next(watcher).id());
      }
    }
  }

  /** The first signal may come because LISTEN has just begun; the second one cannot. */
  @Test
  void aNotificationOfAnotherServerWakesTheStreamsOfItsGame() throws Exception {
    for (int i = 0; i < 2; i++) {
      UUID game = UUID.randomUUID();
      WakeSignal signal = new WakeSignal();
      changes.subscribe(game, signal);
      notify("nonsense");
      notify(game + ":1");
      assertTrue(signal.await().await().atMost(MAX_WAIT));
      changes.unsubscribe(game, signal);
    }
  }

  /** Waits in a thread of its own: a client that reads a stream cannot be interrupted. */
  private static Watcher.Event next(Watcher watcher) throws Exception {
    FutureTask<Watcher.Event> next = new FutureTask<>(watcher::next);
    Thread reader = new Thread(next, "reader");
    reader.setDaemon(true);
    reader.start();
    return next.get(MAX_WAIT.toSeconds(), TimeUnit.SECONDS);
  }

  /** As another server does: nothing in this one knows of it. */
  private void notify(String payload) throws SQLException {
    try (Connection connection = database.getConnection();
        Statement statement = connection.createStatement()) {
      statement.execute("notify " + PostgresNotifier.CHANNEL + ", '" + payload + "'");
    }
  }
}
