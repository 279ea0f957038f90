package io.seedlap.play;

import io.seedlap.rules.LegalMoves;
import io.seedlap.rules.Move;
import io.seedlap.rules.MoveEnd;
import io.seedlap.rules.Outcome;
import io.seedlap.rules.Player;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The judgement of every hole of a position.
 *
 * @param outcome null while the game goes on; when it is over both lists are empty
 */
record LegalMovesDto(
    Player player,
    @Nullable Outcome outcome,
    List<LegalMoveDto> legal,
    List<LegalMoves.Illegal> illegal) {

  /** A legal move, and what it would do. */
  record LegalMoveDto(Move move, long laps, long sown, int captured, MoveEnd end) {
    static LegalMoveDto of(LegalMoves.Legal legal) {
      return new LegalMoveDto(
          legal.move(),
          legal.summary().laps(),
          legal.summary().sown(),
          legal.summary().captured(),
          legal.end());
    }
  }

  static LegalMovesDto of(LegalMoves moves) {
    return new LegalMovesDto(
        moves.player(),
        moves.outcome(),
        moves.legal().stream().map(LegalMoveDto::of).toList(),
        moves.illegal());
  }
}
