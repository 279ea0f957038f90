package io.seedlap.play;

import static io.restassured.RestAssured.given;
import static io.restassured.config.EncoderConfig.encoderConfig;
import static io.seedlap.web.Problems.assertProblem;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.awaitility.Awaitility.await;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.quarkus.test.common.http.TestHTTPResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.RestAssured;
import io.restassured.response.Response;
import io.seedlap.web.LogRecorder;
import io.seedlap.web.RawHttp;
import jakarta.inject.Inject;
import java.io.IOException;
import java.net.Socket;
import java.net.URL;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Batches: lines in, answers out. */
@QuarkusTest
class BatchTest {
  private static final ObjectMapper JSON = new ObjectMapper();
  private static final int STREAMS = 8;
  private static final int LIMIT = 64 * 1024 * 1024;

  @Inject BatchLimit limit;

  @TestHTTPResource("/v1/rulesets/adji-kui-ii/batch?log=none")
  URL url;

  @Test
  void answersComeInTheOrderOfTheLines() throws IOException {
    List<String> lines =
        IntStream.range(0, 5_000).mapToObj(i -> line(i, i % 3 == 0 ? "a" : "A")).toList();
    List<JsonNode> answers = answers(post(String.join("\n", lines)));
    for (int i = 0; i < lines.size(); i++) {
      assertEquals(i, answers.get(i).get("id").asInt());
      assertEquals(i % 3 == 0, answers.get(i).has("problem"));
    }
    assertEquals(lines.size(), answers.size());
  }

  @Test
  void aBadLineIsAnsweredInItsPlaceAndNamesItsNumber() throws IOException {
    List<JsonNode> answers =
        answers(post(line(1, "A") + "\nno JSON\n\n{\"id\":3}\n[]\n{\"id\":[]}\n" + line(4, "B")));
    assertEquals(6, answers.size());
    assertEquals("malformed-json", answers.get(1).at("/problem/code").asText());
    assertEquals(2, answers.get(1).at("/problem/line").asInt());
    assertEquals("invalid-request", answers.get(2).at("/problem/code").asText());
    assertEquals(3, answers.get(2).get("id").asInt());
    assertEquals(2, answers.get(2).at("/problem/violations").size());
    assertEquals("wrong-type", answers.get(3).at("/problem/code").asText());
    assertEquals("not-an-id", answers.get(4).at("/problem/violations/0/code").asText());
    assertEquals("B", answers.get(5).get("move").asText());
  }

  @Test
  void aLineThatIsTooLongIsRefusedAndTheNextIsAnswered() throws IOException {
    List<JsonNode> answers = answers(post("\"" + "x".repeat(100_000) + "\"\n" + line(2, "A")));
    assertEquals("body-too-large", answers.get(0).at("/problem/code").asText());
    assertEquals(2, answers.get(1).get("id").asInt());
  }

  @Test
  void aBodyInChunksThatIsTooLargeIsAnsweredUpToTheLimitAndThenRefusedByALine() throws Exception {
    byte[] line = (line(1, "A") + " ".repeat(60_000) + "\n").getBytes(UTF_8);
    Iterable<byte[]> lines = Collections.nCopies(LIMIT / line.length + 10, line);
    HttpResponse<Stream<String>> response =
        HttpClient.newHttpClient()
            .send(
                HttpRequest.newBuilder(url.toURI())
                    .header("Content-Type", "application/x-ndjson")
                    .POST(HttpRequest.BodyPublishers.ofByteArrays(lines))
                    .build(),
                HttpResponse.BodyHandlers.ofLines());
    List<String> answers = response.body().toList();
    assertEquals(200, response.statusCode());
    assertEquals(LIMIT / line.length + 1, answers.size());
    assertTrue(answers.get(0).startsWith("{\"id\":1,\"move\":\"A\""), answers.get(0));
    assertEquals(
        "body-too-large",
        JSON.readTree(answers.get(answers.size() - 1)).at("/problem/code").asText());
  }

