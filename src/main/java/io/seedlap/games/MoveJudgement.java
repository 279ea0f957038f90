package io.seedlap.games;

import io.seedlap.rules.Game;
import io.seedlap.rules.Holes;
import io.seedlap.rules.Move;
import io.seedlap.rules.MoveResult;
import io.seedlap.rules.Outcome;
import io.seedlap.rules.Player;
import io.seedlap.rules.Position;
import io.seedlap.rules.Referee;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What the rules say of a move in a kept game, forced passes included: a pass that is forced after
 * the move is played at once, so that nobody is asked for a move without a choice.
 */
sealed interface MoveJudgement {

  /**
   * The move is legal.
   *
   * @param plies the move, then the passes that follow; at the start of a game, passes only
   * @param position after all of them
   * @param legal what may be played next; empty when the game is over
   * @param outcome null while the game goes on
   */
  record Accepted(
      List<MoveResult.Played> plies, Position position, List<Move> legal, @Nullable Outcome outcome)
      implements MoveJudgement {}

  /** The move is not legal. */
  record Rejected(MoveResult.Refused refusal) implements MoveJudgement {}

  /** The move is another player's to make. */
  record OutOfTurn(Player turn) implements MoveJudgement {}

  /** Judges the start of a game: it may be over at once, or begin with a pass. */
  static Accepted ofStart(Position start, Referee referee) {
    return withForcedPasses(new Game(start, referee), new ArrayList<>(1), referee);
  }

  /**
   * Judges a move in a game that goes on.
   *
   * @param sinceCapture the positions since the last capture, the present one last
   * @param player who makes the move
   */
  static MoveJudgement of(List<Position> sinceCapture, Player player, Move move, Referee referee) {
    Game game = Game.resumed(sinceCapture, referee);
    Player turn = game.position().turn();
    if (turn != player) {
      return new OutOfTurn(turn);
    }
    MoveResult result = game.play(move);
    if (result instanceof MoveResult.Refused refused) {
      return new Rejected(refused);
    }
    List<MoveResult.Played> plies = new ArrayList<>(2);
    plies.add((MoveResult.Played) result);
    return withForcedPasses(game, plies, referee);
  }

  private static Accepted withForcedPasses(
      Game game, List<MoveResult.Played> plies, Referee referee) {
    while (game.outcome() == null) {
      Holes sowable = referee.sowable(game.position());
      if (!sowable.isEmpty()) {
        List<Move> legal = sowable.inOrder().stream().map(Move::sow).toList();
        return new Accepted(plies, game.position(), legal, null);
      }
      plies.add((MoveResult.Played) game.play(Move.PASS));
    }
    return new Accepted(plies, game.position(), List.of(), game.outcome());
  }
}
