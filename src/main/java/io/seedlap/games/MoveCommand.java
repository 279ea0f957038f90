package io.seedlap.games;

import io.seedlap.rules.Move;

/**
 * A move as it was requested: what a retry under the same {@code Idempotency-Key} must repeat. Its
 * JSON is hashed and stored, so its field names stay as they are.
 *
 * @param boards whether each event of the answer carries the board after it
 */
record MoveCommand(PlayMoveRequestDto request, boolean boards) {

  /** The move, not judged yet. */
  Move move() {
    return request.read();
  }
}
