package io.seedlap.matches;

import io.seedlap.games.PlayersDto;
import io.seedlap.wire.RequestValidator;
import org.jspecify.annotations.Nullable;

/**
 * The request for a new match.
 *
 * @param players null, or null within, where a player is not named
 * @param target holes that win the match when a player owns them at a set-up; null for none, but
 *     two engines must have one
 */
record CreateMatchRequestDto(@Nullable PlayersDto players, @Nullable Integer target) {
  private static final int MIN_TARGET = 7;
  private static final int MAX_TARGET = 12;

  /** Ten holes take 40 seeds: engines of levels 1 and 3 reached them once in 70 games. */
  private static final int MAX_TARGET_OF_ENGINES = 10;

  /**
   * Validates the request.
   *
   * @throws io.seedlap.web.ProblemException invalid-request, with all violations
   */
  void validate() {
    RequestValidator request = new RequestValidator();
    PlayersDto.check(players, request);
    request
        .check(
            target == null || (target >= MIN_TARGET && target <= MAX_TARGET),
            "target",
            "out-of-range",
            "A target is " + MIN_TARGET + " to " + MAX_TARGET + " holes.")
        .check(
            !(players != null && players.areEngines())
                || (target != null && target <= MAX_TARGET_OF_ENGINES),
            "target",
            target == null ? "required" : "out-of-range",
            "Two engines need a target, "
                + MAX_TARGET_OF_ENGINES
                + " holes at most: their match might go on for ever.")
        .done();
  }
}
