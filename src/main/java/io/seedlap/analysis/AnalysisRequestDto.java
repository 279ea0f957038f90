package io.seedlap.analysis;

import io.seedlap.rules.Position;
import io.seedlap.rules.Ruleset;
import io.seedlap.wire.PositionDto;
import io.seedlap.wire.PositionReader;
import io.seedlap.wire.RequestValidator;
import org.jspecify.annotations.Nullable;

/**
 * The request to analyse a position, which comes in one of its two forms.
 *
 * @param limits null for the usual ones
 */
record AnalysisRequestDto(
    @Nullable PositionDto position, @Nullable String notation, @Nullable AnalysisLimitsDto limits) {

  /**
   * Validates the request.
   *
   * @throws io.seedlap.web.ProblemException invalid-request or invalid-position, with all
   *     violations
   */
  Position read(Ruleset ruleset) {
    RequestValidator request = new RequestValidator().requireOnePosition(position, notation);
    limitsOrDefault().check(request, "limits.");
    request.done();
    return PositionReader.read(ruleset, position, notation);
  }

  AnalysisLimitsDto limitsOrDefault() {
    return limits == null ? AnalysisLimitsDto.DEFAULT : limits;
  }
}