  @Test
  void anAnswerKeepsTheIdOfALineThatCannotBeRead() throws IOException {
    List<JsonNode> answers =
        answers(
            post(
                "{\"op\":\"dance\",\"id\":\"a\"}\n{\"id\":12345678901234567890,\"mvoe\":1}\n"
                    + "{\"id\":\"b\",\"move\":\n{\"move\":[{\"id\":1}],\"id\":2}"));
    assertEquals("a", answers.get(0).get("id").asText());
    assertEquals("12345678901234567890", answers.get(1).get("id").asText());
    assertEquals("b", answers.get(2).get("id").asText());
    assertEquals(2, answers.get(3).get("id").asInt());
    assertEquals("unknown-field", answers.get(1).at("/problem/code").asText());
  }

  @Test
  void anIdComesBackAsItWentAlsoWhereItIsRefused() {
    String answer = post("{\"id\":1e1000000000,\"move\":\"A\"}").asString();
    assertTrue(answer.startsWith("{\"id\":1e1000000000,\"problem\""), answer);
    assertTrue(answer.contains("not-an-id"), answer);
  }

  @Test
  void aProblemNamesTheColumnOfItsLine() throws IOException {
    JsonNode problem = answers(post(line(1, "A") + "\n{\"id\": }")).get(1).get("problem");
    assertEquals(2, problem.get("line").asInt());
    assertEquals(
        "The line is not valid JSON in UTF-8: see column 8.", problem.get("detail").asText());
  }

