package io.seedlap.matches;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import io.quarkus.test.junit.QuarkusTest;
import io.seedlap.games.Api;
import io.seedlap.games.Api.Reply;
import io.seedlap.games.Watcher;
import jakarta.inject.Inject;
import java.sql.Connection;
import java.sql.Statement;
import java.util.SplittableRandom;
import javax.sql.DataSource;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@QuarkusTest
@Timeout(240)
class EngineMatchesTest {
  private final Api api = Api.atTestPort();

  @Inject DataSource database;

  @Test
  void anEngineBuysAsManyHolesAsItCan() throws Exception {
    Match match = withEngines(null, null, 4);
    match.endGame(database, 15, 33);
    try (Watcher watcher = watch(match)) {
      JsonNode purchase = await(watcher, "purchase");
      assertEquals("north", purchase.get("player").asText());
      assertEquals(2, purchase.get("bought").size());
    }
    assertEquals("filling", match.phase());
    assertEquals("south", match.state().at("/choice/player").asText());
  }

  @Test
  void anEngineFillsItsRowAndChoosesWhatStaysEmpty() throws Exception {
    Match match = withEngines(null, null, null);
    sql("update game set north_level = 4 where id = '" + match.id() + "'");
    match.endGame(database, 27, 21);
    try (Watcher watcher = watch(match)) {
      JsonNode filling = await(watcher, "filling");
      assertEquals("north", filling.get("player").asText());
      assertEquals(1, filling.get("empty").size());
    }
    assertEquals(2, match.state().get("games").size());
  }

  @Test
  void aChoiceThatAStoppedServerWasThinkingAboutIsTakenUp() throws Exception {
    Match match = withEngines(null, null, null);
    match.endGame(database, 15, 33);
    sql("update game set north_level = 1 where id = '" + match.id() + "'");
    sql(
        "update match set engine_due = true, claimed_until = now() - interval '1 second' where id ="
            + " '"
            + match.id()
            + "'");
    try (Watcher watcher = watch(match)) {
      assertEquals(2, await(watcher, "purchase").get("bought").size());
    }
  }

  @Test
  void nobodyChoosesForAnEngine() throws Exception {
    Match match = withEngines(null, null, null);
    match.endGame(database, 15, 33);
    sql("update game set north_level = 1 where id = '" + match.id() + "'");
    sql(
        "update match set engine_due = true, claimed_until = 'infinity' where id = '"
            + match.id()
            + "'");
    assertEquals(403, match.buy("south", "A").status());
  }

  @ParameterizedTest
  @ValueSource(strings = {"null", "11", "12"})
  void twoEnginesNeedATargetThatTheyCanReach(String target) {
    String players = "{\"south\":" + player(1) + ",\"north\":" + player(8) + "}";
    Reply reply =
        api.post("/v1/matches", "{\"players\":" + players + ",\"target\":" + target + "}");
    assertEquals(400, reply.status());
    assertEquals("target", reply.body().at("/violations/0/field").asText());
  }

  @Test
  void twoEnginesPlayAMatchToItsEnd() throws Exception {
    Match match = withEngines(7, 1, 3);
    try (Watcher watcher = watch(match)) {
      await(watcher, "match-end");
    }
    JsonNode state = match.state();
    assertEquals("finished", state.get("phase").asText());
    for (JsonNode game : state.get("games")) {
      JsonNode replayed = api.replay(game.get("id").asText()).body();
      assertEquals(replayed.get("outcome"), game.get("outcome"));
    }
  }

  @Test
  void aPersonAndAnEnginePlayAMatchToItsEnd() throws Exception {
    SplittableRandom random = new SplittableRandom(4);
    Match match = withEngines(7, 4, null);
    try (Watcher watcher = watch(match)) {
      for (Watcher.Event event = watcher.nextEvent();
          !event.name().equals("match-end");
          event = watcher.nextEvent()) {
        JsonNode choice = event.data().path("choice");
        if (event.name().equals("game-start")) {
          playNorth(match, event.data().at("/game/id").asText(), random);
        } else if (choice.path("player").asText().equals("north")) {
          match.choose(match.state(), random);
        }
      }
    }
    assertEquals("finished", match.phase());
  }

  /** Plays North's moves at random until the game ends. */
  private void playNorth(Match match, String game, SplittableRandom random) throws Exception {
    try (Watcher watcher = new Watcher(null, api, "/v1/games/" + game + "/events")) {
      for (Watcher.Event event = watcher.nextEvent(); event != null; event = watcher.nextEvent()) {
        JsonNode legal = event.data().path("legal");
        boolean turn = event.data().at("/position/turn").asText().equals("north");
        boolean mayChoose = !legal.isEmpty() && !legal.get(0).asText().equals("pass");
        if (turn && mayChoose) { // a forced pass is played by the server, and is under way already
          String version = "\"" + event.data().get("version") + "\"";
          String move = legal.get(random.nextInt(legal.size())).asText();
          Reply reply = api.move(game, match.played().north(), move, "If-Match", version);
          assertTrue(reply.status() == 200 || reply.status() == 412, reply.http().body());
        }
      }
    }
  }

  /** A match with engines of these levels, or people where none is given. */
  private Match withEngines(Integer target, Integer south, Integer north) {
    return Match.create(
        api,
        "{\"target\":"
            + target
            + ",\"players\":{\"south\":"
            + player(south)
            + ",\"north\":"
            + player(north)
            + "}}");
  }

  private static String player(Integer level) {
    return level == null ? "{}" : "{\"engine\":{\"level\":" + level + "}}";
  }

  private Watcher watch(Match match) throws Exception {
    return new Watcher(null, api, match.path() + "/events");
  }

  /** The data of the next event of this name. */
  private static JsonNode await(Watcher watcher, String name) throws Exception {
    Watcher.Event event = watcher.nextEvent();
    while (!event.name().equals(name)) {
      event = watcher.nextEvent();
    }
    return event.data();
  }

  private void sql(String statement) throws Exception {
    try (Connection connection = database.getConnection();
        Statement sql = connection.createStatement()) {
      assertEquals(1, sql.executeUpdate(statement));
    }
  }
}
