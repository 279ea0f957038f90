package io.seedlap.play;

import io.seedlap.rules.Move;
import io.seedlap.rules.Ruleset;
import io.seedlap.wire.PositionDto;
import io.seedlap.wire.PositionReader;
import io.seedlap.wire.RequestValidator;
import org.jspecify.annotations.Nullable;

/** The request to play or validate a move; the position comes in one of its two forms. */
record MoveRequestDto(@Nullable PositionDto position, @Nullable String notation, String move) {

  /**
   * Validates the request.
   *
   * @throws io.seedlap.web.ProblemException invalid-request or invalid-position, with all
   *     violations
   */
  MoveQuery read(Ruleset ruleset) {
    new RequestValidator()
        .requireOnePosition(position, notation)
        .require("move", move)
        .move("move", move)
        .done();
    return new MoveQuery(PositionReader.read(ruleset, position, notation), Move.read(move));
  }
}
