package io.seedlap.games;

import io.seedlap.wire.RequestValidator;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The filter and page of a list of games.
 *
 * @param ruleset null for all
 * @param status null for all
 * @param player normalised name of one of the players; null for all
 * @param limit 1 to {@link #MAX_LIMIT}
 * @param cursor null for the first page
 */
record GameFilter(
    @Nullable String ruleset,
    @Nullable GameStatus status,
    @Nullable String player,
    int limit,
    @Nullable GameCursor cursor) {
  static final int MAX_LIMIT = 100;
  private static final int DEFAULT_LIMIT = 20;

  /**
   * Reads the parameters of the query; null where one is left out.
   *
   * @throws io.seedlap.web.ProblemException invalid-request, with all violations
   */
  static GameFilter read(
      @Nullable String ruleset,
      @Nullable String status,
      @Nullable String player,
      @Nullable String limit,
      @Nullable String cursor) {
    RequestValidator query = new RequestValidator().knownRuleset(ruleset);
    GameStatus known = query.word("status", status, GameStatus.class);
    String name = PlayersDto.readName(query, "player", player);
    int size = query.wholeNumber("limit", limit, DEFAULT_LIMIT, MAX_LIMIT);
    Optional<GameCursor> place = GameCursor.read(query, cursor);
    query.done();
    return new GameFilter(ruleset, known, name, size, place.orElse(null));
  }
}
