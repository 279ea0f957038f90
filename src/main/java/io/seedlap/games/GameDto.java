package io.seedlap.games;

import io.seedlap.rules.Move;
import io.seedlap.rules.Outcome;
import io.seedlap.rules.Position;
import io.seedlap.seats.SeatTokensDto;
import java.time.Instant;
import java.util.List;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/**
 * A game in full.
 *
 * @param match the match that it is a game of; null for none
 */
public record GameDto(
    UUID id,
    String ruleset,
    GameStatus status,
    PlayersDto players,
    @Nullable UUID match,
    Position start,
    Position position,
    String notation,
    int ply,
    int version,
    List<Move> legal,
    @Nullable Outcome outcome,
    Instant createdAt,
    Instant updatedAt) {

  /** A new game, and the tokens of its seats. */
  record GameCreatedDto(GameDto game, SeatTokensDto tokens) {}

  static GameDto of(StoredGame game) {
    return new GameDto(
        game.id(),
        game.ruleset(),
        GameStatus.of(game),
        game.players(),
        game.match(),
        game.start(),
        game.position(),
        game.state().notation(),
        game.ply(),
        game.version(),
        game.legalMoves(),
        game.outcome(),
        game.createdAt(),
        game.state().updatedAt());
  }
}
