package io.seedlap.play;

import io.seedlap.wire.PositionDto;
import io.seedlap.wire.RequestValidator;
import org.jspecify.annotations.Nullable;

/**
 * One line of a batch: a request.
 *
 * @param id repeated in the answer; a string or a whole number, or null
 * @param op the operation; null for {@link BatchOperation#MOVE}
 * @param move there once {@link #validate} has passed, except for an operation without a move
 */
record BatchRequestDto(
    @Nullable BatchId id,
    @Nullable BatchOperation op,
    @Nullable PositionDto position,
    @Nullable String notation,
    String move) {
  /** The operation that a line requests. */
  enum BatchOperation {
    MOVE,
    VALIDATE,
    LEGAL_MOVES
  }

  BatchOperation operation() {
    return op == null ? BatchOperation.MOVE : op;
  }

  /**
   * Validates the line itself; the position is read later.
   *
   * @throws io.seedlap.web.ProblemException invalid-request, with all violations
   */
  void validate() {
    RequestValidator line = new RequestValidator();
    line.check(
        id == null || id.isValid(), "id", "not-an-id", "An id is a string or a whole number.");
    line.requireOnePosition(position, notation);
    if (operation() == BatchOperation.LEGAL_MOVES) {
      line.check(move == null, "move", "not-asked", "legal-moves takes no move.");
    } else {
      line.require("move", move).move("move", move);
    }
    line.done();
  }
}
