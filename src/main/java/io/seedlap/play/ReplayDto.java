package io.seedlap.play;

import static io.seedlap.web.ProblemType.ILLEGAL_MOVE;

import io.seedlap.rules.Game;
import io.seedlap.rules.Move;
import io.seedlap.rules.MoveResult;
import io.seedlap.rules.MoveSummary;
import io.seedlap.rules.Outcome;
import io.seedlap.rules.Player;
import io.seedlap.rules.Position;
import io.seedlap.rules.Referee;
import io.seedlap.rules.notation.NotationWriter;
import io.seedlap.web.Problem;
import io.seedlap.web.ProblemException;
import io.seedlap.wire.EventLogDto;
import io.seedlap.wire.PlayedMoveDto;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A replayed game.
 *
 * @param position after the last ply
 * @param outcome null while the game goes on
 */
record ReplayDto(
    String ruleset,
    Position start,
    String startNotation,
    List<ReplayPlyDto> plies,
    Position position,
    String notation,
    @Nullable Outcome outcome) {

  /**
   * One ply of the game.
   *
   * @param notation the position after it
   */
  record ReplayPlyDto(
      int ply, Move move, Player player, EventLogDto events, MoveSummary summary, String notation) {
    static ReplayPlyDto of(int ply, MoveResult.Played played, boolean boards) {
      PlayedMoveDto move = PlayedMoveDto.of(played, boards);
      return new ReplayPlyDto(
          ply, move.move(), move.player(), move.events(), move.summary(), move.notation());
    }
  }

  /**
   * Plays the moves with their history, so that repetition is found.
   *
   * @param moves not judged yet
   * @param boards whether each event carries the board after it
   * @throws ProblemException illegal-move, with everything up to it
   */
  static ReplayDto play(Position start, List<String> moves, boolean boards, Referee referee) {
    Game game = new Game(start, referee);
    List<ReplayPlyDto> plies = new ArrayList<>(moves.size());
    for (String move : moves) {
      MoveResult result = game.play(Move.read(move));
      if (result instanceof MoveResult.Refused refused) {
        throw refusal(refused, plies, game);
      }
      plies.add(ReplayPlyDto.of(plies.size() + 1, (MoveResult.Played) result, boards));
    }
    return new ReplayDto(
        start.ruleset().id(),
        start,
        NotationWriter.write(start),
        plies,
        game.position(),
        NotationWriter.write(game.position()),
        game.outcome());
  }

  /** The refusal, with everything up to it. */
  private static ProblemException refusal(
      MoveResult.Refused refused, List<ReplayPlyDto> plies, Game game) {
    int ply = plies.size() + 1;
    return new ProblemException(
        Problem.of(ILLEGAL_MOVE, "Ply " + ply + ": " + refused.detail())
            .because(refused.reason())
            .with("ply", ply)
            .with("plies", plies)
            .with("position", game.position())
            .with("notation", NotationWriter.write(game.position()))
            .with("outcome", game.outcome()));
  }
}
