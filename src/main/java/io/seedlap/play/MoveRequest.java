package io.seedlap.play;

import io.seedlap.rules.Move;
import io.seedlap.rules.Position;
import io.seedlap.rules.Ruleset;
import io.seedlap.wire.PositionDto;
import io.seedlap.wire.Requests;

/** Asks about a move in a position, which is given in one of its two forms. */
record MoveRequest(PositionDto position, String notation, String move) {

  /** A move in a position, either of them still to be judged. */
  record Asked(Position position, Move move) {}

  /** What is asked about; all violations of the request are named. */
  Asked read(Ruleset ruleset) {
    new Requests().requireOnePosition(position, notation).require("move", move).done();
    return new Asked(PositionRequest.read(ruleset, position, notation), Move.read(move));
  }
}
