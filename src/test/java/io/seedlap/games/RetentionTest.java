package io.seedlap.games;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import io.quarkus.test.junit.QuarkusTest;
import io.quarkus.test.junit.QuarkusTestProfile;
import io.quarkus.test.junit.TestProfile;
import io.seedlap.database.DatabaseOfItsOwn;
import io.seedlap.games.Api.NewGame;
import io.seedlap.games.Api.Reply;
import io.seedlap.retention.Retention;
import jakarta.inject.Inject;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.UUID;
import java.util.function.Supplier;
import javax.sql.DataSource;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@QuarkusTest
@TestProfile(RetentionTest.ThirtyDays.class)
@Timeout(120)
public class RetentionTest {
  private final Api api = Api.atTestPort();

  public Supplier<String> log;

  @Inject DataSource database;
  @Inject Retention retention;

  /** Both limits are 30 days, in a database that no other test knows. */
  public static class ThirtyDays implements QuarkusTestProfile {
    @Override
    public Map<String, String> getConfigOverrides() {
      return Map.of("seedlap.retention.finished", "30d", "seedlap.retention.every", "1h");
    }

    @Override
    public List<TestResourceEntry> testResources() {
      return List.of(new TestResourceEntry(DatabaseOfItsOwn.class));
    }
  }

  /** A game as a test has made it. */
  private record Kept(NewGame game, boolean finished, boolean old, JsonNode state) {}

  @Test
  void whoWatchesAGameThatIsAbandonedGetsItsEnd() throws Exception {
    NewGame game = api.createOf("sadeqa-ii");
    api.move(game.id(), game.south(), "F");
    try (Watcher watcher = new Watcher(api, game.id(), "1")) {
      age(game.id(), 31, 31);
      retention.run();
      Watcher.Event end = watcher.nextEvent();
      assertEquals("end", end.name());
      assertEquals("abandoned", end.data().at("/outcome/reason").asText());
      assertTrue(end.data().at("/outcome/winner").isNull());
    }
    Reply move = api.move(game.id(), game.north(), "f");
    assertEquals("game-finished", move.code());
  }

  @Test
  void aGameThatIsPlayedGoesOnHoweverLongAgoItBegan() throws Exception {
    NewGame game = api.createOf("sadeqa-ii");
    age(game.id(), 400, 29);
    retention.run();
    assertEquals(200, api.move(game.id(), game.south(), "F").status());
  }

  @Test
  void nothingOfAGameUnderWayIsRemovedAndNothingIsLeftOfOneThatIs() throws Exception {
    SplittableRandom random = new SplittableRandom(14);
    List<Kept> all = new ArrayList<>();
    for (int i = 0; i < 60; i++) {
      all.add(keep(random));
    }
    retention.run();
    for (Kept kept : all) {
      String id = kept.game().id();
      if (kept.finished() && kept.old()) {
        assertEquals("unknown-game", api.game(id).code());
        for (String table : List.of("ply", "seat")) {
          assertEquals(0, count(table + " where game_id = '" + id + "'"), table);
        }
      } else if (kept.old()) {
        assertEquals("abandoned", api.game(id).body().at("/outcome/reason").asText());
      } else {
        assertEquals(kept.state(), api.game(id).body());
      }
    }
  }

  private Kept keep(SplittableRandom random) throws SQLException {
    NewGame game =
        api.create("{\"ruleset\":\"adji-kui-ii\",\"players\":{\"south\":{\"name\":\"Ann\"}}}");
    api.playOn(game, random, random.nextInt(8));
    boolean finished = random.nextBoolean();
    if (finished) {
      api.post(
          "/v1/games/" + game.id() + "/resignation", "", "Authorization", "Bearer " + game.south());
    }
    int days = 20 + random.nextInt(20);
    age(game.id(), days + random.nextInt(30), days);
    return new Kept(game, finished, days >= 30, api.game(game.id()).body());
  }

  @Test
  void whatAnotherServerDoesIsLeftToItUntilItsLeaseEnds() throws Exception {
    NewGame game = api.createOf("sadeqa-ii");
    age(game.id(), 31, 31);
    sql(
        "insert into lease values ('retention', '%s', now() + interval '1 hour')"
                .formatted(UUID.randomUUID())
            + " on conflict (work) do update set (holder, held_until) = (excluded.holder,"
            + " excluded.held_until)");
    retention.run();
    assertEquals("active", api.game(game.id()).body().get("status").asText());

    sql("update lease set held_until = now() - interval '1 second'");
    retention.run();
    assertEquals("finished", api.game(game.id()).body().get("status").asText());
  }

  /** So many days ago it was made, and last touched. */
  private void age(String id, int created, int touched) throws SQLException {
    sql(
        "update game set created_at = now() - interval '%d days', updated_at = now() - interval '%d days' where id = '%s'"
            .formatted(created, touched, id));
  }

  private void sql(String statement) throws SQLException {
    try (Connection connection = database.getConnection();
        Statement sql = connection.createStatement()) {
      assertEquals(1, sql.executeUpdate(statement));
    }
  }

  private int count(String rows) throws SQLException {
    try (Connection connection = database.getConnection();
        Statement sql = connection.createStatement();
        ResultSet row = sql.executeQuery("select count(*) from " + rows)) {
      row.next();
      return row.getInt(1);
    }
  }
}
