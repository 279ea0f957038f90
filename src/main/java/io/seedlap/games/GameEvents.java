package io.seedlap.games;

import com.fasterxml.jackson.annotation.JsonRawValue;
import io.seedlap.rules.Move;
import io.seedlap.rules.MoveSummary;
import io.seedlap.rules.Outcome;
import io.seedlap.rules.Position;
import java.time.Instant;
import java.util.List;
import java.util.UUID;

/**
 * What watchers are told: {@code start} once, {@code ply} for each ply, {@code end} when the game
 * is over. Put together they are the game as {@code GET} shows it.
 */
final class GameEvents {
  private GameEvents() {}

  /** The game as it was made, ply 0. */
  record Start(
      UUID id,
      String ruleset,
      Players players,
      Position start,
      Position position,
      String notation,
      int ply,
      int version,
      List<Move> legal,
      Instant createdAt,
      Instant updatedAt) {
    static Start of(KeptGame game) {
      return new Start(
          game.id,
          game.ruleset,
          Players.of(game),
          game.start(),
          game.start(),
          game.startNotation,
          0,
          1,
          Words.moves(game.startLegal),
          game.createdAt,
          game.createdAt);
    }
  }

  /** A ply, and the game after it. */
  record Ply(
      int ply,
      String move,
      String player,
      @JsonRawValue String events,
      MoveSummary summary,
      Position position,
      String notation,
      List<Move> legal,
      int version,
      Instant updatedAt) {
    static Ply of(KeptGame game, KeptPly ply) {
      return new Ply(
          ply.ply,
          ply.move,
          ply.player,
          ply.events,
          ply.summary(),
          Words.position(game.rules(), ply.notation),
          ply.notation,
          Words.moves(ply.legal),
          ply.version,
          ply.playedAt);
    }
  }

  /** The end of the game, by its last ply or by a resignation after it. */
  record End(
      GameJson.Status status,
      int ply,
      int version,
      List<Move> legal,
      Outcome outcome,
      Instant updatedAt) {
    static End of(KeptGame game) {
      return new End(
          GameJson.Status.of(game),
          game.ply,
          game.version,
          List.of(),
          game.result(),
          game.updatedAt);
    }
  }
}
