package io.seedlap.games;

import io.seedlap.rules.Move;
import io.seedlap.wire.Requests;

/** Asks to play a move, a hole's letter. */
record MoveRequest(String move) {

  /** The move, still to be judged. */
  Move read() {
    new Requests().require("move", move).done();
    return Move.read(move);
  }
}
