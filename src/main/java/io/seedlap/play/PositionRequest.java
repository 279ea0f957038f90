package io.seedlap.play;

import io.seedlap.rules.Position;
import io.seedlap.rules.Ruleset;
import io.seedlap.wire.PositionJson;
import io.seedlap.wire.PositionSource;
import io.seedlap.wire.Requests;

/** Asks about a position, given in one of its two forms. */
record PositionRequest(PositionJson position, String notation) {

  /** The position asked about; all faults of the request are named. */
  Position read(Ruleset ruleset) {
    new Requests().requireOnePosition(position, notation).done();
    return read(ruleset, position, notation);
  }

  static Position read(Ruleset ruleset, PositionJson position, String notation) {
    return position != null
        ? PositionSource.read(ruleset, "position", position)
        : PositionSource.read(ruleset, "notation", notation);
  }
}
