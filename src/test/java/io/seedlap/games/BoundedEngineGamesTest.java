package io.seedlap.games;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import io.quarkus.test.junit.QuarkusTest;
import io.quarkus.test.junit.QuarkusTestProfile;
import io.quarkus.test.junit.TestProfile;
import io.seedlap.games.Api.NewGame;
import io.seedlap.games.Api.Reply;
import jakarta.inject.Inject;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import javax.sql.DataSource;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** A client may have three games with engines, and two engines four plies or two games. */
@QuarkusTest
@TestProfile(BoundedEngineGamesTest.NarrowLimits.class)
@Timeout(120)
public class BoundedEngineGamesTest {
  private static final String AGAINST_ENGINE =
      "{\"ruleset\":\"sadeqa-ii\",\"players\":{\"north\":{\"engine\":{\"level\":1}}}}";
  private static final String TWO_ENGINES =
      "\"players\":{\"south\":{\"engine\":{\"level\":1}},\"north\":{\"engine\":{\"level\":1}}}";

  private final Api api = Api.atTestPort();

  @Inject DataSource database;

  public static class NarrowLimits implements QuarkusTestProfile {
    @Override
    public Map<String, String> getConfigOverrides() {
      return Map.of(
          "seedlap.clients.limit-local", "true",
          "seedlap.engine.games-per-client", "3",
          "seedlap.engine.plies", "4");
    }
  }

  @BeforeEach
  void forgetGamesOfThisClient() throws SQLException {
    try (Connection connection = database.getConnection();
        Statement statement = connection.createStatement()) {
      statement.execute("update game set client = ''");
    }
  }

  @Test
  void aClientWithAsManyEngineGamesAsItMayHaveMustEndOneFirst() {
    List<NewGame> games = new ArrayList<>();
    for (int i = 0; i < 3; i++) {
      games.add(api.create(AGAINST_ENGINE));
    }
    for (String path : List.of("/v1/games", "/v1/matches")) {
      Reply refused =
          api.post(
              path,
              path.endsWith("games")
                  ? AGAINST_ENGINE
                  : "{\"players\":{\"south\":{\"engine\":{\"level\":1}}}}");
      assertEquals(429, refused.status());
      assertEquals("too-many-engine-games", refused.code());
      assertNotNull(refused.header("Retry-After"));
    }
    api.createOf("sadeqa-ii");

    NewGame first = games.get(0);
    api.post(
        "/v1/games/" + first.id() + "/resignation", "", "Authorization", "Bearer " + first.south());
    api.create(AGAINST_ENGINE);
  }

  @Test
  void requestsAtTheSameTimeDoNotPassTheLimitTogether() throws Exception {
    Callable<Integer> creation = () -> api.post("/v1/games", AGAINST_ENGINE).status();
    ExecutorService clients = Executors.newFixedThreadPool(8);
    int created = 0;
    for (Future<Integer> status : clients.invokeAll(Collections.nCopies(24, creation))) {
      created += status.get() == 201 ? 1 : 0;
    }
    clients.shutdown();
    assertTrue(created >= 1 && created <= 3, created + " games");
  }

  @Test
  void aGameOfTwoEnginesThatComesToNoEndIsAbandoned() throws Exception {
    NewGame game = api.create("{\"ruleset\":\"adji-kui-ii\"," + TWO_ENGINES + "}");
    try (Watcher watcher = new Watcher(api, game.id(), null)) {
      JsonNode end = last(watcher, "end");
      assertEquals("abandoned", end.at("/outcome/reason").asText());
      assertTrue(end.at("/outcome/winner").isNull());
    }
    JsonNode state = api.game(game.id()).body();
    assertEquals("finished", state.get("status").asText());
    assertTrue(state.get("ply").asInt() >= 4, state.toString());
    assertEquals(state.get("ply").asInt() + 2, state.get("version").asInt());
  }

  @Test
  void aMatchIsAbandonedWithItsGame() throws Exception {
    Reply created = api.post("/v1/matches", "{" + TWO_ENGINES + ",\"target\":9}");
    String path = "/v1/matches/" + created.body().at("/match/id").asText();
    try (Watcher watcher = new Watcher(null, api, path + "/events")) {
      JsonNode end = last(watcher, "match-end");
      assertEquals("abandoned", end.get("reason").asText());
      assertTrue(end.get("winner").isNull());
    }
    JsonNode match = api.get(path).body();
    assertEquals("finished", match.get("phase").asText());
    assertTrue(match.at("/games/0/score").isNull());
    assertEquals("abandoned", match.at("/games/0/outcome/reason").asText());
  }

  private static JsonNode last(Watcher watcher, String name) throws Exception {
    Watcher.Event last = null;
    for (Watcher.Event event = watcher.nextEvent(); event != null; event = watcher.nextEvent()) {
      last = event;
    }
    assertNotNull(last);
    assertEquals(name, last.name());
    return last.data();
  }
}
