package io.seedlap.play;

import io.seedlap.rules.Position;
import io.seedlap.rules.Ruleset;
import io.seedlap.wire.PositionDto;
import io.seedlap.wire.PositionReader;
import io.seedlap.wire.RequestValidator;
import org.jspecify.annotations.Nullable;

/** A request about a position, which comes in one of its two forms. */
record PositionRequestDto(@Nullable PositionDto position, @Nullable String notation) {

  /**
   * Validates the request.
   *
   * @throws io.seedlap.web.ProblemException invalid-request or invalid-position, with all
   *     violations
   */
  Position read(Ruleset ruleset) {
    new RequestValidator().requireOnePosition(position, notation).done();
    return PositionReader.read(ruleset, position, notation);
  }
}
