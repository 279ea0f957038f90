package io.seedlap.games;

import io.seedlap.rules.Move;
import io.seedlap.rules.Outcome;
import io.seedlap.rules.Position;
import java.time.Instant;
import java.util.List;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/** A game in full. */
record GameDto(
    UUID id,
    String ruleset,
    GameStatus status,
    PlayersDto players,
    Position start,
    Position position,
    String notation,
    int ply,
    int version,
    List<Move> legal,
    @Nullable Outcome outcome,
    Instant createdAt,
    Instant updatedAt) {
  static GameDto of(GameEntity game) {
    return new GameDto(
        game.id,
        game.ruleset,
        GameStatus.of(game),
        PlayersDto.of(game),
        game.start(),
        game.position(),
        game.notation,
        game.ply,
        game.version,
        game.legalMoves(),
        game.result(),
        game.createdAt,
        game.updatedAt);
  }
}
