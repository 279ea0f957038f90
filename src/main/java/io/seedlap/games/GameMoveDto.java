package io.seedlap.games;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonInclude.Include;
import io.seedlap.rules.Move;
import io.seedlap.rules.MoveResult;
import io.seedlap.rules.MoveSummary;
import io.seedlap.rules.Outcome;
import io.seedlap.rules.Player;
import io.seedlap.rules.Position;
import io.seedlap.rules.notation.NotationWriter;
import io.seedlap.wire.EventLogDto;
import io.seedlap.wire.PlayedMoveDto;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A move that was played in a kept game.
 *
 * @param position after the move, before the passes that followed
 * @param notation of that position
 * @param outcome null while the game goes on
 * @param version of the game now, after the passes that followed; so are the next three
 * @param turn the player to move now
 * @param legal what that player may play; empty when the game is over
 * @param followed passes that the move forced
 * @param earlier the moves before this one, where several were sent; null for a single move
 */
record GameMoveDto(
    int ply,
    Move move,
    Player player,
    EventLogDto events,
    MoveSummary summary,
    Position position,
    String notation,
    @Nullable Outcome outcome,
    int version,
    Player turn,
    List<Move> legal,
    GameStatus status,
    List<ForcedPassDto> followed,
    @JsonInclude(Include.NON_NULL) @Nullable List<GameMoveDto> earlier) {

  /**
   * A pass that the server played.
   *
   * @param notation of the position after it
   */
  record ForcedPassDto(int ply, Move move, Player player, EventLogDto events, String notation) {}

  /**
   * @param ply number of the move
   * @param judgement the move and the passes, and what they lead to
   * @param boards whether each event carries the board after it
   */
  static GameMoveDto of(int ply, MoveJudgement.Accepted judgement, int version, boolean boards) {
    List<MoveResult.Played> plies = judgement.plies();
    List<ForcedPassDto> followed = new ArrayList<>(plies.size() - 1);
    for (int i = 1; i < plies.size(); i++) {
      MoveResult.Played pass = plies.get(i);
      followed.add(
          new ForcedPassDto(
              ply + i,
              pass.move(),
              pass.player(),
              new EventLogDto(pass.events(), boards),
              NotationWriter.write(pass.position())));
    }
    PlayedMoveDto move = PlayedMoveDto.of(plies.get(0), boards);
    return new GameMoveDto(
        ply,
        move.move(),
        move.player(),
        move.events(),
        move.summary(),
        move.position(),
        move.notation(),
        move.outcome(),
        version,
        judgement.position().turn(),
        judgement.legal(),
        judgement.outcome() == null ? GameStatus.ACTIVE : GameStatus.FINISHED,
        followed,
        null);
  }

  /** The same move, after others that were sent with it. */
  GameMoveDto after(List<GameMoveDto> others) {
    return new GameMoveDto(
        ply, move, player, events, summary, position, notation, outcome, version, turn, legal,
        status, followed, others);
  }
}
