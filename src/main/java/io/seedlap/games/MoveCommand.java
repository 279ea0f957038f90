package io.seedlap.games;

import io.seedlap.rules.Move;
import io.seedlap.seats.SeatToken;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A move, or several in a row, as requested: what a retry under the same {@code Idempotency-Key}
 * must repeat. Its JSON is hashed and stored, so its field names stay as they are.
 *
 * @param boards whether each event of the answer carries the board after it
 */
record MoveCommand(PlayMoveRequestDto request, boolean boards) {

  /** The moves, not judged yet. */
  List<Move> moves() {
    return request.read();
  }

  /** Whether there may be several moves, and the answer is a list of answers. */
  boolean severalMoves() {
    return request.moves() != null;
  }

  /** The token of the other seat; null where only one seat moves. */
  @Nullable SeatToken opponentToken() {
    String token = request.opponentToken();
    return token == null ? null : SeatToken.presented(token);
  }
}
