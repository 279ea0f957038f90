package io.seedlap.web;

import static io.restassured.RestAssured.given;
import static io.restassured.RestAssured.when;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.nullValue;
import static org.hamcrest.Matchers.startsWith;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.quarkus.test.junit.QuarkusTest;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Entity tags as RFC 9110 has them, for what is computed, kept and served from files. */
@QuarkusTest
class ConditionalRequestTest {
  private static final String RULESET = "/v1/rulesets/sadeqa-ii";

  @ParameterizedTest
  @ValueSource(
      strings = {
        RULESET,
        "/v1/games",
        "/page/main.js",
        "/q/openapi",
        "/q/openapi?format=json",
        RULESET + "/board.svg?position=3,3,3,3,3,3/3,3,3,3,3,3_s_0-0"
      })
  void aTagOfContentIsWeakAndComparedWeakly(String path) {
    String tag = when().get(path).then().statusCode(200).extract().header("ETag");
    assertTrue(tag.startsWith("W/\""), tag);
    String asIfStrong = tag.substring(2);
    for (String tags :
        new String[] {tag, asIfStrong, "\"x\", " + tag, "W/\"a,b\" ,," + asIfStrong + ",", "*"}) {
      given().header("If-None-Match", tags).get(path).then().statusCode(304).header("ETag", tag);
    }
    for (String tags : new String[] {"\"x\"", "W/\"x\"", "nonsense", tag.substring(3)}) {
      given().header("If-None-Match", tags).get(path).then().statusCode(200);
    }
  }

  @Test
  void whatIsCompressedHasAWeakTagAndVaries() {
    for (String encoding : new String[] {"gzip", "deflate", "identity"}) {
      given()
          .header("Accept-Encoding", encoding)
          .get(RULESET)
          .then()
          .header("ETag", startsWith("W/"))
          .header("Vary", containsString("Accept-Encoding"));
    }
  }

  @Test
  void aVersionHasAStrongTagAndIsNeverCompressed() {
    String game =
        given()
            .contentType("application/json")
            .body("{\"ruleset\":\"sadeqa-ii\"}")
            .post("/v1/games")
            .jsonPath()
            .getString("game.id");
    given()
        .header("Accept-Encoding", "gzip")
        .get("/v1/games/" + game)
        .then()
        .statusCode(200)
        .header("ETag", "\"1\"")
        .header("Content-Encoding", nullValue());
    given().header("If-None-Match", "W/\"1\"").get("/v1/games/" + game).then().statusCode(304);
  }

  @Test
  void aWeakTagInIfMatchIsExplained() {
    given()
        .header("If-Match", "W/\"x\"")
        .get(RULESET)
        .then()
        .statusCode(412)
        .body("code", equalTo("precondition-failed"))
        .body("detail", containsString("W/\"x\" is a weak tag"));
    given().header("If-Match", "*").get(RULESET).then().statusCode(200);
  }

  @Test
  void aLongListIsReadWithoutEnd() {
    String many = "\"\",".repeat(4_000);
    assertEquals(4_000, EntityTagList.parse(many).orElseThrow().strong().size());
    assertEquals(Optional.empty(), EntityTagList.parse(many + "x"));
    assertEquals(Optional.empty(), EntityTagList.parse(",".repeat(16_000)));
  }
}
