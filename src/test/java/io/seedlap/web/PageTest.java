package io.seedlap.web;

import static io.restassured.RestAssured.given;
import static io.restassured.RestAssured.when;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.not;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import io.quarkus.test.junit.QuarkusTest;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The page at {@code /}; what it does is tested in a browser, see {@code src/test/browser}. */
@QuarkusTest
class PageTest {

  @ParameterizedTest
  @CsvSource({
    "/, text/html",
    "/index.html, text/html",
    "/page/palette.css, text/css",
    "/page/board.css, text/css",
    "/page/seed-geometry.json, application/json",
    "/page/main.js, text/javascript",
    "/page/icon.svg, image/svg+xml"
  })
  void thePageIsServedWithAPolicyThatLetsItsOwnFilesRun(String path, String type) {
    when()
        .get(path)
        .then()
        .statusCode(200)
        .contentType(containsString(type))
        .header("Content-Security-Policy", containsString("script-src 'self'"))
        .header("Content-Security-Policy", not(containsString("unsafe")));
  }

  @ParameterizedTest
  @ValueSource(strings = {"/", "/index.html", "/page/main.js"})
  void aNewVersionIsSeenAtOnceAndAnOldOneNotSentAgain(String path) {
    when().get(path).then().header("Cache-Control", equalTo("no-cache"));
    String tag = when().get(path).header("ETag");
    given().header("If-None-Match", tag).get(path).then().statusCode(304).header("ETag", tag);
    given().header("If-None-Match", "\"other\", " + tag).head(path).then().statusCode(304);
    given().header("If-None-Match", "\"other\"").get(path).then().statusCode(200);
  }

  @Test
  void contentTellsAVersionNotTheTime() {
    String later = "Fri, 01 Jan 2100 00:00:00 GMT";
    given().header("If-Modified-Since", later).get("/page/main.js").then().statusCode(200);
    assertNotEquals(
        when().get("/page/main.js").header("ETag"), when().get("/page/board.js").header("ETag"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"POST", "PUT", "DELETE", "OPTIONS"})
  void thePageCanOnlyBeRead(String method) {
    for (String path : List.of("/", "/page/main.js")) {
      when()
          .request(method, path)
          .then()
          .statusCode(405)
          .header("Allow", "GET, HEAD")
          .body("code", equalTo("method-not-allowed"));
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"/page", "/page/", "/page/nothing.js", "/pages", "/index.htm"})
  void whatThePageDoesNotHaveIsAProblemToo(String path) {
    when().get(path).then().statusCode(404).body("code", equalTo("not-found"));
  }

  @Test
  void answersOfTheApiKeepTheStrictPolicy() {
    when()
        .get("/v1/rulesets")
        .then()
        .header("Content-Security-Policy", containsString("default-src 'none'"))
        .header("Content-Security-Policy", not(containsString("script-src")));
  }
}
