package io.seedlap.analysis;

import static io.restassured.RestAssured.given;
import static org.hamcrest.Matchers.contains;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.nullValue;

import io.quarkus.test.junit.QuarkusTest;
import io.restassured.http.ContentType;
import io.restassured.response.ValidatableResponse;
import org.junit.jupiter.api.Test;

@QuarkusTest
class AnalysisResourceTest {
  private static ValidatableResponse analyse(String ruleset, String body) {
    return given()
        .contentType(ContentType.JSON)
        .body(body)
        .post("/v1/rulesets/" + ruleset + "/analysis")
        .then();
  }

  @Test
  void southWinsSadeqaFromTheStart() {
    analyse(
            "sadeqa-ii",
            """
            {"notation": "3,3,3,3,3,3/3,3,3,3,3,3 s 0-0 opening=sn",
             "limits": {"timeMs": 10000, "nodes": 20000000}}
            """)
        .statusCode(200)
        .body("result", equalTo("win"))
        .body("exact", equalTo(true))
        .body("source", equalTo("search"))
        .body("best", equalTo("F"))
        .body("plies", nullValue());
  }

  @Test
  void whatIsNotProvenIsSaidNotToBeExactAndKeptForAMomentOnly() {
    given()
        .get(
            "/v1/rulesets/adji-kui-ii/analysis"
                + "?position=4,4,4,4,4,4/4,4,4,4,4,4_s_0-0&timeMs=10000&nodes=2000")
        .then()
        .statusCode(200)
        .header("Cache-Control", equalTo("public, max-age=10"))
        .body("result", equalTo("unknown"))
        .body("exact", equalTo(false))
        .body("moves.size()", equalTo(6));
  }

  @Test
  void aFinishedGameIsAnsweredWithItsOutcome() {
    analyse("sadeqa-ii", "{\"notation\": \"0,0,0,0,0,0/1,0,0,0,0,0 s 20-15\"}")
        .statusCode(200)
        .body("outcome.reason", equalTo("no-move"))
        .body("result", equalTo("loss"))
        .body("best", nullValue());
  }

  @Test
  void limitsOutOfRangeAreAllNamed() {
    given()
        .get(
            "/v1/rulesets/adji-kui-ii/analysis"
                + "?position=4,4,4,4,4,4/4,4,4,4,4,4_s_0-0&timeMs=10001&depth=0&nodes=x")
        .then()
        .statusCode(400)
        .body("code", equalTo("invalid-request"))
        .body("violations.field", contains("timeMs", "depth", "nodes"));
    analyse(
            "adji-kui-ii",
            "{\"notation\": \"4,4,4,4,4,4/4,4,4,4,4,4 s 0-0\", \"limits\": {\"timeMs\": 0}}")
        .statusCode(400)
        .body("violations.field", contains("limits.timeMs"));
  }
}
