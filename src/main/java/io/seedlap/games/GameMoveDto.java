package io.seedlap.games;

import io.seedlap.rules.Move;
import io.seedlap.rules.MoveResult;
import io.seedlap.rules.MoveSummary;
import io.seedlap.rules.Outcome;
import io.seedlap.rules.Player;
import io.seedlap.rules.Position;
import io.seedlap.wire.EventLogDto;
import io.seedlap.wire.PlayedMoveDto;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A move that was played in a kept game.
 *
 * @param position after the move, before the passes that followed
 * @param outcome null while the game goes on
 * @param version of the game after the passes that followed
 * @param followed passes that the move forced
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
    List<ForcedPassDto> followed) {

  /** A pass that the server played. */
  record ForcedPassDto(int ply, Move move, Player player, EventLogDto events) {}

  /**
   * @param ply number of the move
   * @param plies the move, then the passes
   * @param boards whether each event carries the board after it
   */
  static GameMoveDto of(int ply, List<MoveResult.Played> plies, int version, boolean boards) {
    List<ForcedPassDto> followed = new ArrayList<>(plies.size() - 1);
    for (int i = 1; i < plies.size(); i++) {
      MoveResult.Played pass = plies.get(i);
      followed.add(
          new ForcedPassDto(
              ply + i, pass.move(), pass.player(), new EventLogDto(pass.events(), boards)));
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
        followed);
  }
}
