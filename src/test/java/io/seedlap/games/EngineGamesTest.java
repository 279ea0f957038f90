package io.seedlap.games;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import io.quarkus.test.junit.QuarkusTest;
import io.seedlap.engine.EnginePlayer;
import io.seedlap.engine.TableRegistry;
import io.seedlap.games.Api.NewGame;
import io.seedlap.games.Api.Reply;
import io.seedlap.web.ProblemException;
import jakarta.inject.Inject;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.SplittableRandom;
import java.util.UUID;
import java.util.concurrent.Callable;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import javax.sql.DataSource;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@QuarkusTest
@Timeout(120)
class EngineGamesTest {
  private final Api api = Api.atTestPort();

  @Inject DataSource database;
  @Inject EngineMoves moves;
  @Inject TableRegistry tables;

  @Test
  void anEngineAnswersAMoveByAPlyLikeAnyOther() throws Exception {
    NewGame game = create("sadeqa-ii", "\"south\":{\"name\":\"Ann\"},\"north\":" + engine(4));
    try (Watcher watcher = new Watcher(api, game.id(), null)) {
      assertEquals("start", watcher.nextEvent().name());
      Reply move = api.move(game.id(), game.south(), "F");
      assertEquals(200, move.status(), move.http().body());

      assertEquals("1", watcher.nextEvent().id());
      Watcher.Event answer = watcher.nextEvent();

      assertEquals("[]", move.body().get("followed").toString());
      assertEquals("2", answer.id());
      assertEquals("f", answer.data().get("move").asText());
      assertEquals("north", answer.data().get("player").asText());
      assertEquals(3, answer.data().get("version").asInt());
      JsonNode state = api.game(game.id()).body();
      assertEquals("1,5,5,1,0,1/5,5,0,4,4,0 s 4-1", state.get("notation").asText());
      assertEquals(
          "{\"south\":{\"name\":\"Ann\"},\"north\":{\"engine\":{\"level\":4}}}",
          state.get("players").toString());
    }
  }

  @Test
  void anEngineThatHasTheFirstMoveMakesItUnasked() throws Exception {
    NewGame game = create("adji-kui-ii", "\"south\":" + engine(2));
    try (Watcher watcher = new Watcher(api, game.id(), "0")) {
      assertEquals("south", watcher.nextEvent().data().get("player").asText());
    }
  }

  @Test
  void onlyPeopleGetTokens() {
    String ofBoth = "{\"ruleset\":\"adji-kui-ii\",\"players\":{\"south\":%s,\"north\":%s}}";
    JsonNode one = api.post("/v1/games", ofBoth.formatted("{}", engine(1))).body().get("tokens");
    JsonNode none =
        api.post("/v1/games", ofBoth.formatted(engine(1), engine(1))).body().get("tokens");

    assertEquals(List.of("south"), fields(one));
    assertEquals(List.of(), fields(none));
  }

  @Test
  void nobodyMovesForAnEngineNorGetsItsSeat() throws Exception {
    NewGame game = withIdleEngine();

    assertEquals("not-your-turn", api.move(game.id(), game.north(), "F").code());
    Reply renewal =
        api.post(
            "/v1/games/" + game.id() + "/seats/south/renewal",
            "",
            "Authorization",
            "Bearer " + game.north());
    assertEquals("wrong-seat", renewal.code());
  }

  @Test
  void whatAStoppedServerWasThinkingAboutIsTakenUp() throws Exception {
    NewGame game = withIdleEngine();
    try (Watcher watcher = new Watcher(api, game.id(), "0")) {
      sql("update game set claimed_until = now() - interval '1 second' where id = '%s'", game);
      assertEquals("F", watcher.nextEvent().data().get("move").asText());
    }
  }

  @Test
  void ofSeveralThatThinkAboutTheSameMoveOneMakesIt() throws Exception {
    NewGame game = withIdleEngine();
    int servers = 4;
    CyclicBarrier together = new CyclicBarrier(servers);
    Callable<Boolean> server =
        () -> {
          together.await();
          try {
            moves.take(UUID.fromString(game.id()), player());
            return true;
          } catch (ProblemException late) {
            return false;
          }
        };
    ExecutorService threads = Executors.newFixedThreadPool(servers);
    for (Future<Boolean> result : threads.invokeAll(Collections.nCopies(servers, server))) {
      assertNotNull(result.get());
    }
    threads.shutdown();
    JsonNode state = api.game(game.id()).body();
    assertEquals(1, state.get("ply").asInt());
    assertEquals(2, state.get("version").asInt());
  }

