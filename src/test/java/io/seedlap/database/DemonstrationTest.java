package io.seedlap.database;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import io.quarkus.test.junit.QuarkusTest;
import io.seedlap.games.Api;
import jakarta.inject.Inject;
import java.io.IOException;
import org.junit.jupiter.api.Test;

/** The stored match of the examples is what the rules make of its moves. */
@QuarkusTest
class DemonstrationTest {
  private static final String MATCH = "635ca8ee-cc82-449a-b92f-1136d9c2d278";

  private final Api api = Api.atTestPort();

  @Inject Demonstration demonstration;

  @Test
  void everyGameOfItIsWhatReplayMakesOfItsMoves() {
    JsonNode games = api.get("/v1/matches/" + MATCH).body().get("games");
    assertEquals(2, games.size());
    for (JsonNode row : games) {
      String id = row.get("id").asText();
      JsonNode game = api.game(id).body();
      JsonNode replayed = api.replay(id).body();
      assertEquals(
          replayed.get("plies"), api.get("/v1/games/" + id + "/moves").body().get("moves"));
      assertEquals(replayed.get("notation"), game.get("notation"));
      assertEquals(replayed.get("position"), game.get("position"));
      assertEquals(MATCH, game.get("match").asText());
      if (!game.at("/outcome/reason").asText().equals("resignation")) {
        assertEquals(
            replayed.at("/outcome/score"), game.at("/outcome/score"), "the score of the game");
      }
    }
  }

  @Test
  void itIsAddedOnceHoweverOftenTheServiceStarts() throws IOException {
    JsonNode before = api.get("/v1/matches/" + MATCH).body();
    demonstration.start(null);
    assertEquals(before, api.get("/v1/matches/" + MATCH).body());
    assertTrue(before.get("winner").isTextual());
  }
}
