package io.seedlap.games;

import com.fasterxml.jackson.annotation.JsonRawValue;
import io.seedlap.rules.Move;
import io.seedlap.rules.MoveSummary;
import io.seedlap.rules.Outcome;
import io.seedlap.rules.Position;
import java.time.Instant;
import java.util.List;
import java.util.Objects;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/**
 * The events of a game's stream: {@code start} once, {@code ply} for each ply, {@code end} when the
 * game is over. Merged in order their fields are the game as {@code GET} answers it.
 */
sealed interface GameEventDto {
  /** The SSE field {@code event}. */
  String eventName();

  /** The SSE field {@code id}: 0 for the start, a ply's number, the last ply's for the end. */
  int ply();

  /**
   * The game as it was created, ply 0.
   *
   * @param match the match that it is a game of; null for none
   */
  record StartEventDto(
      UUID id,
      String ruleset,
      PlayersDto players,
      @Nullable UUID match,
      Position start,
      Position position,
      String notation,
      int ply,
      int version,
      List<Move> legal,
      Instant createdAt,
      Instant updatedAt)
      implements GameEventDto {
    static StartEventDto of(StoredGame game) {
      return new StartEventDto(
          game.id(),
          game.ruleset(),
          game.players(),
          game.match(),
          game.start(),
          game.start(),
          game.startNotation(),
          0,
          1,
          ColumnText.moves(game.startLegal()),
          game.createdAt(),
          game.createdAt());
    }

    @Override
    public String eventName() {
      return "start";
    }
  }

  /** A ply, and the game after it. */
  record PlyEventDto(
      int ply,
      String move,
      String player,
      @JsonRawValue String events,
      MoveSummary summary,
      Position position,
      String notation,
      List<Move> legal,
      int version,
      Instant updatedAt)
      implements GameEventDto {
    static PlyEventDto of(StoredGame game, StoredPly ply) {
      return new PlyEventDto(
          ply.ply(),
          ply.move(),
          ply.player(),
          ply.events(),
          ply.summary(),
          ColumnText.position(game.rules(), ply.notation()),
          ply.notation(),
          ColumnText.moves(ply.legal()),
          ply.version(),
          ply.playedAt());
    }

    @Override
    public String eventName() {
      return "ply";
    }
  }

  /** The end of the game, by its last ply or by a resignation after it. */
  record EndEventDto(
      GameStatus status, int ply, int version, List<Move> legal, Outcome outcome, Instant updatedAt)
      implements GameEventDto {
    static EndEventDto of(StoredGame game) {
      return new EndEventDto(
          GameStatus.of(game),
          game.ply(),
          game.version(),
          List.of(),
          Objects.requireNonNull(game.outcome()),
          game.state().updatedAt());
    }

    @Override
    public String eventName() {
      return "end";
    }
  }
}
