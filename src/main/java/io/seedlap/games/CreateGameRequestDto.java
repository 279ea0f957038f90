package io.seedlap.games;

import io.seedlap.rules.Position;
import io.seedlap.rules.Ruleset;
import io.seedlap.wire.PositionOrNotationDto;
import io.seedlap.wire.RequestValidator;
import org.jspecify.annotations.Nullable;

/**
 * The request for a new game.
 *
 * @param start null for the ruleset's start position
 * @param players null, or null within, where a player is not named
 */
record CreateGameRequestDto(
    String ruleset, @Nullable PositionOrNotationDto start, @Nullable PlayersDto players) {

  /**
   * Validates the request.
   *
   * @return the position to start from
   * @throws io.seedlap.web.ProblemException invalid-request or invalid-position, with all
   *     violations
   */
  Position read() {
    RequestValidator request =
        new RequestValidator().require("ruleset", ruleset).knownRuleset(ruleset);
    PlayersDto.check(players, request);
    request.done();
    Ruleset rules = Ruleset.named(ruleset).orElseThrow();
    return start == null ? rules.start() : start.read(rules, "start");
  }
}
