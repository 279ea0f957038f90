package io.seedlap.picture;

import io.seedlap.rules.Board;
import io.seedlap.rules.Hole;
import io.seedlap.rules.Holes;
import io.seedlap.rules.LegalMoves;
import io.seedlap.rules.Move;
import io.seedlap.rules.MoveResult;
import io.seedlap.rules.Openings;
import io.seedlap.rules.Player;
import io.seedlap.rules.Position;
import io.seedlap.rules.Referee;
import io.seedlap.rules.Ruleset;
import io.seedlap.rules.Score;
import io.seedlap.rules.notation.NotationReader;
import io.seedlap.rules.notation.PositionValidation;
import java.util.List;
import java.util.Random;

/** Scenes to draw. */
final class Scenes {
  private Scenes() {}

  static Scene of(String ruleset, String notation) {
    return of(position(ruleset, notation));
  }

  static Scene of(String ruleset, String notation, String move) {
    return played(position(ruleset, notation), Move.read(move));
  }

  /** All seeds of the game in one hole. */
  static Scene heap(Ruleset ruleset, Hole hole) {
    int[] south = new int[Hole.PER_ROW];
    int[] north = new int[Hole.PER_ROW];
    (hole.row() == Player.SOUTH ? south : north)[hole.ordinal() % Hole.PER_ROW] = ruleset.seeds();
    return of(
        new Position(
            ruleset, Board.of(south, north), Player.SOUTH, Score.ZERO, Holes.NONE, Openings.NONE));
  }

  /** Any set-up of any game; half of them with a legal move, if there is one. */
  static Scene random(Random random) {
    Position position = setUp(random, Ruleset.all().get(random.nextInt(Ruleset.all().size())));
    List<LegalMoves.Legal> legal = Referee.unhurried().legalMoves(position).legal();
    return legal.isEmpty() || random.nextBoolean()
        ? of(position)
        : played(position, legal.get(random.nextInt(legal.size())).move());
  }

  private static Scene of(Position position) {
    return new Scene(position, Referee.unhurried().outcome(position).orElse(null), null);
  }

  private static Scene played(Position position, Move move) {
    return new Scene(position, null, (MoveResult.Played) Referee.unhurried().play(position, move));
  }

  private static Position position(String ruleset, String notation) {
    PositionValidation checked =
        NotationReader.read(Ruleset.named(ruleset).orElseThrow(), notation);
    return ((PositionValidation.Valid) checked).position();
  }

  private static Position setUp(Random random, Ruleset ruleset) {
    int onBoard = 1 + random.nextInt(ruleset.seeds());
    int[] used = random.ints(0, 12).distinct().limit(1 + random.nextInt(12)).toArray();
    int[] south = new int[Hole.PER_ROW];
    int[] north = new int[Hole.PER_ROW];
    for (int i = 0; i < onBoard; i++) {
      int hole = used[random.nextInt(used.length)];
      (hole < Hole.PER_ROW ? south : north)[hole % Hole.PER_ROW]++;
    }
    int taken = ruleset.seeds() - onBoard;
    int souths = random.nextInt(taken + 1);
    int bought = random.nextInt(64) << (random.nextBoolean() ? 0 : Hole.PER_ROW);
    return new Position(
        ruleset,
        Board.of(south, north),
        random.nextBoolean() ? Player.SOUTH : Player.NORTH,
        new Score(souths, taken - souths),
        ruleset.sellsHoles() ? new Holes(bought) : Holes.NONE,
        ruleset.hasOpening()
            ? Openings.of(random.nextBoolean(), random.nextBoolean())
            : Openings.NONE);
  }
}
