package io.seedlap.games;

import static io.restassured.RestAssured.given;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasItems;

import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.ValidatableResponse;
import io.seedlap.games.Api.NewGame;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@QuarkusTest
class GameBoardTest {
  private final Api api = Api.atTestPort();

  @Test
  void theBoardIsDrawnAsItStandsAndAskedForAnew() {
    NewGame game = api.createOf("adji-kui-ii");
    board(game, "")
        .statusCode(200)
        .contentType("image/svg+xml")
        .header("Cache-Control", equalTo("no-cache"))
        .body(containsString("Adji Kui II: South to move"));
    api.move(game.id(), game.south(), "A");
    board(game, "").statusCode(200).body(containsString("Adji Kui II: North to move"));
  }

  @Test
  void aBoardOfThePastNeverChanges() {
    NewGame game = api.createOf("adji-kui-ii");
    api.move(game.id(), game.south(), "A");
    api.move(game.id(), game.north(), "a");
    board(game, "?ply=0")
        .statusCode(200)
        .header("Cache-Control", containsString("immutable"))
        .body(containsString("South: A 4, B 4, C 4, D 4, E 4, F 4; captured 0."));
    board(game, "?ply=1")
        .statusCode(200)
        .header("Cache-Control", containsString("immutable"))
        .body(containsString("South: A 2, B 7, C 1, D 6, E 1, F 6; captured 0."));
    board(game, "?ply=2&theme=dark&width=430")
        .statusCode(200)
        .header("Cache-Control", equalTo("no-cache"))
        .body(containsString("width=\"430\""));
  }

  @ParameterizedTest
  @ValueSource(strings = {"1", "-1", "x", "1000000000"})
  void aPlyThatWasNotPlayedIsRefused(String ply) {
    board(api.createOf("sadeqa-ii"), "?ply=" + ply)
        .statusCode(400)
        .body("code", equalTo("invalid-request"))
        .body("violations.field", hasItems("ply"));
  }

  @Test
  void aGameThatIsOverSaysHowItEnded() {
    NewGame game = api.createOf("sadeqa-ii");
    given()
        .header("Authorization", "Bearer " + game.north())
        .post("/v1/games/" + game.id() + "/resignation")
        .then()
        .statusCode(200);
    board(game, "").statusCode(200).body(containsString("Game over: South wins"));
  }

  @Test
  void anUnknownGameHasNoBoard() {
    given().get("/v1/games/nothing/board.svg").then().statusCode(404);
  }

  private static ValidatableResponse board(NewGame game, String query) {
    return given().get("/v1/games/" + game.id() + "/board.svg" + query).then();
  }
}
