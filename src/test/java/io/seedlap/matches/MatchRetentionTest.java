package io.seedlap.matches;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import io.quarkus.test.junit.QuarkusTest;
import io.quarkus.test.junit.TestProfile;
import io.seedlap.games.Api;
import io.seedlap.games.RetentionTest;
import io.seedlap.games.Watcher;
import io.seedlap.retention.Retention;
import jakarta.inject.Inject;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.function.Supplier;
import javax.sql.DataSource;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@QuarkusTest
@TestProfile(RetentionTest.ThirtyDays.class)
@Timeout(120)
public class MatchRetentionTest {
  private final Api api = Api.atTestPort();

  public Supplier<String> log;

  @Inject DataSource database;
  @Inject Retention retention;

  @Test
  void aMatchIsAbandonedWithTheGameThatNobodyPlays() throws Exception {
    Match match = Match.create(api, "{}");
    age(match, 31);
    retention.run();
    assertAbandoned(match.state());
    assertTrue(match.lastGame().get("score").isNull());
  }

  @Test
  void aMatchIsAbandonedWhereNobodyBuys() throws Exception {
    Match match = Match.create(api, "{}");
    match.endGame(database, 33, 15);
    assertEquals("buying", match.phase());
    try (Watcher watcher = new Watcher("2", api, match.path() + "/events")) {
      age(match, 31);
      retention.run();
      Watcher.Event end = watcher.nextEvent();
      assertEquals("match-end", end.name());
      assertTrue(end.data().get("winner").isNull());
    }
    assertAbandoned(match.state());
    assertEquals("wrong-phase", match.buy("south", "a").code());
  }

  @Test
  void aFinishedMatchIsRemovedWithAllItsGames() throws Exception {
    Match match = Match.create(api, "{}");
    match.endGame(database, 24, 24);
    JsonNode next = match.lastGame();
    match.resign("south");
    age(match, 31);
    retention.run();
    assertEquals("unknown-match", api.get(match.path()).code());
    assertEquals("unknown-game", api.game(match.id()).code());
    assertEquals("unknown-game", api.game(next.get("id").asText()).code());
  }

  @Test
  void nothingOfAMatchThatGoesOnIsRemovedHoweverOldItsFirstGameIs() throws Exception {
    Match match = Match.create(api, "{}");
    match.endGame(database, 24, 24);
    sql(
        "update game set created_at = now() - interval '90 days', updated_at = now() - interval '90"
            + " days' where id = '"
            + match.id()
            + "'");
    JsonNode before = match.state();
    retention.run();
    assertEquals(before, match.state());
    assertEquals("finished", api.game(match.id()).body().get("status").asText());
  }

  private static void assertAbandoned(JsonNode match) {
    assertEquals("finished", match.get("phase").asText());
    assertEquals("abandoned", match.get("reason").asText());
    assertTrue(match.get("winner").isNull());
  }

  private void age(Match match, int days) throws SQLException {
    for (String rows :
        new String[] {
          "game set %s where '" + match.id() + "' in (id, seats_of)",
          "match set %s where id = '" + match.id() + "'"
        }) {
      String times =
          "created_at = now() - interval '%1$d days', updated_at = now() - interval '%1$d days'";
      sql("update " + rows.formatted(times.formatted(days)));
    }
  }

  private void sql(String statement) throws SQLException {
    try (Connection connection = database.getConnection();
        Statement sql = connection.createStatement()) {
      assertTrue(sql.executeUpdate(statement) > 0);
    }
  }
}
