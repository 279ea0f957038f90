package io.seedlap.games;

import io.seedlap.rules.Game;
import io.seedlap.rules.LegalMoves;
import io.seedlap.rules.Move;
import io.seedlap.rules.Outcome;
import io.seedlap.rules.Position;
import io.seedlap.rules.Referee;
import io.seedlap.rules.Ruleset;
import io.seedlap.rules.notation.NotationWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;

/** Finds play that goes round. */
final class Cycles {
  private Cycles() {}

  /** A position, then moves that lead back to it, none of them a capture or a pass. */
  static List<String> inAdjiKuiII() {
    SplittableRandom random = new SplittableRandom(11);
    Referee referee = Referee.unhurried();
    while (true) {
      Position start = Ruleset.named("adji-kui-ii").orElseThrow().start();
      Game game = new Game(start, referee);
      List<Position> positions = new ArrayList<>(List.of(start));
      List<Move> moves = new ArrayList<>();
      while (game.outcome() == null) {
        List<LegalMoves.Legal> legal = referee.legalMoves(game.position()).legal();
        Move move = legal.get(random.nextInt(legal.size())).move();
        game.play(move);
        moves.add(move);
        positions.add(game.position());
      }
      if (game.outcome().reason() == Outcome.Reason.REPETITION) {
        return lastRound(positions, moves);
      }
    }
  }

  private static List<String> lastRound(List<Position> positions, List<Move> moves) {
    Position last = positions.get(positions.size() - 1);
    int before = positions.subList(0, positions.size() - 1).lastIndexOf(last);
    List<String> cycle = new ArrayList<>(List.of(NotationWriter.write(last)));
    for (Move move : moves.subList(before, moves.size())) {
      if (move != Move.PASS) {
        cycle.add(move.toString());
      }
    }
    return cycle;
  }
}
