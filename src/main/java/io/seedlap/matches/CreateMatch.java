package io.seedlap.matches;

import io.seedlap.games.Players;
import io.seedlap.rules.Player;
import io.seedlap.wire.Requests;
import java.util.stream.Stream;

/**
 * Asks for a new match.
 *
 * @param players may be left out, in whole or in part
 * @param target holes that win the match when a player owns them at a set-up; null for none, but
 *     two engines must have one
 */
record CreateMatch(Players players, Integer target) {
  private static final int LEAST_TARGET = 7;
  private static final int MAX_TARGET = 12;

  /** Ten holes take 40 seeds: engines of levels 1 and 3 came to that once in 70 games. */
  private static final int MAX_TARGET_OF_ENGINES = 10;

  private boolean engines() {
    return players != null && Stream.of(Player.values()).allMatch(side -> players.isEngine(side));
  }

  /** Names all faults of the request. */
  void check() {
    Requests request = new Requests();
    Players.check(players, request);
    request
        .check(
            target == null || target >= LEAST_TARGET && target <= MAX_TARGET,
            "target",
            "out-of-range",
            "A target is " + LEAST_TARGET + " to " + MAX_TARGET + " holes.")
        .check(
            !engines() || target != null && target <= MAX_TARGET_OF_ENGINES,
            "target",
            target == null ? "required" : "out-of-range",
            "Two engines need a target, "
                + MAX_TARGET_OF_ENGINES
                + " holes at most: their match might go on for ever.")
        .done();
  }
}
