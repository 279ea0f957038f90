package io.seedlap.games;

import io.seedlap.web.PathIds;
import io.seedlap.wire.RequestValidator;
import java.util.Optional;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/**
 * The filter and page of a list of games.
 *
 * @param ruleset null for all
 * @param status null for all
 * @param match the match of the games; null for all
 * @param player normalised name of one of the players; null for all
 * @param limit 1 to {@link #MAX_LIMIT}
 * @param cursor null for the first page
 */
record GameFilter(
    @Nullable String ruleset,
    @Nullable GameStatus status,
    @Nullable OfMatch match,
    @Nullable String player,
    int limit,
    @Nullable GameCursor cursor) {
  static final int MAX_LIMIT = 100;
  private static final int DEFAULT_LIMIT = 20;
  private static final String NO_MATCH = "none";

  /**
   * Games of one match, or of none.
   *
   * @param id null for games that belong to no match
   */
  record OfMatch(@Nullable UUID id) {}

  /**
   * Reads the parameters of the query; null where one is left out.
   *
   * @throws io.seedlap.web.ProblemException invalid-request, with all violations
   */
  static GameFilter read(
      @Nullable String ruleset,
      @Nullable String status,
      @Nullable String match,
      @Nullable String player,
      @Nullable String limit,
      @Nullable String cursor) {
    RequestValidator query = new RequestValidator().knownRuleset(ruleset);
    GameStatus known = query.word("status", status, GameStatus.class);
    OfMatch games = readMatch(query, match);
    String name = PlayersDto.readName(query, "player", player);
    int size = query.wholeNumber("limit", limit, DEFAULT_LIMIT, MAX_LIMIT);
    Optional<GameCursor> place = GameCursor.read(query, cursor);
    query.done();
    return new GameFilter(ruleset, known, games, name, size, place.orElse(null));
  }

  private static @Nullable OfMatch readMatch(RequestValidator query, @Nullable String match) {
    if (match == null || match.equals(NO_MATCH)) {
      return match == null ? null : new OfMatch(null);
    }
    boolean valid = PathIds.isId(match);
    query.check(
        valid,
        "match",
        "malformed",
        "Write the id of a match, or none for games that belong to no match.");
    return valid ? new OfMatch(UUID.fromString(match)) : null;
  }
}
