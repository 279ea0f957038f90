package io.seedlap.web;

import static io.restassured.RestAssured.given;
import static io.restassured.RestAssured.when;
import static io.seedlap.web.Problems.assertProblem;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.hamcrest.Matchers.equalTo;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.quarkus.test.junit.QuarkusTest;
import io.restassured.path.json.JsonPath;
import io.restassured.response.Response;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@QuarkusTest
class RoutingTest {
  private static final String ID = "123e4567-e89b-12d3-a456-426614174000";

  @ParameterizedTest
  @ValueSource(strings = {"/nowhere", "/v1", "/v1/nowhere", "/probe/no/where", "/q/nowhere"})
  void anUnknownPathIsA404EvenForABrowser(String path) {
    Response answer = given().header("Accept", "text/html,*/*;q=0.1").get(path);
    assertEquals(path, assertProblem(answer, 404, "not-found").getString("instance"));
    assertProblem(given().contentType("application/json").body("{}").post(path), 404, "not-found");
  }

  @Test
  void aWrongMethodIsA405ThatNamesTheAllowedOnes() {
    Response answer = when().delete("/probe");
    assertProblem(answer, 405, "method-not-allowed");
    assertEquals("GET, HEAD, OPTIONS, POST", answer.header("Allow"));
    answer = when().get("/probe/refusal");
    assertProblem(answer, 405, "method-not-allowed");
    assertEquals("OPTIONS, POST", answer.header("Allow"));
    answer = given().contentType("application/json").body("{}").put("/probe/" + ID + "/item");
    assertProblem(answer, 405, "method-not-allowed");
    assertEquals("GET, HEAD, OPTIONS", answer.header("Allow"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"TRACE", "FOO", "PROPFIND"})
  void aStrangeMethodIsA405(String method) {
    assertProblem(given().request(method, "/probe"), 405, "method-not-allowed");
    assertProblem(given().request(method, "/nowhere"), 404, "not-found");
  }

  @Test
  void optionsNamesTheMethodsOfThePath() {
    when().options("/probe").then().statusCode(204).header("Allow", "GET, HEAD, OPTIONS, POST");
    when().options("/probe/refusal").then().statusCode(204).header("Allow", "OPTIONS, POST");
    assertProblem(when().options("/nowhere"), 404, "not-found");
  }

  @Test
  void headAnswersAsGetDoesWithoutTheBody() {
    Response get = when().get("/probe");
    Response head = when().head("/probe");
    assertEquals(200, head.statusCode());
    assertEquals(get.contentType(), head.contentType());
    assertEquals("", head.asString());
    assertEquals(404, when().head("/nowhere").statusCode());
    assertEquals("application/problem+json", when().head("/nowhere").contentType());
  }

  @Test
  void whatAcceptExcludesIsA406() {
    assertProblem(given().header("Accept", "text/html").get("/probe"), 406, "not-acceptable");
    assertProblem(given().header("Accept", "a/b/c").get("/probe"), 406, "not-acceptable");
  }

  @Test
  void anotherMediaTypeIsA415() {
    for (String type : new String[] {"text/plain", "application/xml", "nonsense", "a/b/c"}) {
      Response answer =
          given().header("Content-Type", type).body("{}".getBytes(UTF_8)).post("/probe");
      assertProblem(answer, 415, "unsupported-media-type");
    }
    assertProblem(given().formParam("a", "b").post("/probe"), 415, "unsupported-media-type");
    assertProblem(given().multiPart("a", "b").post("/probe"), 415, "unsupported-media-type");
  }

  @ParameterizedTest
  @ValueSource(strings = {"utf-16", "iso-8859-1", "nonsense"})
  void anotherCharsetIsA415(String charset) {
    Response answer =
        given()
            .header("Content-Type", "application/json; charset=" + charset)
            .body("{\"count\": 1}".getBytes(UTF_8))
            .post("/probe");
    assertProblem(answer, 415, "unsupported-media-type");
  }

  @Test
  void utf8MayBeNamed() {
    given()
        .header("Content-Type", "application/json; charset=UTF-8")
        .body("{\"count\": 1}".getBytes(UTF_8))
        .post("/probe")
        .then()
        .statusCode(200);
  }

  @Test
  void aCompressedBodyIsA415() {
    Response answer =
        given()
            .contentType("application/json")
            .header("Content-Encoding", "gzip")
            .body("{\"count\": 1}")
            .post("/probe");
    assertProblem(answer, 415, "unsupported-media-type");
  }

  @Test
  void aBadIdInThePathIsA404AndABadQueryA400() {
    assertProblem(when().get("/probe/no-uuid/item"), 404, "not-found");
    assertProblem(when().get("/probe/" + ID + "/item?limit=many"), 400, "invalid-request");
    assertProblem(when().get("/probe/" + ID + "/item?limit=99999999999"), 400, "invalid-request");
    when().get("/probe/" + ID + "/item?limit=5").then().statusCode(200);
  }

  @Test
  void aResourceAnswersWithAProblemOfItsOwn() {
    Response answer =
        given().contentType("application/json").body("{\"count\": 1}").post("/probe/refusal");
    JsonPath problem = assertProblem(answer, 422, "illegal-move");
    assertEquals("Hole C is empty.", problem.getString("detail"));
    assertEquals("far-side", problem.getString("reason"));
    assertEquals("/probe/refusal", problem.getString("instance"));
    assertEquals(3, problem.getInt("ply"));
    assertEquals("too-long", problem.getString("violations[0].code"));
    assertEquals("7", answer.header("Retry-After"));
    assertTrue(problem.getMap("").containsKey("ply"));
  }

  @Test
  void aProblemOfAPictureIsJson() {
    assertProblem(
        given().header("Accept", "image/svg+xml").get("/probe/picture"), 404, "unknown-ruleset");
  }

  @Test
  void aBugIsA500ThatTellsNothing() {
    assertProblem(when().get("/probe/bug"), 500, "internal-error");
    assertProblem(given().header("Accept", "text/html").get("/probe/bug"), 406, "not-acceptable");
    assertProblem(when().get("/probe/unwritable"), 500, "internal-error");
    assertProblem(when().get("/probe/unreadable"), 500, "internal-error");
  }

  @Test
  void tooMuchWorkIsA503WithRetryAfter() {
    Response answer = when().get("/probe/overload");
    assertProblem(answer, 503, "overloaded");
    assertEquals("1", answer.header("Retry-After"));
  }

  @Test
  void absentMembersOfAProblemAreLeftOut() {
    when().get("/nowhere").then().body("size()", equalTo(6));
  }
}