  @Test
  void whoResignsWhileTheEngineThinksHasLost() throws Exception {
    NewGame game = withIdleEngine();
    Reply reply =
        api.post(
            "/v1/games/" + game.id() + "/resignation",
            "",
            "Authorization",
            "Bearer " + game.north());
    assertEquals("south", reply.body().at("/outcome/winner").asText());

    moves.take(UUID.fromString(game.id()), player());

    assertEquals(reply.body(), api.game(game.id()).body());
  }

  @ParameterizedTest
  @CsvSource({"adji-kui-ii,1,3", "sadeqa-ii,2,6", "sadeqa-ii,7,7"})
  void twoEnginesPlayToTheEnd(String ruleset, int south, int north) throws Exception {
    NewGame game = create(ruleset, "\"south\":" + engine(south) + ",\"north\":" + engine(north));
    try (Watcher watcher = new Watcher(api, game.id(), null)) {
      String name = "start";
      for (Watcher.Event event = watcher.nextEvent(); event != null; event = watcher.nextEvent()) {
        name = event.name();
      }
      assertEquals("end", name);
    }
    assertReplays(game);
  }

  /** A forced pass is played by the server and is under way already. */
  private static boolean isToChoose(JsonNode legal) {
    return !legal.isEmpty() && !legal.get(0).asText().equals("pass");
  }

  @ParameterizedTest
  @ValueSource(strings = {"adji-kui-ii", "sadeqa-ii"})
  void aPersonAndAnEnginePlayToTheEnd(String ruleset) throws Exception {
    SplittableRandom random = new SplittableRandom(8);
    NewGame game = create(ruleset, "\"south\":" + engine(3));
    try (Watcher watcher = new Watcher(api, game.id(), null)) {
      for (Watcher.Event event = watcher.nextEvent(); event != null; event = watcher.nextEvent()) {
        JsonNode state = watcher.game();
        JsonNode legal = state.get("legal");
        if (isToChoose(legal) && state.at("/position/turn").asText().equals("north")) {
          String move = legal.get(random.nextInt(legal.size())).asText();
          String version = "\"" + state.get("version") + "\"";
          Reply reply = api.move(game.id(), game.north(), move, "If-Match", version);
          assertTrue(reply.status() == 200 || reply.status() == 412, reply.http().body());
        }
      }
    }
    assertReplays(game);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          {"level":0}           | invalid-request | players.north.engine.level
          {"level":9}           | invalid-request | players.north.engine.level
          {}                    | invalid-request | players.north.engine.level
          {"level":null}        | invalid-request | players.north.engine.level
          {"level":"3"}         | wrong-type      |
          {"level":2.5}         | wrong-type      |
          3                     | wrong-type      |
          {"level":3,"nodes":1} | unknown-field   |
          """)
  void aLevelIs1To8(String engine, String code, String field) {
    Reply reply =
        api.post(
            "/v1/games",
            "{\"ruleset\":\"sadeqa-ii\",\"players\":{\"north\":{\"engine\":" + engine + "}}}");
    assertEquals(400, reply.status());
    assertEquals(code, reply.code());
    assertTrue(reply.body().get("detail").asText().contains("players.north.engine"));
    assertEquals(field, reply.body().at("/violations/0/field").asText(null));
  }

  /** A game of Sadeqa II in which South is an engine that a server, gone since, thinks about. */
  private NewGame withIdleEngine() throws SQLException {
    NewGame game = api.createOf("sadeqa-ii");
    sql("delete from seat where player = 'south' and game_id = '%s'", game);
    sql("update game set south_level = 3, claimed_until = 'infinity' where id = '%s'", game);
    return game;
  }

  private void sql(String statement, NewGame game) throws SQLException {
    try (Connection connection = database.getConnection();
        Statement sql = connection.createStatement()) {
      assertEquals(1, sql.executeUpdate(statement.formatted(game.id())));
    }
  }

  private EnginePlayer player() {
    return new EnginePlayer(10, tables::of, () -> false);
  }

  private NewGame create(String ruleset, String players) {
    return api.create("{\"ruleset\":\"" + ruleset + "\",\"players\":{" + players + "}}");
  }

  private static String engine(int level) {
    return "{\"engine\":{\"level\":" + level + "}}";
  }

  private static List<String> fields(JsonNode object) {
    List<String> names = new ArrayList<>();
    object.fieldNames().forEachRemaining(names::add);
    return names;
  }

  private void assertReplays(NewGame game) {
    JsonNode state = api.game(game.id()).body();
    JsonNode replayed = api.replay(game.id()).body();
    assertEquals("finished", state.get("status").asText());
    assertEquals(replayed.get("outcome"), state.get("outcome"));
    assertEquals(replayed.get("plies").size(), state.get("ply").asInt());
    assertNull(replayed.get("problem"));
  }
}
