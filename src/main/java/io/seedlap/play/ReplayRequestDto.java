package io.seedlap.play;

import io.seedlap.rules.Position;
import io.seedlap.rules.Ruleset;
import io.seedlap.wire.PositionOrNotationDto;
import io.seedlap.wire.RequestValidator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The request to replay a game.
 *
 * @param start null for the ruleset's start position
 * @param moves at most {@link #MAX_MOVES}, not judged yet
 */
record ReplayRequestDto(@Nullable PositionOrNotationDto start, List<String> moves) {
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
    request.done();
    return start == null ? ruleset.start() : start.read(ruleset, "start");
  }

  /** Checks the moves; whether they are any is for the rules. */
  void check(RequestValidator request) {
    request.require("moves", moves).moves("moves", moves, MAX_MOVES);
  }
}
