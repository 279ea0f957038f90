package io.seedlap.play;

import static io.restassured.RestAssured.given;
import static org.awaitility.Awaitility.await;
import static org.hamcrest.Matchers.contains;
import static org.hamcrest.Matchers.equalTo;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.quarkus.test.common.http.TestHTTPResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.http.ContentType;
import io.restassured.response.ValidatableResponse;
import jakarta.inject.Inject;
import java.io.IOException;
import java.net.Socket;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What the moves of a game were worth. */
@QuarkusTest
class ValuesTest {
  private static final ObjectMapper JSON = new ObjectMapper();
  private static final String ADJI_KUI = "adji-kui-ii";
  private static final String SADEQA = "sadeqa-ii";

  /** Enough for tables and for what can be proven at once, and the same each time. */
  private static final String LIMITS = "{\"timeMs\": 10000, \"nodes\": 3000}";

  @TestHTTPResource("/v1/rulesets/adji-kui-ii/replay/values")
  URL url;

  @Inject ValuesLimit limit;

  private static ValidatableResponse values(String ruleset, String body) {
    return given()
        .contentType(ContentType.JSON)
        .body(body)
        .post("/v1/rulesets/" + ruleset + "/replay/values")
        .then();
  }

  private static List<JsonNode> lines(String ruleset, String start, List<String> moves)
      throws IOException {
    ObjectNode body = JSON.createObjectNode().put("start", start);
    body.set("moves", JSON.valueToTree(moves));
    body.set("limits", JSON.readTree(LIMITS));
    String answer =
        values(ruleset, body.toString())
            .statusCode(200)
            .contentType("application/x-ndjson")
            .extract()
            .asString();
    List<JsonNode> lines = new ArrayList<>();
    for (String line : answer.lines().toList()) {
      lines.add(JSON.readTree(line));
    }
    return lines;
  }

  private static JsonNode analysis(String ruleset, String notation) throws IOException {
    return JSON.readTree(
        given()
            .contentType(ContentType.JSON)
            .body("{\"notation\": \"" + notation + "\", \"limits\": " + LIMITS + "}")
            .post("/v1/rulesets/" + ruleset + "/analysis")
            .asString());
  }

  /** Plays the second legal move where there is one, until the game is over. */
  private static List<String> game(String ruleset, String start) {
    List<String> moves = new ArrayList<>();
    String notation = start;
    while (true) {
      List<String> legal =
          given()
              .get(
                  "/v1/rulesets/{ruleset}/legal-moves?position={position}",
                  ruleset,
                  notation.replace(' ', '_'))
              .path("legal.move");
      if (legal.isEmpty()) {
        return moves;
      }
      moves.add(legal.get(Math.min(1, legal.size() - 1)));
      notation =
          given()
              .contentType(ContentType.JSON)
              .body(
                  "{\"notation\": \""
                      + notation
                      + "\", \"move\": \""
                      + moves.get(moves.size() - 1)
                      + "\"}")
              .post("/v1/rulesets/" + ruleset + "/move")
              .path("notation");
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        ADJI_KUI + " | 4,4,4,4,4,4/4,4,4,4,4,4 s 0-0",
        SADEQA + " | 3,3,3,3,3,3/3,3,3,3,3,3 s 0-0 opening=sn"
      })
  void theValuesOfAWholeGameAreThoseOfAnalysisPositionByPosition(String ruleset, String start)
      throws IOException {
    List<String> moves = game(ruleset, start);
    List<JsonNode> lines = lines(ruleset, start, moves);

    assertEquals(moves, lines.stream().map(it -> it.get("move").asText()).toList());
    assertEquals(
        IntStream.rangeClosed(1, moves.size()).boxed().toList(),
        lines.stream().map(it -> it.get("ply").asInt()).toList());
    String notation = start;
    for (JsonNode line : lines) {
      assertAnalysed(ruleset, notation, line.get("before"));
      notation = line.get("notation").asText();
    }
    JsonNode last = lines.get(lines.size() - 1);
    assertAnalysed(ruleset, notation, last.get("after"));
    assertTrue(last.get("after").get("exact").asBoolean());
    assertTrue(last.get("outcome").has("reason"));
  }

  private static void assertAnalysed(String ruleset, String notation, JsonNode value)
      throws IOException {
    JsonNode analysis = analysis(ruleset, notation);
    ObjectNode expected = JSON.createObjectNode();
    value.fieldNames().forEachRemaining(name -> expected.set(name, analysis.get(name)));
    assertEquals(expected, value, notation);
  }

  @Test
  void aMoveThatLosesAWonGameNamesTheOneThatWins() throws IOException {
    List<JsonNode> lines = lines(SADEQA, "0,0,3,1,0,1/1,2,0,3,0,0 s 10-15", List.of("F"));

    assertEquals("win", lines.get(0).at("/before/result").asText());
    assertEquals("win", lines.get(0).at("/after/result").asText()); // North's
    assertEquals("C", lines.get(0).get("better").asText());
  }

  @Test
  void ofTheBestMoveNoneIsBetter() throws IOException {
    List<JsonNode> lines = lines(SADEQA, "0,0,3,1,0,1/1,2,0,3,0,0 s 10-15", List.of("C"));

    assertTrue(lines.get(0).get("better").isNull());
  }

  @Test
  void aGameWithoutMovesHasNoLines() {
    values(ADJI_KUI, "{\"moves\": []}").statusCode(200).body(equalTo(""));
  }

  @Test
  void tooManyMovesAndLimitsOutOfRangeAreAllNamed() {
    String moves = String.join("\",\"", Collections.nCopies(1_001, "A"));

    values(ADJI_KUI, "{\"moves\": [\"" + moves + "\"], \"limits\": {\"timeMs\": 0}}")
        .statusCode(400)
        .body("violations.field", contains("moves", "limits.timeMs"));
  }

  @Test
  void itEndsWhenItsClientDisconnects() throws IOException {
    String body = "{\"moves\": [\"A\", \"b\", \"D\"], \"limits\": {\"timeMs\": 10000}}";
    try (Socket socket = new Socket(url.getHost(), url.getPort())) {
      socket
          .getOutputStream()
          .write(
              ("POST %s HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
                      + "Content-Length: %d\r\n\r\n%s")
                  .formatted(url.getFile(), body.length(), body)
                  .getBytes(StandardCharsets.UTF_8));
      await().until(() -> limit.open() == 1);
    }
    await().until(() -> limit.open() == 0);
  }
}
