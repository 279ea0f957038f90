package io.seedlap.matches;

import static io.restassured.RestAssured.given;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasItem;
import static org.hamcrest.Matchers.nullValue;
import static org.hamcrest.Matchers.startsWith;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.quarkus.test.junit.QuarkusTest;
import io.restassured.path.json.JsonPath;
import io.restassured.response.ValidatableResponse;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.UUID;
import org.junit.jupiter.api.Test;

/** The list of matches: filters, pages, tags. */
@QuarkusTest
class MatchListTest {
  /** A name of this run alone, so that other tests' matches are not in the list. */
  private final String name = "Ada " + UUID.randomUUID();

  private JsonPath create() {
    return given()
        .contentType("application/json")
        .body(
            "{\"players\":{\"north\":{\"name\":\" "
                + name
                + "\"},\"south\":{\"engine\":{\"level\":1}}},\"target\":8}")
        .post("/v1/matches")
        .then()
        .statusCode(201)
        .extract()
        .jsonPath();
  }

  private ValidatableResponse list(Object... more) {
    var request = given().queryParam("player", name);
    for (int i = 0; i < more.length; i += 2) {
      request.queryParam((String) more[i], more[i + 1]);
    }
    return request.get("/v1/matches").then().statusCode(200);
  }

  @Test
  void aMatchInTheListHasItsPlayersAndItsPhase() {
    String id = create().getString("match.id");
    list()
        .body("matches.size()", equalTo(1))
        .body("matches[0].id", equalTo(id))
        .body("matches[0].players.north.name", equalTo(name))
        .body("matches[0].players.south.engine.level", equalTo(1))
        .body("matches[0].target", equalTo(8))
        .body("matches[0].phase", equalTo("playing"))
        .body("matches[0].winner", nullValue())
        .body("next", nullValue());
  }

  @Test
  void aListMayBeOfMatchesThatGoOnOrHaveEnded() {
    JsonPath made = create();
    list("status", "active").body("matches.size()", equalTo(1));
    list("status", "finished").body("matches.size()", equalTo(0));
    given()
        .header("Authorization", "Bearer " + made.getString("tokens.north"))
        .post("/v1/matches/" + made.getString("match.id") + "/resignation")
        .then()
        .statusCode(200);
    list("status", "finished").body("matches.reason", hasItem("resignation"));
    list("status", "active").body("matches.size()", equalTo(0));
  }

  @Test
  void pagesShowEveryMatchOnceNewestFirst() {
    List<String> made = new ArrayList<>();
    for (int i = 0; i < 5; i++) {
      made.add(create().getString("match.id"));
    }
    Collections.reverse(made);
    List<String> shown = new ArrayList<>();
    ValidatableResponse page = list("limit", 2);
    page.header("Link", startsWith("</v1/matches?"));
    while (true) {
      shown.addAll(page.extract().jsonPath().getList("matches.id", String.class));
      String next = page.extract().jsonPath().getString("next");
      if (next == null) {
        break;
      }
      page = list("limit", 2, "cursor", next);
    }
    assertEquals(made, shown);
  }

  @Test
  void aListThatHasNotChangedIsNotSentAgain() {
    create();
    String tag = list().extract().header("ETag");
    given()
        .queryParam("player", name)
        .header("If-None-Match", tag)
        .get("/v1/matches")
        .then()
        .statusCode(304);
  }
}
