package io.seedlap.play;

import io.seedlap.rules.Position;
import io.seedlap.rules.Ruleset;
import io.seedlap.wire.PositionDto;
import io.seedlap.wire.PositionSource;
import io.seedlap.wire.Requests;

/** Asks about a position, given in one of its two forms. */
record PositionRequest(PositionDto position, String notation) {

  /** The position asked about; all violations of the request are named. */
  Position read(Ruleset ruleset) {
    new Requests().requireOnePosition(position, notation).done();
    return read(ruleset, position, notation);
  }

  static Position read(Ruleset ruleset, PositionDto position, String notation) {
    return position != null
        ? PositionSource.read(ruleset, "position", position)
        : PositionSource.read(ruleset, "notation", notation);
  }
}
