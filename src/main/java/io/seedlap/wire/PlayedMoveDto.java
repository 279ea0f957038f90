package io.seedlap.wire;

import io.seedlap.rules.Move;
import io.seedlap.rules.MoveResult;
import io.seedlap.rules.MoveSummary;
import io.seedlap.rules.Outcome;
import io.seedlap.rules.Player;
import io.seedlap.rules.Position;
import io.seedlap.rules.notation.NotationWriter;
import org.jspecify.annotations.Nullable;

/**
 * A move that was played, with its log.
 *
 * @param position after the move
 * @param notation the same in one line
 * @param outcome null while the game goes on
 */
public record PlayedMoveDto(
    Move move,
    Player player,
    EventLogDto events,
    MoveSummary summary,
    Position position,
    String notation,
    @Nullable Outcome outcome) {

  /**
   * @param boards whether each event carries the board after it
   */
  public static PlayedMoveDto of(MoveResult.Played played, boolean boards) {
    return new PlayedMoveDto(
        played.move(),
        played.player(),
        new EventLogDto(played.events(), boards),
        played.summary(),
        played.position(),
        NotationWriter.write(played.position()),
        played.outcome());
  }
}
