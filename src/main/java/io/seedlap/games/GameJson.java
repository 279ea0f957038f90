package io.seedlap.games;

import com.fasterxml.jackson.annotation.JsonRawValue;
import io.seedlap.rules.Move;
import io.seedlap.rules.MoveResult;
import io.seedlap.rules.MoveSummary;
import io.seedlap.rules.NotationWriter;
import io.seedlap.rules.Outcome;
import io.seedlap.rules.Player;
import io.seedlap.rules.Position;
import io.seedlap.wire.Events;
import java.time.Instant;
import java.util.List;
import java.util.UUID;

/** The forms in which games are answered. */
final class GameJson {
  private GameJson() {}

  /** Whether a game goes on. */
  enum Status {
    ACTIVE,
    FINISHED;

    static Status of(KeptGame game) {
      return game.isFinished() ? FINISHED : ACTIVE;
    }
  }

  /** A game in full. */
  record Full(
      UUID id,
      String ruleset,
      Status status,
      Players players,
      Position start,
      Position position,
      String notation,
      int ply,
      int version,
      List<Move> legal,
      Outcome outcome,
      Instant createdAt,
      Instant updatedAt) {
    static Full of(KeptGame game) {
      return new Full(
          game.id,
          game.ruleset,
          Status.of(game),
          Players.of(game),
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

  /** A game in a list. */
  record Brief(
      UUID id,
      String ruleset,
      Status status,
      Players players,
      String notation,
      int ply,
      int version,
      Outcome outcome,
      Instant createdAt,
      Instant updatedAt) {
    static Brief of(KeptGame game) {
      return new Brief(
          game.id,
          game.ruleset,
          Status.of(game),
          Players.of(game),
          game.notation,
          game.ply,
          game.version,
          game.result(),
          game.createdAt,
          game.updatedAt);
    }
  }

  /**
   * A page of the list.
   *
   * @param next cursor of the next page; null on the last
   */
  record Page(List<Brief> games, String next) {}

  /** A game just made. */
  record Created(Full game, SeatTokens tokens) {}

  /** A seat's new token, shown once. */
  record Renewed(Player player, String token) {}

  /** A pass that the server played. */
  record Followed(int ply, Move move, Player player, Events events) {}

  /**
   * A move that was played.
   *
   * @param position after the move, before what followed
   * @param outcome null while the game goes on
   * @param version of the game, with what followed
   * @param followed passes that were forced by it
   */
  record Moved(
      int ply,
      Move move,
      Player player,
      Events events,
      MoveSummary summary,
      Position position,
      String notation,
      Outcome outcome,
      int version,
      List<Followed> followed) {
    static Moved of(
        int ply, MoveResult.Played played, int version, boolean boards, List<Followed> followed) {
      return new Moved(
          ply,
          played.move(),
          played.player(),
          new Events(played.events(), boards),
          played.summary(),
          played.position(),
          NotationWriter.write(played.position()),
          played.outcome(),
          version,
          followed);
    }
  }

  /** A ply of the log. */
  record Ply(
      int ply,
      String move,
      String player,
      @JsonRawValue String events,
      MoveSummary summary,
      String notation) {
    static Ply of(KeptPly ply) {
      return new Ply(ply.ply, ply.move, ply.player, ply.events, ply.summary(), ply.notation);
    }

    /** The same ply, its events told otherwise. */
    Ply with(String otherEvents) {
      return new Ply(ply, move, player, otherEvents, summary, notation);
    }
  }

  /**
   * A page of the log.
   *
   * @param next ply to go on {@code from}; null at the end
   */
  record Log(List<Ply> moves, Integer next) {}

  /** A game as {@code replay} reads it. */
  record Export(String start, List<String> moves) {}
}
