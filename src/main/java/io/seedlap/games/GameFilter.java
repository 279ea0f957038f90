package io.seedlap.games;

import io.seedlap.web.PathIds;
import io.seedlap.wire.RequestValidator;
import java.util.Optional;
import java.util.UUID;
import org.jboss.resteasy.reactive.RestQuery;
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

  /** The parameters of the query; null where one is left out. */
  public static final class Query {
    @RestQuery @Nullable String ruleset;
    @RestQuery @Nullable String status;
    @RestQuery @Nullable String match;
    @RestQuery @Nullable String player;
    @RestQuery @Nullable String limit;
    @RestQuery @Nullable String cursor;
  }

  /**
   * Reads the parameters.
   *
   * @throws io.seedlap.web.ProblemException invalid-request, with all violations
   */
  static GameFilter read(Query query) {
    RequestValidator request = new RequestValidator().knownRuleset(query.ruleset);
    GameStatus status = request.word("status", query.status, GameStatus.class);
    OfMatch match = readMatch(request, query.match);
    String player = PlayersDto.readName(request, "player", query.player);
    int limit = request.wholeNumber("limit", query.limit, DEFAULT_LIMIT, MAX_LIMIT);
    Optional<GameCursor> cursor = GameCursor.read(request, query.cursor);
    request.done();
    return new GameFilter(query.ruleset, status, match, player, limit, cursor.orElse(null));
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
