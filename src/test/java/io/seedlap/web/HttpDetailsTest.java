package io.seedlap.web;

import static io.restassured.RestAssured.given;
import static io.restassured.RestAssured.when;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.nullValue;
import static org.hamcrest.Matchers.startsWith;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.quarkus.test.junit.QuarkusTest;
import java.io.IOException;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Details of HTTP that proxies, browsers and old clients depend on. */
@QuarkusTest
class HttpDetailsTest {

  private static String createGame() {
    return given()
        .contentType("application/json")
        .body("{\"ruleset\":\"sadeqa-ii\"}")
        .post("/v1/games")
        .jsonPath()
        .getString("game.id");
  }

  @Test
  void anIdMayBeInCapitals() {
    String game = createGame();
    when()
        .get("/v1/games/" + game.toUpperCase(Locale.ROOT))
        .then()
        .statusCode(200)
        .body("id", equalTo(game));
  }

  @Test
  void theLocationOfANewGameNeedsNoHost() throws IOException {
    String body = "{\"ruleset\":\"sadeqa-ii\"}";
    RawHttp.Answer answer =
        RawHttp.send(
            "POST /v1/games HTTP/1.0\r\nContent-Type: application/json\r\nContent-Length: "
                + body.length()
                + "\r\n\r\n"
                + body);
    assertEquals(201, answer.status());
    String location = answer.header("location");
    assertTrue(location.matches("/v1/games/[0-9a-f-]{36}"), location);
  }

  @Test
  void aLinkToTheNextPageNeedsNoHost() {
    createGame();
    createGame();
    when().get("/v1/games?limit=1").then().header("Link", startsWith("</v1/games?"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"/v1/rulesets", "/v1/nowhere", "/page/main.js", "/q/openapi", "/"})
  void everyAnswerVariesWithTheOriginWhetherThereIsOneOrNot(String path) {
    when().get(path).then().header("Vary", containsString("Origin"));
    given()
        .header("Origin", "https://example.org")
        .get(path)
        .then()
        .header("Vary", containsString("Origin"))
        .header("Access-Control-Expose-Headers", containsString("Allow"))
        .header("Access-Control-Expose-Headers", containsString("RateLimit,RateLimit-Policy"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"/", "/index.html", "/page/main.js", "/page/board.css"})
  void aHeadHasTheContentTypeOfItsGet(String path) {
    String type = when().get(path).header("Content-Type");
    when().head(path).then().statusCode(200).header("Content-Type", type);
  }

  @Test
  void rangesAreNotOffered() {
    given()
        .header("Range", "bytes=0-9")
        .get("/page/main.js")
        .then()
        .statusCode(200)
        .header("Accept-Ranges", nullValue());
  }

  @Test
  void textsAreTheSameUnderEveryLocale() {
    Locale usual = Locale.getDefault();
    try {
      Locale.setDefault(Locale.forLanguageTag("ar-EG-u-nu-arab"));
      given()
          .contentType("application/json")
          .body("{")
          .post("/v1/rulesets/sadeqa-ii/move")
          .then()
          .statusCode(400)
          .body("detail", containsString("line 1, column 2"));
      Locale.setDefault(Locale.forLanguageTag("tr"));
      given()
          .contentType("application/json")
          .body("{\"notation\":\"3,3,3,3,3,3/3,3,3,3,3,3 s 0-0 opening=sn\",\"move\":\"Fi\"}")
          .post("/v1/rulesets/sadeqa-ii/move")
          .then()
          .statusCode(422)
          .body("reason", equalTo("no-such-hole"));
    } finally {
      Locale.setDefault(usual);
    }
  }

  @Test
  void nothingThatAClientSendsIsALabelOfAMetric() throws IOException {
    RawHttp.request("QWERTY1 /v1/secret-1 HTTP/1.1");
    RawHttp.request("QWERTY1 /v1/games HTTP/1.1");
    RawHttp.request("GET /v1/secret-2/%zz HTTP/1.1");
    RawHttp.request("DELETE /v1/games/secret-3 HTTP/1.1");
    RawHttp.request("GET /page/./main.js?secret-4 HTTP/1.1");
    RawHttp.request("GET /page/%6dain.js HTTP/1.1");
    when().get("/v1/games/secret-5").then().statusCode(404);
    String metrics = when().get("/q/metrics").asString();
    assertTrue(metrics.contains("uri=\"/v1/games/{id}\""), metrics);
    for (String sent : new String[] {"QWERTY1", "secret", "%", "main.js"}) {
      assertFalse(
          metrics.lines().anyMatch(it -> it.startsWith("http_server") && it.contains(sent)), sent);
    }
  }
}
