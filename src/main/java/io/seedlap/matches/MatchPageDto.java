package io.seedlap.matches;

import io.seedlap.games.PlayersDto;
import io.seedlap.rules.Player;
import java.time.Instant;
import java.util.List;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/**
 * A page of the list of matches.
 *
 * @param next cursor of the next page; null on the last
 */
record MatchPageDto(List<MatchSummaryDto> matches, @Nullable String next) {

  /** A match in a list: without its games and the choice it awaits. */
  record MatchSummaryDto(
      UUID id,
      PlayersDto players,
      @Nullable Integer target,
      MatchPhase phase,
      @Nullable Player winner,
      @Nullable MatchEndReason reason,
      int version,
      Instant createdAt,
      Instant updatedAt) {
    static MatchSummaryDto of(MatchEntity match, PlayersDto players) {
      return new MatchSummaryDto(
          match.id,
          players,
          match.target(),
          match.phase(),
          match.winner(),
          match.reason(),
          match.version,
          match.createdAt,
          match.updatedAt);
    }
  }
}
