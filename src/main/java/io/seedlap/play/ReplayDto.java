package io.seedlap.play;

import io.seedlap.rules.Move;
import io.seedlap.rules.MoveResult;
import io.seedlap.rules.MoveSummary;
import io.seedlap.rules.Outcome;
import io.seedlap.rules.Player;
import io.seedlap.rules.Position;
import io.seedlap.wire.EventLogDto;
import io.seedlap.wire.PlayedMoveDto;
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
}
