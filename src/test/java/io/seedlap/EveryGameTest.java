package io.seedlap;

import static io.restassured.RestAssured.given;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.awaitility.Awaitility.await;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.quarkus.test.junit.QuarkusTest;
import io.restassured.RestAssured;
import io.restassured.config.EncoderConfig;
import io.restassured.config.RestAssuredConfig;
import io.restassured.path.json.JsonPath;
import io.restassured.response.ValidatableResponse;
import io.seedlap.rules.Ruleset;
import io.seedlap.rules.notation.NotationWriter;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Every game there is, by every endpoint: those that are shipped, and the one that only the tests
 * have, a class and a line that nothing else knows.
 */
@QuarkusTest
class EveryGameTest {
  private static final int MAX_PLIES = 1_000;
  private static final RestAssuredConfig WITHOUT_CHARSET =
      RestAssured.config()
          .encoderConfig(
              EncoderConfig.encoderConfig()
                  .appendDefaultContentCharsetToContentTypeIfUndefined(false));

  static List<Ruleset> games() {
    return Ruleset.all();
  }

  private static String start(Ruleset ruleset) {
    return NotationWriter.write(ruleset.start());
  }

  private static JsonPath post(Ruleset ruleset, String call, Object body) {
    return given()
        .contentType("application/json")
        .body(body)
        .post("/v1/rulesets/{ruleset}/{call}", ruleset.id(), call)
        .then()
        .statusCode(200)
        .extract()
        .jsonPath();
  }

  private static ValidatableResponse get(Ruleset ruleset, String call, Map<String, String> query) {
    return given()
        .queryParams(query)
        .get("/v1/rulesets/{ruleset}/{call}", ruleset.id(), call)
        .then()
        .statusCode(200);
  }

  @ParameterizedTest
  @MethodSource("games")
  void isDescribedAndListed(Ruleset ruleset) {
    JsonPath one = given().get("/v1/rulesets/{id}", ruleset.id()).then().extract().jsonPath();
    assertEquals(start(ruleset), one.getString("startNotation"));
    List<String> ids =
        given().get("/v1/rulesets").then().extract().jsonPath().getList("rulesets.id");
    assertTrue(ids.contains(ruleset.id()));
  }

  /** A random game, each move asked for, judged and played by the stateless calls. */
  @ParameterizedTest
  @MethodSource("games")
  void isPlayedToItsEndStatelessly(Ruleset ruleset) {
    Random random = new Random(5);
    List<String> moves = new ArrayList<>();
    String notation = start(ruleset);
    JsonPath legal = post(ruleset, "legal-moves", Map.of("notation", notation));
    while (legal.get("outcome") == null && moves.size() < MAX_PLIES) {
      List<String> words = legal.getList("legal.move");
      String move = words.get(random.nextInt(words.size()));
      Map<String, String> body = Map.of("notation", notation, "move", move);
      assertTrue(post(ruleset, "validate", body).getBoolean("legal"));
      JsonPath played = post(ruleset, "move", body);
      notation = played.getString("notation");
      moves.add(move);
      legal = post(ruleset, "legal-moves", Map.of("notation", notation));
    }
    JsonPath replay = post(ruleset, "replay", Map.of("moves", moves));
    assertEquals(notation, replay.getString("notation"));
    assertEquals(moves.size(), replay.getList("plies").size());
  }

  @ParameterizedTest
  @MethodSource("games")
  void isAnsweredByLinksPicturesAndBatches(Ruleset ruleset) {
    String move =
        post(ruleset, "legal-moves", Map.of("notation", start(ruleset))).getString("legal[0].move");
    Map<String, String> query = Map.of("position", start(ruleset).replace(' ', '_'), "move", move);
    get(ruleset, "validate", query);
    get(ruleset, "board.svg", query).contentType("image/svg+xml");
    String answer =
        given()
            .contentType("application/x-ndjson")
            .config(WITHOUT_CHARSET)
            .body(
                ("{\"notation\":\"" + start(ruleset) + "\",\"move\":\"" + move + "\"}\n")
                    .getBytes(UTF_8))
            .post("/v1/rulesets/{ruleset}/batch", ruleset.id())
            .then()
            .statusCode(200)
            .extract()
            .asString();
    assertTrue(answer.contains("\"move\":\"" + move + "\""), answer);
  }

  /** With tables or without: the search alone has an estimate for any game. */
  @ParameterizedTest
  @MethodSource("games")
  void isAnalysed(Ruleset ruleset) {
    JsonPath analysis =
        post(
            ruleset,
            "analysis",
            Map.of("notation", start(ruleset), "limits", Map.of("nodes", 20_000)));
    assertEquals(ruleset.seedsDecide(), analysis.get("score") != null);
    assertEquals(analysis.getString("best"), analysis.getString("moves[0].move"));
    assertTrue(analysis.getList("pv").size() > 1);
  }

  @ParameterizedTest
  @MethodSource("games")
  void isKeptAndPlayedByItsSeats(Ruleset ruleset) {
    JsonPath made = create(Map.of("ruleset", ruleset.id()));
    String id = made.getString("game.id");
    Random random = new Random(6);
    JsonPath game = game(id);
    while (game.get("outcome") == null && game.getInt("ply") < MAX_PLIES) {
      List<String> legal = game.getList("legal");
      given()
          .contentType("application/json")
          .header(
              "Authorization",
              "Bearer " + made.getString("tokens." + game.getString("position.turn")))
          .body(Map.of("move", legal.get(random.nextInt(legal.size()))))
          .post("/v1/games/{id}/moves", id)
          .then()
          .statusCode(200);
      game = game(id);
    }
    assertEquals("finished", game.getString("status"));
  }

  @ParameterizedTest
  @MethodSource("games")
  void isPlayedByEngines(Ruleset ruleset) {
    Map<String, Object> level2 = Map.of("engine", Map.of("level", 2));
    JsonPath made =
        create(
            Map.of("ruleset", ruleset.id(), "players", Map.of("south", level2, "north", level2)));
    String id = made.getString("game.id");
    await()
        .atMost(Duration.ofMinutes(2))
        .until(() -> game(id).getString("status").equals("finished"));
  }

  private static JsonPath create(Object body) {
    return given()
        .contentType("application/json")
        .body(body)
        .post("/v1/games")
        .then()
        .statusCode(201)
        .extract()
        .jsonPath();
  }

  private static JsonPath game(String id) {
    return given().get("/v1/games/{id}", id).then().statusCode(200).extract().jsonPath();
  }
}
