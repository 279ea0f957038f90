package io.seedlap.play;

import com.fasterxml.jackson.databind.JsonNode;
import io.seedlap.wire.PositionDto;
import io.seedlap.wire.Requests;

/**
 * One line of a batch.
 *
 * @param id given back with the answer; a string or a number, or null
 * @param op what is asked; null for {@link Op#MOVE}
 * @param move null where no move is asked about
 */
record BatchLine(JsonNode id, Op op, PositionDto position, String notation, String move) {
  /** What a line asks. */
  enum Op {
    MOVE,
    VALIDATE,
    LEGAL_MOVES
  }

  Op asked() {
    return op == null ? Op.MOVE : op;
  }

  /** All violations of the line itself are named; the position is still to be read. */
  void check() {
    Requests line = new Requests();
    line.check(
        id == null || id.isNull() || id.isTextual() || id.isIntegralNumber(),
        "id",
        "not-an-id",
        "An id is a string or a whole number.");
    line.requireOnePosition(position, notation);
    if (asked() == Op.LEGAL_MOVES) {
      line.check(move == null, "move", "not-asked", "Which moves are legal takes no move.");
    } else {
      line.require("move", move);
    }
    line.done();
  }
}
