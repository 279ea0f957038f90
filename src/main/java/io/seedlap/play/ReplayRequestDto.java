package io.seedlap.play;

import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import io.seedlap.rules.Position;
import io.seedlap.rules.Ruleset;
import io.seedlap.wire.PositionOrNotationDto;
import io.seedlap.wire.RequestValidator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The request to replay a game. It may be an export of a kept game, whose other fields describe the
 * game and are not read.
 *
 * @param ruleset that of the path, or null
 * @param start null for the ruleset's start position
 * @param moves at most {@link #MAX_MOVES}, not judged yet
 */
@JsonIgnoreProperties({"id", "match", "players", "status", "outcome", "createdAt", "updatedAt"})
record ReplayRequestDto(
    @Nullable String ruleset, @Nullable PositionOrNotationDto start, List<String> moves) {
  static final int MAX_MOVES = 4_000;

  /**
   * Validates the request.
   *
   * @return the position to start from
   * @throws io.seedlap.web.ProblemException invalid-request or invalid-position, with all
   *     violations
   */
  Position read(Ruleset ruleset) {
    RequestValidator request = new RequestValidator();
    check(request);
    request.check(
        this.ruleset == null || this.ruleset.equals(ruleset.id()),
        "ruleset",
        "mismatch",
        "This is a game of another ruleset than that of the path.");
    request.done();
    return start == null ? ruleset.start() : start.read(ruleset, "start");
  }

  /** Checks the moves; whether they are any is for the rules. */
  void check(RequestValidator request) {
    request.require("moves", moves).moves("moves", moves, MAX_MOVES);
  }
}
