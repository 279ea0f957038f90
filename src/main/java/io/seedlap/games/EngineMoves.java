package io.seedlap.games;

import io.seedlap.database.Database;
import io.seedlap.engine.EnginePlayer;
import io.seedlap.engine.Level;
import io.seedlap.rules.Move;
import io.seedlap.rules.Position;
import io.seedlap.seats.Seat;
import io.seedlap.turns.EngineTurns;
import io.seedlap.turns.TurnClaim;
import io.seedlap.web.IfMatch;
import jakarta.inject.Singleton;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/** Engine turns in games: a move of a player whom the service plays. */
@Singleton
class EngineMoves implements EngineTurns {
  /** Games against a person before games of two engines, then the one due for longest. */
  private static final String PERSONS_FIRST =
      "south_level is not null and north_level is not null, updated_at";

  private final Database database;
  private final GameService service;
  private final TurnClaim claims = new TurnClaim("game");

  EngineMoves(Database database, GameService service) {
    this.database = database;
    this.service = service;
  }

  /** What an engine chooses by, and the version it chooses for. */
  private record DueMove(
      Seat seat, Level level, List<Position> sinceCapture, List<Move> legal, int version) {
    /** Null when no engine is to move any more. */
    static @Nullable DueMove of(GameEntity game) {
      Level level = game.engineToMove();
      return level == null
          ? null
          : new DueMove(
              new Seat(game.id, game.position().turn()),
              level,
              game.sinceCapture(),
              game.legalMoves(),
              game.version);
    }
  }

  @Override
  public @Nullable UUID claim() {
    return database.transact(() -> claims.first(PERSONS_FIRST));
  }

  @Override
  public void take(UUID id, EnginePlayer player) {
    DueMove due = database.transact(() -> DueMove.of(GameEntity.findById(id)));
    if (due != null) {
      Move move =
          player.move(
              due.sinceCapture(), due.legal(), due.level(), EnginePlayer.random(id, due.version()));
      MoveCommand command = new MoveCommand(new PlayMoveRequestDto(move.toString()), false);
      service.move(due.seat(), command, IfMatch.version(due.version()), null);
    }
  }

  @Override
  public void postpone(UUID id, Duration pause) {
    database.transact(
        () -> {
          claims.extend(id, pause);
          return null;
        });
  }

  @Override
  public Instant oldestDue() {
    return database.transact(claims::oldest);
  }
}
