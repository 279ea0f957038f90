package io.seedlap.games;

import io.seedlap.rules.Game;
import io.seedlap.rules.LegalMoves;
import io.seedlap.rules.Move;
import io.seedlap.rules.Position;
import io.seedlap.rules.Referee;
import io.seedlap.rules.Ruleset;
import io.seedlap.rules.notation.NotationWriter;
import io.seedlap.web.KebabCase;
import java.util.List;
import java.util.SplittableRandom;

/**
 * A move after which the other player must pass.
 *
 * @param notation the position before it
 * @param player who makes it
 */
record Forced(String notation, String player, String move) {

  /** Finds one in random play, the same every time. */
  static Forced pass() {
    SplittableRandom random = new SplittableRandom(5);
    Referee referee = Referee.unhurried();
    while (true) {
      Game game = new Game(Ruleset.named("adji-kui-ii").orElseThrow().start(), referee);
      Position before = null;
      Move last = null;
      while (game.outcome() == null) {
        List<LegalMoves.Legal> legal = referee.legalMoves(game.position()).legal();
        Move move = legal.get(random.nextInt(legal.size())).move();
        if (move == Move.PASS && last != null && last != Move.PASS) {
          return new Forced(
              NotationWriter.write(before), KebabCase.of(before.turn()), last.toString());
        }
        before = game.position();
        last = move;
        game.play(move);
      }
    }
  }
}
