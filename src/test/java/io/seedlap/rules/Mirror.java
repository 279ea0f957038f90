package io.seedlap.rules;

import java.util.ArrayList;
import java.util.List;

/** Values of the game with both players exchanged. */
final class Mirror {
  private Mirror() {}

  static Position of(Position position) {
    return new Position(
        position.ruleset(),
        of(position.board()),
        position.turn().other(),
        of(position.captured()),
        Holes.of(position.bought().inOrder().stream().map(Mirror::of).toList()),
        Openings.of(
            position.openingDue().includes(Player.NORTH),
            position.openingDue().includes(Player.SOUTH)));
  }

  static Board of(Board board) {
    return Board.of(board.row(Player.NORTH), board.row(Player.SOUTH));
  }

  static Hole of(Hole hole) {
    return Hole.at((hole.ordinal() + 6) % 12);
  }

  static Move of(Move move) {
    return move instanceof Move.Sow sow ? Move.sow(of(sow.hole())) : move;
  }

  static MoveResult.Played of(MoveResult.Played played) {
    return new MoveResult.Played(
        of(played.move()),
        played.player().other(),
        played.events().stream().map(Mirror::of).toList(),
        played.summary(),
        played.end(),
        of(played.position()),
        of(played.outcome()));
  }

  static Outcome of(Outcome outcome) {
    if (outcome == null) {
      return null;
    }
    Player winner = outcome.winner() == null ? null : outcome.winner().other();
    return new Outcome(
        outcome.reason(),
        winner,
        of(outcome.score()),
        outcome.swept() == null ? null : of(outcome.swept()));
  }

  /** The same holes refused for the same reasons; and in sowing order again. */
  static List<LegalMoves.Illegal> of(List<LegalMoves.Illegal> illegal) {
    List<LegalMoves.Illegal> mirrored = new ArrayList<>();
    illegal.forEach(i -> mirrored.add(new LegalMoves.Illegal(of(i.hole()), i.reason())));
    mirrored.sort((a, b) -> a.hole().compareTo(b.hole()));
    return mirrored;
  }

  private static Score of(Score score) {
    return new Score(score.north(), score.south());
  }

  private static Event of(Event event) {
    Board board = of(event.board());
    if (event instanceof Event.Lap lap) {
      return new Event.Lap(
          lap.lap(), of(lap.from()), lap.seeds(), of(lap.last()), lap.lastCount(), board);
    }
    if (event instanceof Event.Capture taken) {
      return new Event.Capture(
          of(taken.hole()), taken.seeds(), taken.rule(), taken.player().other(), board);
    }
    if (event instanceof Event.MoveEnded ended) {
      return new Event.MoveEnded(ended.reason(), board);
    }
    if (event instanceof Event.Passed passed) {
      return new Event.Passed(passed.player().other(), board);
    }
    return new Event.GameEnded(of(((Event.GameEnded) event).outcome()), board);
  }
}
