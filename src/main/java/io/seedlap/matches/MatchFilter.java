package io.seedlap.matches;

import io.seedlap.games.GameCursor;
import io.seedlap.games.GameStatus;
import io.seedlap.games.PlayersDto;
import io.seedlap.wire.RequestValidator;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The filter and page of a list of matches.
 *
 * @param status null for all
 * @param player normalised name of one of the players; null for all
 * @param limit 1 to {@link #MAX_LIMIT}
 * @param cursor null for the first page
 */
record MatchFilter(
    @Nullable GameStatus status, @Nullable String player, int limit, @Nullable GameCursor cursor) {
  static final int MAX_LIMIT = 100;
  private static final int DEFAULT_LIMIT = 20;

  /**
   * Reads the parameters of the query; null where one is left out.
   *
   * @throws io.seedlap.web.ProblemException invalid-request, with all violations
   */
  static MatchFilter read(
      @Nullable String status,
      @Nullable String player,
      @Nullable String limit,
      @Nullable String cursor) {
    RequestValidator query = new RequestValidator();
    GameStatus known = query.word("status", status, GameStatus.class);
    String name = PlayersDto.readName(query, "player", player);
    int size = query.wholeNumber("limit", limit, DEFAULT_LIMIT, MAX_LIMIT);
    Optional<GameCursor> place = GameCursor.read(query, cursor);
    query.done();
    return new MatchFilter(known, name, size, place.orElse(null));
  }
}
