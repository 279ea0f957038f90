package io.seedlap.play;

import static io.restassured.RestAssured.given;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.quarkus.test.junit.QuarkusTest;
import io.seedlap.rules.Vectors;
import java.io.IOException;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** The service's answers over HTTP against those of the independent reference. */
@QuarkusTest
class VectorsOverHttpTest {
  private static final ObjectMapper JSON = new ObjectMapper();

  @Test
  void everyPositionIsJudgedAndEveryMovePlayedAsTheReferenceDoes() throws IOException {
    for (JsonNode line : Vectors.all("positions")) {
      JsonNode answer = post(line, "legal-moves", body(line));
      assertEquals(line.get("outcome"), answer.get("outcome"), line::toString);
      assertEquals(expectedJudgement(line), judgement(answer), line::toString);
      for (Map.Entry<String, JsonNode> move : line.get("moves").properties()) {
        checkMove(line, move.getKey(), move.getValue());
      }
    }
  }

  @Test
  void everyRefusedHoleIsRefusedForItsReason() throws IOException {
    for (JsonNode line : Vectors.all("positions")) {
      for (Map.Entry<String, JsonNode> hole : line.get("illegal").properties()) {
        JsonNode verdict = post(line, "validate", body(line).put("move", hole.getKey()));
        assertEquals("false", verdict.get("legal").asText());
        assertEquals(hole.getValue(), verdict.get("reason"), line::toString);
      }
    }
  }

  @Test
  void everyGameIsReplayedToItsEnd() throws IOException {
    for (JsonNode line : Vectors.all("games")) {
      ObjectNode body = JSON.createObjectNode();
      body.set("moves", line.get("moves"));
      JsonNode answer = post(line, "replay", body);
      assertEquals(line.get("final"), answer.get("position"));
      assertEquals(line.get("outcome"), answer.get("outcome"));
      assertEquals(line.get("moves").size(), answer.get("plies").size());
    }
  }

  private static void checkMove(JsonNode line, String move, JsonNode expected) throws IOException {
    JsonNode answer = post(line, "move", body(line).put("move", move));
    JsonNode position = answer.get("position");
    for (String part : new String[] {"board", "captured", "turn"}) {
      assertEquals(expected.get(part), position.get(part), () -> move + " in " + line);
    }
    assertEquals(expected.get("outcome"), answer.get("outcome"));
    assertEquals(expected.get("laps"), answer.get("summary").get("laps"));
    assertEquals(expected.get("sown"), answer.get("summary").get("sown"));
    int captured = expected.get("capture").path("seeds").asInt(0);
    assertEquals(captured, answer.get("summary").get("captured").asInt());
  }

  /** The judgement of every hole, {@code legal} or the reason why not, and of {@code pass}. */
  private static Map<String, String> expectedJudgement(JsonNode line) {
    Map<String, String> holes = new TreeMap<>();
    line.get("legal").forEach(move -> holes.put(move.asText(), "legal"));
    line.get("illegal").properties().forEach(e -> holes.put(e.getKey(), e.getValue().asText()));
    return holes;
  }

  private static Map<String, String> judgement(JsonNode answer) {
    Map<String, String> holes = new TreeMap<>();
    answer.get("legal").forEach(move -> holes.put(move.get("move").asText(), "legal"));
    answer.get("illegal").forEach(i -> holes.put(i.get("hole").asText(), i.get("reason").asText()));
    return holes;
  }

  private static ObjectNode body(JsonNode line) {
    ObjectNode body = JSON.createObjectNode();
    body.set("position", line.get("position"));
    return body;
  }

  private static JsonNode post(JsonNode line, String question, JsonNode body) throws IOException {
    return JSON.readTree(
        given()
            .contentType("application/json")
            .body(body.toString())
            .post("/v1/rulesets/" + line.get("ruleset").asText() + "/" + question)
            .then()
            .statusCode(200)
            .extract()
            .asByteArray());
  }
}
