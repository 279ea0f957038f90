package io.seedlap.analysis;

import static io.restassured.RestAssured.given;
import static org.hamcrest.Matchers.contains;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.lessThan;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.quarkus.test.junit.QuarkusTest;
import io.restassured.path.json.JsonPath;
import io.seedlap.rules.Ruleset;
import io.seedlap.solve.Analyst;
import io.seedlap.solve.TableProbe;
import io.seedlap.web.ProblemException;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.List;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A puzzle a day. */
@QuarkusTest
class PuzzleTest {
  /** Days whose puzzles are proven without the tables that a service has and the tests have not. */
  private static final List<String> DAYS = List.of("2026-12-02", "2026-12-07", "2026-12-09");

  private static final LocalDate DAY = LocalDate.parse(DAYS.get(0));

  private static JsonPath puzzle(String ruleset, String query) {
    return given()
        .get("/v1/rulesets/" + ruleset + "/puzzle" + query)
        .then()
        .statusCode(200)
        .extract()
        .jsonPath();
  }

  private static Ruleset ruleset(String id) {
    return Ruleset.named(id).orElseThrow();
  }

  @ParameterizedTest
  @ValueSource(strings = {"adji-kui-ii", "sadeqa-ii"})
  void oneMoveAloneKeepsTheValueAsAnalysisHasIt(String ruleset) {
    for (String day : DAYS) {
      JsonPath puzzle = puzzle(ruleset, "?date=" + day);
      JsonPath analysis =
          given()
              .get(
                  "/v1/rulesets/{ruleset}/analysis?position={position}&timeMs=10000",
                  ruleset,
                  puzzle.getString("notation").replace(' ', '_'))
              .jsonPath();

      assertTrue(analysis.getBoolean("exact"));
      for (String field : List.of("player", "result", "score", "margin")) {
        assertEquals(analysis.<Object>get(field), puzzle.<Object>get(field), field);
      }
      String value = ruleset.startsWith("adji") ? "margin" : "result";
      List<Object> values = analysis.getList("moves." + value);
      assertTrue(values.size() >= 3);
      assertEquals(1, values.stream().filter(it -> it.equals(values.get(0))).count());
      assertEquals(analysis.<Object>get(value), values.get(0));
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"adji-kui-ii", "sadeqa-ii"})
  void aServerWithoutTablesHasTheSamePuzzle(String id) {
    PuzzleFinder finder =
        new PuzzleFinder(ruleset(id), new Analyst(16), TableProbe.none(ruleset(id)), () -> false);

    assertEquals(
        puzzle(id, "?date=" + DAY).getString("notation"),
        PuzzleDto.of(DAY, finder.find(DAY)).notation());
  }

  @Test
  void whoHasDisconnectedIsNotSearchedForAnyMore() {
    Ruleset ruleset = ruleset("sadeqa-ii");
    PuzzleFinder finder =
        new PuzzleFinder(ruleset, new Analyst(4), TableProbe.none(ruleset), () -> true);

    ProblemException refused =
        Assertions.assertThrows(ProblemException.class, () -> finder.find(DAY));
    assertEquals("overloaded", refused.problem().code());
  }

  @Test
  void anotherDayHasAnotherPuzzle() {
    assertNotEquals(
        puzzle("adji-kui-ii", "?date=" + DAYS.get(1)).getString("notation"),
        puzzle("adji-kui-ii", "?date=" + DAYS.get(2)).getString("notation"));
  }

  @Test
  void withoutADateItIsThatOfToday() {
    String before = LocalDate.now(ZoneOffset.UTC).toString();
    String shown = puzzle("sadeqa-ii", "").getString("date");
    String after = LocalDate.now(ZoneOffset.UTC).toString();

    assertTrue(List.of(before, after).contains(shown));
  }

  @ParameterizedTest
  @ValueSource(strings = {"2026-02-30", "1999-12-31", "2100-01-01", "today", "2026-11-30T00:00"})
  void whatIsNoDayOfTheCenturyIsRefused(String date) {
    given()
        .get("/v1/rulesets/sadeqa-ii/puzzle?date=" + date)
        .then()
        .statusCode(400)
        .body("violations.field", contains("date"))
        .body("violations.code", contains("not-a-date"));
  }

  @Test
  void thePositionIsALateOne() {
    given()
        .get("/v1/rulesets/adji-kui-ii/puzzle?date=" + DAY)
        .then()
        .body("position.board.south.sum()", lessThan(13))
        .body("ruleset", equalTo("adji-kui-ii"));
  }
}