  @Test
  void linesOfBlanksAreSkippedAndAByteOrderMarkIsToo() throws IOException {
    List<JsonNode> answers =
        answers(post("\ufeff" + line(1, "A") + "\r\n\r\n  \t\r\n" + line(2, "B") + "\r\n \r"));
    assertEquals(2, answers.size());
    assertEquals("A", answers.get(0).get("move").asText());
    assertEquals("B", answers.get(1).get("move").asText());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "application/ndjson",
        "application/jsonl",
        "application/x-jsonlines",
        "application/x-ndjson; charset=utf8"
      })
  void theMediaTypesInUseAreTaken(String type) throws IOException {
    assertEquals("A", answers(post(line(1, "A"), type)).get(0).get("move").asText());
  }

  @ParameterizedTest
  @ValueSource(strings = {"application/json", "text/plain", "application/x-ndjson; charset=latin1"})
  void anotherMediaTypeIsRefusedWithTheRightOne(String type) {
    Response refused = post(line(1, "A"), type);
    assertTrue(
        assertProblem(refused, 415, "unsupported-media-type")
            .getString("detail")
            .contains("application/x-ndjson"));
  }

  @Test
  void aLineMayAskForAnAnalysisOrAReplay() throws IOException {
    String position = "\"notation\":\"0,3,0,1,0,2/1,0,2,0,1,0 s 20-18\"";
    List<JsonNode> answers =
        answers(
            post(
                "{\"id\":1,\"op\":\"analysis\","
                    + position
                    + ",\"limits\":{\"timeMs\":10}}\n"
                    + "{\"id\":2,\"op\":\"replay\",\"moves\":[\"A\",\"b\"]}\n"
                    + "{\"id\":3,\"op\":\"replay\",\"moves\":[\"A\",\"A\"]}\n"
                    + "{\"id\":4,\"op\":\"analysis\","
                    + position
                    + ",\"moves\":[]}\n"
                    + "{\"id\":5,\"op\":\"replay\","
                    + position
                    + "}"));
    assertEquals("table", answers.get(0).get("source").asText());
    assertEquals("b", answers.get(1).at("/plies/1/move").asText());
    assertEquals("illegal-move", answers.get(2).at("/problem/code").asText());
    assertEquals(2, answers.get(2).at("/problem/ply").asInt());
    assertEquals("not-asked", answers.get(3).at("/problem/violations/0/code").asText());
    assertEquals(2, answers.get(4).at("/problem/violations").size());
  }

  @Test
  void anEndlessSowingIsJudgedInItsPlace() throws IOException {
    String endless =
        "{\"op\":\"validate\",\"notation\":\"3,7,3,5,4,3/4,5,4,1,5,4 s 0-0\",\"move\":\"F\"}";
    List<JsonNode> answers = answers(post(endless + "\n" + line(2, "A")));
    assertEquals("endless-sowing", answers.get(0).get("reason").asText());
    assertEquals(2, answers.get(1).get("id").asInt());
  }

  @Test
  void aBatchOfBlankLinesHasNoAnswers() throws IOException {
    assertEquals(List.of(), answers(post("\n\n")));
  }

  @Test
  void aLineIsAnsweredWhileTheRequestIsStillOpen() throws IOException {
    try (OpenBatch batch = new OpenBatch(url)) {
      for (int i = 1; i <= 3; i++) {
        JsonNode answer = JSON.readTree(batch.send(line(i, "A")));
        assertEquals(i, answer.path("id").asInt(), answer::toString);
      }
      batch.end();
    }
  }

  @Test
  void moreBatchesThanThereMayBeAreTurnedAwayUntilOneHasEnded() throws IOException {
    List<OpenBatch> open = new ArrayList<>();
    try {
      for (int i = 0; i < STREAMS; i++) {
        OpenBatch batch = new OpenBatch(url);
        open.add(batch);
        batch.send(line(i, "A"));
      }
      Response refused = post(line(1, "A"));
      assertProblem(refused, 503, "overloaded");
      assertEquals("1", refused.header("Retry-After"));
      open.remove(0).end();
      assertEquals(1, answers(post(line(1, "A"))).size());
    } finally {
      for (OpenBatch batch : open) {
        batch.end();
        batch.close();
      }
    }
  }

  @Test
  @Timeout(60)
  void batchesWhoseClientsHaveGoneMakeRoomForOthers() throws IOException {
    int begun = 0;
    while (begun < 3 * STREAMS) {
      try (OpenBatch batch = new OpenBatch(url)) {
        batch.send(line(1, "A"));
        begun++;
      } catch (OpenBatch.Refused full) {
        // the server has not detected yet that others have disconnected
      }
    }
  }

  @Test
  @Timeout(60)
  void batchesWhoseBodiesBreakOffGiveTheirPermitsBack() throws IOException {
    String head =
        "POST " + url.getFile() + " HTTP/1.1\r\nHost: x\r\nContent-Type: application/x-ndjson\r\n";
    for (int i = 0; i < 100; i++) {
      for (String body : new String[] {"", "{", line(1, "A") + "\n{"}) {
        RawHttp.open(head + "Content-Length: 1000\r\n\r\n" + body).close();
      }
      RawHttp.open(head + "Transfer-Encoding: chunked\r\n\r\n1\r\n{\r\n1").close();
      RawHttp.open(head + "Transfer-Encoding: chunked\r\n\r\nno chunk").close();
    }
    // connections that are accepted only now may still take a permit
    await().until(() -> post(line(1, "A")).statusCode() == 200);
    await().until(() -> limit.open() == 0);
  }

  @Test
  void aBodyThatBreaksOffIsNotLoggedAsAnswered() throws Exception {
    String[] bodies = {"{", line(1, "A") + "\n{"};
    for (String body : bodies) {
      try (LogRecorder log = new LogRecorder("io.quarkus.http.access-log")) {
        Socket socket =
            RawHttp.open(
                "POST "
                    + url.getFile()
                    + " HTTP/1.1\r\nHost: x\r\nX-Request-Id: broken-off\r\n"
                    + "Content-Type: application/x-ndjson\r\nContent-Length: 1000\r\n\r\n"
                    + body);
        await().until(() -> limit.open() == 1);
        socket.close();
        await().until(() -> log.has("id=broken-off"));
        assertFalse(log.has("id=broken-off .* status=2"), log::toString);
      }
    }
    await().until(() -> limit.open() == 0);
  }

  private Response post(String lines) {
    return post(lines, "application/x-ndjson");
  }

  private Response post(String lines, String type) {
    return given()
        .config(
            RestAssured.config()
                .encoderConfig(
                    encoderConfig().appendDefaultContentCharsetToContentTypeIfUndefined(false)))
        .contentType(type)
        .body(lines.getBytes(UTF_8))
        .post(url);
  }

  private static List<JsonNode> answers(Response response) throws IOException {
    assertEquals(200, response.statusCode());
    List<JsonNode> answers = new ArrayList<>();
    for (String line : response.asString().lines().toList()) {
      answers.add(JSON.readTree(line));
    }
    return answers;
  }

  private static String line(int id, String move) {
    return "{\"id\":%d,\"notation\":\"4,4,4,4,4,4/4,4,4,4,4,4 s 0-0\",\"move\":\"%s\"}"
        .formatted(id, move);
  }
}
