package io.seedlap.matches;

import io.seedlap.games.Players;
import io.seedlap.wire.Requests;

/**
 * Asks for a new match.
 *
 * @param players may be left out, in whole or in part
 * @param target holes that win the match when a player owns them at a set-up; null for none
 */
record CreateMatch(Players players, Integer target) {
  private static final int LEAST_TARGET = 7;
  private static final int MOST_TARGET = 12;

  /** Names all faults of the request. */
  void check() {
    Requests request = new Requests();
    Players.check(players, request);
    request
        .check(
            target == null || target >= LEAST_TARGET && target <= MOST_TARGET,
            "target",
            "out-of-range",
            "A target is " + LEAST_TARGET + " to " + MOST_TARGET + " holes.")
        .done();
  }
}
