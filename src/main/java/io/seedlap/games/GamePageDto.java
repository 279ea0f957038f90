package io.seedlap.games;

import io.seedlap.rules.Outcome;
import java.time.Instant;
import java.util.List;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/**
 * A page of the list of games.
 *
 * @param next cursor of the next page; null on the last
 */
record GamePageDto(List<GameSummaryDto> games, @Nullable String next) {

  /** A game in a list: without its positions. */
  record GameSummaryDto(
      UUID id,
      String ruleset,
      GameStatus status,
      PlayersDto players,
      @Nullable UUID match,
      String notation,
      int ply,
      int version,
      @Nullable Outcome outcome,
      Instant createdAt,
      Instant updatedAt) {
    static GameSummaryDto of(StoredGame game) {
      return new GameSummaryDto(
          game.id(),
          game.ruleset(),
          GameStatus.of(game),
          game.players(),
          game.match(),
          game.state().notation(),
          game.ply(),
          game.version(),
          game.outcome(),
          game.createdAt(),
          game.state().updatedAt());
    }
  }
}
