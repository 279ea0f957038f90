package io.seedlap.play;

import io.seedlap.rules.Position;
import io.seedlap.rules.Ruleset;
import io.seedlap.wire.PositionDto;
import io.seedlap.wire.Requests;

/**
 * Asks what a position is worth.
 *
 * @param limits null for the usual
 */
record AnalysisRequest(PositionDto position, String notation, AnalysisLimits limits) {

  /** The position asked about; all violations of the request are named. */
  Position read(Ruleset ruleset) {
    Requests violations = new Requests().requireOnePosition(position, notation);
    limitsOrUsual().check(violations, "limits.");
    violations.done();
    return PositionRequest.read(ruleset, position, notation);
  }

  AnalysisLimits limitsOrUsual() {
    return limits == null ? AnalysisLimits.USUAL : limits;
  }
}
