package io.seedlap.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNull;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The engine against answers cut from an independent reference. */
class VectorsTest {
  private final Referee referee = Referee.unhurried();

  static List<JsonNode> positions() {
    return Vectors.all("positions");
  }

  static List<JsonNode> games() {
    return Vectors.all("games");
  }

  @ParameterizedTest
  @MethodSource("positions")
  void everyHoleIsJudgedAsTheReferenceJudgesIt(JsonNode line) {
    Position position = Vectors.position(Vectors.ruleset(line), line.get("position"));
    LegalMoves moves = referee.legalMoves(position);

    assertOutcome(line.get("outcome"), moves.outcome());
    assertOutcome(line.get("outcome"), referee.outcome(position).orElse(null));
    assertEquals(
        texts(line.get("legal")), moves.legal().stream().map(m -> m.move().toString()).toList());
    Map<String, String> illegal = new TreeMap<>();
    moves.illegal().forEach(i -> illegal.put(i.hole().name(), Vectors.kebab(i.reason())));
    Map<String, String> expected = new TreeMap<>();
    line.get("illegal").properties().forEach(e -> expected.put(e.getKey(), e.getValue().asText()));
    assertEquals(expected, illegal);
  }

  @ParameterizedTest
  @MethodSource("positions")
  void everyMoveComesOutAsTheReferencePlaysIt(JsonNode line) {
    Position position = Vectors.position(Vectors.ruleset(line), line.get("position"));
    line.get("moves").properties().forEach(e -> checkMove(position, e.getKey(), e.getValue()));
  }

  private void checkMove(Position position, String name, JsonNode expected) {
    MoveResult.Played played =
        assertInstanceOf(MoveResult.Played.class, referee.play(position, Move.read(name)));
    MoveSummary summary = played.summary();
    Position after = played.position();
    assertEquals(Vectors.board(expected.get("board")), after.board());
    assertEquals(Vectors.score(expected.get("captured")), after.captured());
    assertEquals(expected.get("turn").asText(), Vectors.kebab(after.turn()));
    assertEquals(expected.get("laps").asLong(), summary.laps());
    assertEquals(expected.get("sown").asLong(), summary.sown());
    assertEquals(expected.get("end").asText(), Vectors.kebab(played.end()));
    assertOutcome(expected.get("outcome"), played.outcome());
    assertLaps(expected.get("lapList"), played);
    Event.Capture capture = null;
    for (Event event : played.events()) {
      if (event instanceof Event.Capture taken) {
        capture = taken;
      }
    }
    if (expected.get("capture").isNull()) {
      assertNull(capture);
      assertEquals(0, summary.captured());
    } else {
      assertEquals(expected.get("capture").get("hole").asText(), capture.hole().name());
      assertEquals(expected.get("capture").get("seeds").asInt(), capture.seeds());
      assertEquals(capture.seeds(), summary.captured());
    }
  }

  private static void assertLaps(JsonNode expected, MoveResult.Played played) {
    for (int i = 0; expected != null && i < expected.size(); i++) {
      Event.Lap lap = assertInstanceOf(Event.Lap.class, played.events().get(i));
      JsonNode e = expected.get(i);
      assertEquals(i + 1, lap.lap());
      assertEquals(e.get(0).asText(), lap.from().name());
      assertEquals(e.get(1).asInt(), lap.seeds());
      assertEquals(e.get(2).asText(), lap.last().name());
      assertEquals(e.get(3).asInt(), lap.lastCount());
    }
  }

  @ParameterizedTest
  @MethodSource("games")
  void wholeGamesEndAsTheReferencePlaysThem(JsonNode line) {
    Ruleset ruleset = Vectors.ruleset(line);
    Game game = new Game(ruleset.start(), referee);
    for (JsonNode move : line.get("moves")) {
      assertInstanceOf(MoveResult.Played.class, game.play(Move.read(move.asText())));
    }
    assertEquals(Vectors.position(ruleset, line.get("final")), game.position());
    assertOutcome(line.get("outcome"), game.outcome());
  }

  private static void assertOutcome(JsonNode expected, Outcome outcome) {
    if (expected.isNull()) {
      assertNull(outcome);
      return;
    }
    Map<String, Object> said = new HashMap<>();
    said.put("reason", Vectors.kebab(outcome.reason()));
    said.put("winner", outcome.winner() == null ? null : Vectors.kebab(outcome.winner()));
    said.put("score", outcome.score());
    Map<String, Object> wanted = new HashMap<>();
    wanted.put("reason", expected.get("reason").asText());
    wanted.put("winner", expected.get("winner").isNull() ? null : expected.get("winner").asText());
    wanted.put("score", Vectors.score(expected.get("score")));
    assertEquals(wanted, said);
  }

  private static List<String> texts(JsonNode list) {
    return list.valueStream().map(JsonNode::asText).toList();
  }
}
