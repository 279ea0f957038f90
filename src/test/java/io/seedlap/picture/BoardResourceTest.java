package io.seedlap.picture;

import static io.restassured.RestAssured.given;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasItems;
import static org.hamcrest.Matchers.matchesPattern;
import static org.hamcrest.Matchers.not;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.Response;
import io.restassured.response.ValidatableResponse;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@QuarkusTest
class BoardResourceTest {
  private static final String START = "?position=4,4,4,4,4,4/4,4,4,4,4,4_s_0-0";

  @Test
  void aPictureIsSvgThatCachesKeep() {
    board(START)
        .statusCode(200)
        .contentType("image/svg+xml")
        .header("ETag", matchesPattern("W/\"[\\w-]+\""))
        .header("Cache-Control", containsString("immutable"))
        .body(containsString("width=\"860\" height=\"384\""));
  }

  @Test
  void whatTheClientHoldsIsNotSentAgain() {
    Response first = given().get("/v1/rulesets/adji-kui-ii/board.svg" + START);
    given()
        .header("If-None-Match", first.header("ETag"))
        .get("/v1/rulesets/adji-kui-ii/board.svg" + START)
        .then()
        .statusCode(304);
  }

  /** Ids are those of the page: two pictures in one must not share any. */
  @Test
  void theIdsOfEachPictureAreItsOwn() {
    Set<String> ids = new HashSet<>();
    for (String query :
        List.of(
            START,
            START + "&theme=dark",
            START + "&width=400",
            START + "&move=A",
            START + "&move=A&animated=true")) {
      String picture = board(query).statusCode(200).extract().asString();
      Matcher id = Pattern.compile(" id=\"([^\"]+)\"").matcher(picture);
      while (id.find()) {
        assertTrue(ids.add(id.group(1)), id.group(1));
      }
    }
  }

  @Test
  void themeAndWidthAreFollowed() {
    board(START + "&theme=dark&width=430")
        .statusCode(200)
        .body(containsString("width=\"430\" height=\"192\""))
        .body(containsString(Theme.DARK.hex(Colour.BACKGROUND)))
        .body(not(containsString(Theme.LIGHT.hex(Colour.BACKGROUND))));
  }

  @Test
  void aMoveIsShownInMotionWhereThatIsAskedFor() {
    board(START + "&move=A&animated=true")
        .statusCode(200)
        .contentType("image/svg+xml")
        .header("Cache-Control", containsString("immutable"))
        .body(containsString("<animate "));
    board(START + "&move=A&animated=false").statusCode(200).body(not(containsString("<animate")));
  }

  @Test
  void anAnimatedPictureNeedsAMove() {
    board(START + "&animated=true&width=x")
        .statusCode(400)
        .body("code", equalTo("invalid-request"))
        .body("violations.field", hasItems("move", "width"));
    board(START + "&move=A&animated=yes")
        .statusCode(400)
        .body("violations.code", hasItems("not-a-flag"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"99", "4001", "0", "-1", "1e3", "99999999999", "wide", "200.5"})
  void aWidthOutOfRangeIsRefused(String width) {
    board(START + "&width=" + width)
        .statusCode(400)
        .body("code", equalTo("invalid-request"))
        .body("violations.field", hasItems("width"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"LIGHT", "sepia"})
  void anUnknownThemeIsRefused(String theme) {
    board(START + "&theme=" + theme)
        .statusCode(400)
        .body("code", equalTo("invalid-request"))
        .body("violations.code", hasItems("unknown-value"));
  }

  @Test
  void allThatIsWrongWithALinkIsNamed() {
    board("?theme=x&width=x")
        .statusCode(400)
        .body("violations.field", hasItems("position", "theme", "width"));
  }

  @Test
  void anInvalidPositionIsRefused() {
    board("?position=4,4,4,4,4,4/4,4,4,4,4,4_s_0-4")
        .statusCode(422)
        .body("code", equalTo("invalid-position"));
  }

  @Test
  void anIllegalMoveIsRefusedWithItsReason() {
    board(START + "&move=a").statusCode(422).body("reason", equalTo("not-your-hole"));
    board(START + "&move=%3Cscript%3E").statusCode(422).body("reason", equalTo("no-such-hole"));
  }

  @Test
  void anUnknownRulesetIsNotFound() {
    given()
        .get("/v1/rulesets/oware/board.svg" + START)
        .then()
        .statusCode(404)
        .body("code", equalTo("unknown-ruleset"));
  }

  private static ValidatableResponse board(String query) {
    return given()
        .urlEncodingEnabled(false)
        .get("/v1/rulesets/adji-kui-ii/board.svg" + query)
        .then();
  }
}
