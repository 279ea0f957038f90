package io.seedlap.live;

import static org.junit.jupiter.api.Assertions.assertEquals;

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
import java.util.List;
import java.util.Map;
import javax.sql.DataSource;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Here a heartbeat takes an hour: what arrives has been sent because the stream was woken. */
@QuarkusTest
@TestProfile(PromptEventsTest.WithoutHeartbeats.class)
@Timeout(60)
class PromptEventsTest {
  private final Api api = Api.atTestPort();

  @Inject DataSource database;

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

  @Test
  void aMoveOnThisServerArrivesAtOnce() throws Exception {
    NewGame game = api.createOf("sadeqa-ii");
    try (Watcher watcher = new Watcher(api, game.id(), null)) {
      assertEquals("start", watcher.next().name());
      api.move(game.id(), game.south(), "F");
      assertEquals("ply", watcher.next().name());
    }
  }

  /** The first game's end may arrive because LISTEN has just begun; the second one's cannot. */
  @Test
  void aChangeByAnotherServerArrivesWithItsNotification() throws Exception {
    for (int i = 0; i < 2; i++) {
      NewGame game = api.createOf("sadeqa-ii");
      try (Watcher watcher = new Watcher(api, game.id(), null)) {
        assertEquals("start", watcher.next().name());
        endAsAnotherServer(game.id());
        assertEquals("end", watcher.next().name());
      }
    }
  }

  /** Writes the row and notifies as another server does: nothing in this one knows of it. */
  private void endAsAnotherServer(String game) throws SQLException {
    try (Connection connection = database.getConnection();
        Statement statement = connection.createStatement()) {
      statement.execute(
          "update game set outcome = 'resignation', winner = 'south', south_score = 0,"
              + " north_score = 0, legal = '', version = 2 where id = '"
              + game
              + "'");
      statement.execute("notify " + PostgresNotifier.CHANNEL + ", 'nonsense'");
      statement.execute("notify " + PostgresNotifier.CHANNEL + ", '" + game + ":0'");
    }
  }
}
