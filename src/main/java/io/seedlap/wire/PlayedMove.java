package io.seedlap.wire;

import io.seedlap.rules.Move;
import io.seedlap.rules.MoveResult;
import io.seedlap.rules.MoveSummary;
import io.seedlap.rules.NotationWriter;
import io.seedlap.rules.Outcome;
import io.seedlap.rules.Player;
import io.seedlap.rules.Position;

/**
 * A move that was played, with its log, as callers get it.
 *
 * @param position after the move
 * @param notation the same in one line
 * @param outcome null while the game goes on
 */
public record PlayedMove(
    Move move,
    Player player,
    Events events,
    MoveSummary summary,
    Position position,
    String notation,
    Outcome outcome) {

  /**
   * @param boards whether each event carries the board after it
   */
  public static PlayedMove of(MoveResult.Played played, boolean boards) {
    return new PlayedMove(
        played.move(),
        played.player(),
        new Events(played.events(), boards),
        played.summary(),
        played.position(),
        NotationWriter.write(played.position()),
        played.outcome());
  }
}
