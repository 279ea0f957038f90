package io.seedlap.games;

import io.seedlap.rules.Game;
import io.seedlap.rules.Holes;
import io.seedlap.rules.Move;
import io.seedlap.rules.MoveResult;
import io.seedlap.rules.Outcome;
import io.seedlap.rules.Position;
import io.seedlap.rules.Referee;
import java.util.ArrayList;
import java.util.List;

/**
 * What the rules say of a move in a kept game. A pass that is forced after it is played at once:
 * nobody waits for a move that is no choice.
 */
sealed interface Turn {

  /**
   * @param plies the move, then the passes that follow; before the first move, passes only
   * @param position after all of them
   * @param legal what may be played next; empty when the game is over
   * @param outcome null while the game goes on
   */
  record Played(List<MoveResult.Played> plies, Position position, List<Move> legal, Outcome outcome)
      implements Turn {}

  /** The move is not legal. */
  record Refused(MoveResult.Refused refusal) implements Turn {}

  /** Judges the start of a game: it may be over at once, or begin with a pass. */
  static Played start(Position start, Referee referee) {
    return settle(new Game(start, referee), new ArrayList<>(1), referee);
  }

  /**
   * Plays a move in a game that goes on.
   *
   * @param sinceCapture the positions since the last capture, the present one last
   */
  static Turn play(List<Position> sinceCapture, Move move, Referee referee) {
    Game game = Game.resumed(sinceCapture, referee);
    MoveResult result = game.play(move);
    if (result instanceof MoveResult.Refused refused) {
      return new Refused(refused);
    }
    List<MoveResult.Played> plies = new ArrayList<>(2);
    plies.add((MoveResult.Played) result);
    return settle(game, plies, referee);
  }

  private static Played settle(Game game, List<MoveResult.Played> plies, Referee referee) {
    while (game.outcome() == null) {
      Holes sowable = referee.sowable(game.position());
      if (!sowable.isEmpty()) {
        List<Move> legal = sowable.inOrder().stream().map(Move::sow).toList();
        return new Played(plies, game.position(), legal, null);
      }
      plies.add((MoveResult.Played) game.play(Move.PASS));
    }
    return new Played(plies, game.position(), List.of(), game.outcome());
  }
}
