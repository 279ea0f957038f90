package io.seedlap.games;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.quarkus.test.junit.QuarkusTest;
import io.quarkus.test.junit.QuarkusTestProfile;
import io.quarkus.test.junit.TestProfile;
import io.seedlap.games.Api.Reply;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@QuarkusTest
@TestProfile(PersistenceOffTest.Off.class)
class PersistenceOffTest {
  private final Api api = Api.atTestPort();

  /** No games are kept, and where a database would be there is nothing. */
  public static class Off implements QuarkusTestProfile {
    @Override
    public Map<String, String> getConfigOverrides() {
      return Map.of(
          "seedlap.persistence",
          "off",
          "quarkus.datasource.jdbc.url",
          "jdbc:postgresql://127.0.0.1:1/x");
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "/v1/games",
        "/v1/games/00000000-0000-4000-8000-000000000000",
        "/v1/games/00000000-0000-4000-8000-000000000000/moves",
        "/v1/games/00000000-0000-4000-8000-000000000000/events"
      })
  void keptGamesAreAnsweredWithTheReasonWhyThereAreNone(String path) {
    Reply reply = api.get(path);
    assertEquals(503, reply.status());
    assertEquals("persistence-off", reply.code());
    assertTrue(reply.body().get("detail").asText().contains("seedlap.persistence=off"));
  }

  @Test
  void aTokenIsNotEvenLookedAt() {
    String game = "00000000-0000-4000-8000-000000000000";
    assertEquals("persistence-off", api.move(game, null, "F").code());
    assertEquals("persistence-off", api.move(game, "x", "F").code());
  }

  @Test
  void theStatelessSideWorksAndTheServiceIsReady() {
    assertEquals(200, api.get("/v1/rulesets").status());
    assertEquals(200, api.get("/q/health/ready").status());
  }
}
