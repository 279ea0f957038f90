package io.seedlap.play;

import static io.restassured.RestAssured.given;
import static io.seedlap.web.Problems.assertProblem;
import static org.hamcrest.Matchers.equalTo;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.quarkus.test.junit.QuarkusTest;
import io.restassured.http.ContentType;
import io.restassured.response.Response;
import org.junit.jupiter.api.Test;

/** A hole whose sowing proves endless after 385,741 laps: a worker judges it. */
@QuarkusTest
class LongSowingsOverHttpTest {
  private static final String POSITION = "3,7,3,5,4,3/4,5,4,1,5,4 s 0-0";
  private static final String HOLE = "F";
  private static final String RULESET = "/v1/rulesets/adji-kui-ii/";

  @Test
  void aMoveIsRefused() {
    assertEndless(post("move", "{\"notation\":\"" + POSITION + "\",\"move\":\"" + HOLE + "\"}"));
  }

  @Test
  void aMoveIsJudged() {
    post("validate", "{\"notation\":\"" + POSITION + "\",\"move\":\"" + HOLE + "\"}")
        .then()
        .statusCode(200)
        .body("legal", equalTo(false))
        .body("reason", equalTo("endless-sowing"));
  }

  @Test
  void aReplayIsRefused() {
    assertEndless(post("replay", "{\"start\":\"" + POSITION + "\",\"moves\":[\"" + HOLE + "\"]}"));
  }

  @Test
  void aPictureOfTheMoveIsRefused() {
    assertEndless(
        given()
            .queryParam("position", POSITION.replace(' ', '_'))
            .queryParam("move", HOLE)
            .get(RULESET + "board.svg"));
  }

  private static Response post(String endpoint, String body) {
    return given().contentType(ContentType.JSON).body(body).post(RULESET + endpoint);
  }

  private static void assertEndless(Response response) {
    assertEquals("endless-sowing", assertProblem(response, 422, "illegal-move").get("reason"));
  }
}
