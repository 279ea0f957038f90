package io.seedlap.connections;

import static io.restassured.RestAssured.given;
import static io.seedlap.web.Problems.assertProblem;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.quarkus.test.junit.QuarkusTest;
import io.seedlap.web.RawHttp;
import java.io.IOException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@QuarkusTest
class BodyLimitTest {
  private static final int LIMIT = 64 * 1024;

  @Test
  void aBodyOfTheLimitIsRead() {
    given()
        .contentType("application/json")
        .body("{\"count\": 1}" + " ".repeat(LIMIT - 12))
        .post("/probe")
        .then()
        .statusCode(200);
  }

  @ParameterizedTest
  @ValueSource(strings = {"/probe", "/probe/event-loop", "/nowhere"})
  void aLargerBodyIsA413(String path) {
    assertProblem(
        given().contentType("application/json").body(" ".repeat(LIMIT + 1)).post(path),
        413,
        "body-too-large");
  }

  @Test
  void aLargerBodyInChunksIsA413() throws IOException {
    String chunk = "1000\r\n" + " ".repeat(0x1000) + "\r\n";
    assertProblem(
        RawHttp.request(
            "POST /probe HTTP/1.1",
            "Content-Type: application/json",
            "Transfer-Encoding: chunked\r\n\r\n" + chunk.repeat(100) + "0"),
        413,
        "body-too-large");
  }

  @Test
  void anAnnouncedBodyIsRefusedBeforeItIsSent() throws IOException {
    assertProblem(
        RawHttp.request("POST /probe HTTP/1.1", "Content-Length: 9999999999"),
        413,
        "body-too-large");
    assertProblem(
        RawHttp.request("POST /v1/rulesets/sadeqa-ii/batch HTTP/1.1", "Content-Length: 9999999999"),
        413,
        "body-too-large");
  }

  @Test
  void aBodyInChunksIsReadWhole() throws IOException {
    RawHttp.Answer answer =
        RawHttp.request(
            "POST /probe HTTP/1.1",
            "Content-Type: application/json",
            "Transfer-Encoding: chunked\r\n\r\n6\r\n{\"coun\r\n6\r\nt\": 1}\r\n0");
    assertEquals(200, answer.status(), answer.text());
  }

  @Test
  void aBodyWithoutATypeIsA415() throws IOException {
    assertProblem(
        RawHttp.request("POST /probe HTTP/1.1", "Content-Length: 2\r\n\r\n{"),
        415,
        "unsupported-media-type");
  }
}
