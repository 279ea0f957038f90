package io.seedlap.games;

import io.seedlap.rules.Move;
import io.seedlap.wire.RequestValidator;

/**
 * The request to play a move.
 *
 * @param move a hole's letter
 */
record PlayMoveRequestDto(String move) {

  /**
   * The move, not judged yet.
   *
   * @throws io.seedlap.web.ProblemException invalid-request, when it is missing
   */
  Move read() {
    new RequestValidator().require("move", move).move("move", move).done();
    return Move.read(move);
  }
}
