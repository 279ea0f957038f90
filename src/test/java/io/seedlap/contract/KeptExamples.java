package io.seedlap.contract;

import static io.restassured.RestAssured.given;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;

/**
 * A kept game, or a kept match and so a kept game of the same id and tokens: what operations need
 * that ask for one by its id.
 */
record KeptExamples(String id, String southToken, String northToken) {

  /** Of a new match. */
  static KeptExamples create() {
    String created =
        given()
            .contentType("application/json")
            .body("{}")
            .post("/v1/matches")
            .then()
            .statusCode(201)
            .extract()
            .asString();
    try {
      return of(Contract.JSON.readTree(created));
    } catch (JsonProcessingException e) {
      throw new IllegalStateException(created, e);
    }
  }

  /** Of the answer to the request that created a game or a match. */
  static KeptExamples of(JsonNode created) {
    return new KeptExamples(
        created.at(created.has("game") ? "/game/id" : "/match/id").asText(),
        created.at("/tokens/south").asText("none"),
        created.at("/tokens/north").asText("none"));
  }

  /** The same after the renewal of the seat that this header was of, if it is one of these. */
  KeptExamples renewed(String bearer, String token) {
    return new KeptExamples(
        id,
        bearer(true).equals(bearer) ? token : southToken,
        bearer(false).equals(bearer) ? token : northToken);
  }

  /** The path of an operation, of the match or game where it asks for one. */
  String path(Operation operation) {
    return operation
        .path()
        .replace("{id}", id)
        .replace("{player}", "south")
        .replace("{ruleset}", "adji-kui-ii");
  }

  /** The header {@code Authorization} for an operation that needs South's seat. */
  String bearer() {
    return bearer(true);
  }

  /** The same of either seat. */
  String bearer(boolean south) {
    return "Bearer " + (south ? southToken : northToken);
  }
}
