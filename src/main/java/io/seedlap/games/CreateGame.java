package io.seedlap.games;

import io.seedlap.rules.Position;
import io.seedlap.rules.Ruleset;
import io.seedlap.wire.PositionOrNotation;
import io.seedlap.wire.Requests;

/**
 * Asks for a new game.
 *
 * @param start null for the usual start
 * @param players may be left out, in whole or in part
 */
record CreateGame(String ruleset, PositionOrNotation start, Players players) {

  /** The position to start from; all faults of the request are named. */
  Position read() {
    Requests request = new Requests().require("ruleset", ruleset);
    Ruleset rules = ruleset == null ? null : Ruleset.named(ruleset).orElse(null);
    request.check(
        ruleset == null || rules != null,
        "ruleset",
        "unknown-ruleset",
        "There is no such ruleset; GET /v1/rulesets lists them.");
    Players.check(players, request);
    request.done();
    return start == null ? rules.start() : start.read(rules, "start");
  }
}
