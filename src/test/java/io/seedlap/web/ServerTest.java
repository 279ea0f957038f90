package io.seedlap.web;

import static io.restassured.RestAssured.given;
import static io.restassured.RestAssured.when;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.matchesPattern;
import static org.hamcrest.Matchers.not;
import static org.hamcrest.Matchers.nullValue;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.quarkus.test.junit.QuarkusTest;
import java.io.IOException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@QuarkusTest
class ServerTest {

  @Test
  void answersAreWrittenAsTheContractSays() {
    String expected =
        """
        {"side":"near-side","bySide":{"far-side":1},"nothing":null,"at":"1970-01-01T00:00:00Z"}""";
    assertEquals(expected, when().get("/probe").asString());
  }

  @ParameterizedTest
  @ValueSource(strings = {"/probe", "/nowhere", "/q/health"})
  void everyAnswerHasARequestId(String path) {
    given()
        .header("X-Request-Id", "my.Id_1-2")
        .get(path)
        .then()
        .header("X-Request-Id", "my.Id_1-2");
    when().get(path).then().header("X-Request-Id", matchesPattern("[0-9a-f]{16}"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"a b", "<script>", "", "é"})
  void anOddRequestIdIsReplaced(String id) {
    given()
        .header("X-Request-Id", id)
        .get("/probe")
        .then()
        .header("X-Request-Id", matchesPattern("[0-9a-f]{16}"));
  }

  @Test
  void aLongRequestIdIsReplaced() {
    given()
        .header("X-Request-Id", "x".repeat(65))
        .get("/probe")
        .then()
        .header("X-Request-Id", matchesPattern("[0-9a-f]{16}"));
  }

  @Test
  void whatIsNoHttpHasARequestIdToo() throws IOException {
    assertEquals(16, RawHttp.send("nonsense\r\n\r\n").header("x-request-id").length());
  }

  @Test
  void anyWebPageMayCallAndSeeTheHeaders() {
    given()
        .header("Origin", "https://example.org")
        .get("/nowhere")
        .then()
        .header("Access-Control-Allow-Origin", "https://example.org")
        .header("Access-Control-Expose-Headers", containsString("ETag"))
        .header("Access-Control-Expose-Headers", containsString("X-Request-Id"));
    given()
        .header("Origin", "https://example.org")
        .header("Access-Control-Request-Method", "POST")
        .header("Access-Control-Request-Headers", "content-type,authorization")
        .options("/probe")
        .then()
        .statusCode(200)
        .header("Access-Control-Allow-Methods", containsString("POST"))
        .header("Access-Control-Allow-Headers", containsString("authorization"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"/probe", "/nowhere"})
  void browsersAreToldToBeCareful(String path) {
    when()
        .get(path)
        .then()
        .header("X-Content-Type-Options", "nosniff")
        .header("X-Frame-Options", "DENY")
        .header("Referrer-Policy", "no-referrer")
        .header("Content-Security-Policy", containsString("default-src 'none'"));
  }

  @Test
  void swaggerUiMayRunItsScripts() {
    when()
        .get("/q/swagger-ui/")
        .then()
        .statusCode(200)
        .header("Content-Security-Policy", nullValue());
  }

  @Test
  void healthAndMetricsAreThere() {
    when().get("/q/health").then().statusCode(200).body("status", equalTo("UP"));
    when().get("/q/metrics").then().statusCode(200).body(containsString("http_server"));
  }

  @Test
  void aClientThatCanUnpackGetsLess() {
    given()
        .header("Accept-Encoding", "gzip")
        .get("/probe")
        .then()
        .header("Content-Encoding", "gzip");
    given()
        .header("Accept-Encoding", "gzip")
        .get("/nowhere")
        .then()
        .header("Content-Encoding", not("gzip"));
  }
}
