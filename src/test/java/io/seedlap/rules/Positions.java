package io.seedlap.rules;

import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import io.seedlap.rules.notation.NotationReader;
import io.seedlap.rules.notation.NotationWriter;
import io.seedlap.rules.notation.PositionValidation;
import java.util.List;

/** Short helpers for tests: a position from its line, a move in it, a line from a position. */
final class Positions {
  static final String ADJI = "adji-kui-ii";
  static final String SADEQA = "sadeqa-ii";
  static final Ruleset ADJI_KUI_II = game(ADJI);
  static final Ruleset SADEQA_II = game(SADEQA);

  private Positions() {}

  static Ruleset game(String id) {
    return Ruleset.named(id).orElseThrow();
  }

  /** The position of a line that must be accepted. */
  static Position at(String game, String line) {
    return assertInstanceOf(PositionValidation.Valid.class, NotationReader.read(game(game), line))
        .position();
  }

  static Position adji(String line) {
    return at(ADJI, line);
  }

  static Position sadeqa(String line) {
    return at(SADEQA, line);
  }

  static String line(Position position) {
    return NotationWriter.write(position);
  }

  /** Plays a move that must be legal. */
  static MoveResult.Played play(Position position, String move) {
    return assertInstanceOf(
        MoveResult.Played.class, Referee.unhurried().play(position, Move.read(move)));
  }

  /** Plays a move that must be refused. */
  static MoveResult.Refused refuse(Position position, String move) {
    return assertInstanceOf(
        MoveResult.Refused.class, Referee.unhurried().play(position, Move.read(move)));
  }

  static Refusal reason(Position position, String move) {
    return refuse(position, move).reason();
  }

  static Outcome outcome(Position position) {
    return Referee.unhurried().outcome(position).orElse(null);
  }

  /** The moves that may be played. */
  static List<String> legal(Position position) {
    return Referee.unhurried().legalMoves(position).legal().stream()
        .map(legal -> legal.move().toString())
        .toList();
  }

  /** The log, an event a line: {@code A(4) E(5)} is a lap from A that makes five in E. */
  static List<String> log(MoveResult.Played played) {
    return played.events().stream().map(Positions::text).toList();
  }

  /** All of the log but its laps. */
  static List<String> endOf(MoveResult.Played played) {
    return played.events().stream()
        .filter(event -> !(event instanceof Event.Lap))
        .map(Positions::text)
        .toList();
  }

  private static String text(Event event) {
    if (event instanceof Event.Lap lap) {
      return lap.from() + "(" + lap.seeds() + ") " + lap.last() + "(" + lap.lastCount() + ")";
    }
    if (event instanceof Event.Capture taken) {
      return taken.player()
          + " captures "
          + taken.hole()
          + "("
          + taken.seeds()
          + ") by "
          + taken.rule();
    }
    if (event instanceof Event.MoveEnded ended) {
      return "ends " + ended.reason();
    }
    if (event instanceof Event.Passed passed) {
      return passed.player() + " passes";
    }
    return "game over: " + text(((Event.GameEnded) event).outcome());
  }

  /** {@code EIGHT_SEEDS SOUTH 28-20 swept 3-5}; a draw has no winner, Sadeqa II sweeps nothing. */
  static String text(Outcome outcome) {
    return outcome.reason()
        + " "
        + (outcome.winner() == null ? "DRAW" : outcome.winner())
        + " "
        + text(outcome.score())
        + (outcome.swept() == null ? "" : " swept " + text(outcome.swept()));
  }

  private static String text(Score score) {
    return score.south() + "-" + score.north();
  }
}
