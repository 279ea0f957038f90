package io.seedlap.web;

import static io.restassured.RestAssured.given;
import static io.restassured.RestAssured.when;
import static io.seedlap.web.Problems.assertProblem;
import static org.hamcrest.Matchers.equalTo;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.quarkus.test.junit.QuarkusTest;
import io.restassured.path.json.JsonPath;
import io.restassured.response.Response;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@QuarkusTest
@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class RoutingTest {
  private static final String ID = "123e4567-e89b-12d3-a456-426614174000";

  @ParameterizedTest
  @ValueSource(strings = {"/nowhere", "/v1", "/v1/nowhere", "/probe/no/where", "/q/nowhere"})
  void an_unknown_path_is_a_404_even_for_a_browser(String path) {
    Response answer = given().header("Accept", "text/html,*/*;q=0.1").get(path);
    assertEquals(path, assertProblem(answer, 404, "not-found").getString("instance"));
    assertProblem(given().contentType("application/json").body("{}").post(path), 404, "not-found");
  }

  @Test
  void a_wrong_method_is_a_405_that_names_the_allowed_ones() {
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
  void a_strange_method_is_a_405(String method) {
    assertProblem(given().request(method, "/probe"), 405, "method-not-allowed");
    assertProblem(given().request(method, "/nowhere"), 404, "not-found");
  }

  @Test
  void options_names_the_methods_of_the_path() {
    when().options("/probe").then().statusCode(204).header("Allow", "GET, HEAD, OPTIONS, POST");
    when().options("/probe/refusal").then().statusCode(204).header("Allow", "OPTIONS, POST");
    assertProblem(when().options("/nowhere"), 404, "not-found");
  }

  @Test
  void head_answers_as_get_does_without_the_body() {
    Response get = when().get("/probe");
    Response head = when().head("/probe");
    assertEquals(200, head.statusCode());
    assertEquals(get.contentType(), head.contentType());
    assertEquals("", head.asString());
    assertEquals(404, when().head("/nowhere").statusCode());
    assertEquals("application/problem+json", when().head("/nowhere").contentType());
  }

  @Test
  void what_accept_excludes_is_a_406() {
    assertProblem(given().header("Accept", "text/html").get("/probe"), 406, "not-acceptable");
    assertProblem(given().header("Accept", "a/b/c").get("/probe"), 406, "not-acceptable");
  }

  @Test
  void another_media_type_is_a_415() {
    for (String type : new String[] {"text/plain", "application/xml", "nonsense", "a/b/c"}) {
      Response answer = given().header("Content-Type", type).body("{}".getBytes()).post("/probe");
      assertProblem(answer, 415, "unsupported-media-type");
    }
    assertProblem(given().formParam("a", "b").post("/probe"), 415, "unsupported-media-type");
    assertProblem(given().multiPart("a", "b").post("/probe"), 415, "unsupported-media-type");
  }

  @ParameterizedTest
  @ValueSource(strings = {"utf-16", "iso-8859-1", "nonsense"})
  void another_charset_is_a_415(String charset) {
    Response answer =
        given()
            .header("Content-Type", "application/json; charset=" + charset)
            .body("{\"count\": 1}".getBytes())
            .post("/probe");
    assertProblem(answer, 415, "unsupported-media-type");
  }

  @Test
  void utf_8_may_be_named() {
    given()
        .header("Content-Type", "application/json; charset=UTF-8")
        .body("{\"count\": 1}".getBytes())
        .post("/probe")
        .then()
        .statusCode(200);
  }

  @Test
  void a_compressed_body_is_a_415() {
    Response answer =
        given()
            .contentType("application/json")
            .header("Content-Encoding", "gzip")
            .body("{\"count\": 1}")
            .post("/probe");
    assertProblem(answer, 415, "unsupported-media-type");
  }

  @Test
  void a_bad_id_in_the_path_is_a_404_and_a_bad_query_a_400() {
    assertProblem(when().get("/probe/no-uuid/item"), 404, "not-found");
    assertProblem(when().get("/probe/" + ID + "/item?limit=many"), 400, "invalid-request");
    assertProblem(when().get("/probe/" + ID + "/item?limit=99999999999"), 400, "invalid-request");
    when().get("/probe/" + ID + "/item?limit=5").then().statusCode(200);
  }

  @Test
  void a_resource_answers_with_a_problem_of_its_own() {
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
  void a_problem_of_a_picture_is_json() {
    assertProblem(
        given().header("Accept", "image/svg+xml").get("/probe/picture"), 404, "unknown-ruleset");
  }

  @Test
  void a_bug_is_a_500_that_tells_nothing() {
    assertProblem(when().get("/probe/bug"), 500, "internal-error");
    assertProblem(given().header("Accept", "text/html").get("/probe/bug"), 406, "not-acceptable");
    assertProblem(when().get("/probe/unwritable"), 500, "internal-error");
    assertProblem(when().get("/probe/unreadable"), 500, "internal-error");
  }

  @Test
  void too_much_work_is_a_503_with_retry_after() {
    Response answer = when().get("/probe/overload");
    assertProblem(answer, 503, "overloaded");
    assertEquals("1", answer.header("Retry-After"));
  }

  @Test
  void absent_members_of_a_problem_are_left_out() {
    when().get("/nowhere").then().body("size()", equalTo(6));
  }
}
