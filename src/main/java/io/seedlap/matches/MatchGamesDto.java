package io.seedlap.matches;

import io.seedlap.wire.RequestValidator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A page of the games of a match, in order.
 *
 * @param next the number that the next page begins {@code from}; null on the last
 */
record MatchGamesDto(List<MatchGameDto> games, @Nullable Integer next) {

  /**
   * Which games a page has.
   *
   * @param from the number of the first, from 1
   * @param limit 1 to {@link #MAX_LIMIT}
   */
  record Range(int from, int limit) {
    static final int MAX_LIMIT = 100;

    /**
     * Reads the parameters of the query; null where one is left out.
     *
     * @throws io.seedlap.web.ProblemException invalid-request, with all violations
     */
    static Range read(@Nullable String from, @Nullable String limit) {
      RequestValidator query = new RequestValidator();
      Range range =
          new Range(
              query.wholeNumber("from", from, 1, Integer.MAX_VALUE),
              query.wholeNumber("limit", limit, MAX_LIMIT, MAX_LIMIT));
      query.done();
      return range;
    }
  }
}
