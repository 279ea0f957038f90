package io.seedlap.play;

import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import io.seedlap.analysis.AnalysisLimitsDto;
import io.seedlap.rules.Position;
import io.seedlap.rules.Ruleset;
import io.seedlap.wire.PositionOrNotationDto;
import io.seedlap.wire.RequestValidator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The request for the values of a game: that to replay it, and how long to search.
 *
 * @param moves at most {@link #MAX_MOVES}, not judged yet
 * @param limits of each position; null for the usual ones
 */
@JsonIgnoreProperties({"id", "match", "players", "status", "outcome", "createdAt", "updatedAt"})
record ValuesRequestDto(
    @Nullable String ruleset,
    @Nullable PositionOrNotationDto start,
    List<String> moves,
    @Nullable AnalysisLimitsDto limits) {
  private static final int MAX_MOVES = 1_000;

  /**
   * Validates the request.
   *
   * @return the position to start from
   * @throws io.seedlap.web.ProblemException invalid-request or invalid-position, with all
   *     violations
   */
  Position read(Ruleset ruleset) {
    RequestValidator request = new RequestValidator().atMost("moves", moves, MAX_MOVES);
    limitsOrDefault().check(request, "limits.");
    request.done();
    return new ReplayRequestDto(this.ruleset, start, moves).read(ruleset);
  }

  AnalysisLimitsDto limitsOrDefault() {
    return limits == null ? AnalysisLimitsDto.DEFAULT : limits;
  }
}
