package io.seedlap.games;

import io.seedlap.database.Database;
import io.seedlap.engine.EnginePlayer;
import io.seedlap.engine.Level;
import io.seedlap.rules.Move;
import io.seedlap.rules.Position;
import jakarta.inject.Singleton;
import java.util.List;
import java.util.UUID;

/** The moves that engines owe in games. */
@Singleton
class EngineMoves implements EngineTurns {
  /** A person who waits for an engine comes before two engines, then who has waited longest. */
  private static final String PEOPLE_FIRST =
      "south_level is not null and north_level is not null, updated_at";

  private final Database database;
  private final GameService service;

  EngineMoves(Database database, GameService service) {
    this.database = database;
    this.service = service;
  }

  /** A game in which an engine is to move. */
  private record Due(
      Seat seat, Level level, List<Position> sinceCapture, List<Move> legal, int version) {
    /** Null when no engine is to move any more. */
    static Due of(KeptGame game) {
      Level level = game.engineToMove();
      return level == null
          ? null
          : new Due(
              new Seat(game.id, game.position().turn()),
              level,
              game.sinceCapture(),
              game.legalMoves(),
              game.version);
    }
  }

  @Override
  public UUID claim() {
    return database.transact(() -> EngineClaim.first("game", PEOPLE_FIRST));
  }

  @Override
  public void take(UUID id, EnginePlayer player) {
    Due due = database.transact(() -> Due.of(KeptGame.findById(id)));
    if (due != null) {
      Move move =
          player.move(
              due.sinceCapture(), due.legal(), due.level(), EnginePlayer.luck(id, due.version()));
      MoveOrder order = new MoveOrder(new MoveRequest(move.toString()), false);
      service.move(due.seat(), order, IfMatch.version(due.version()), null);
    }
  }
}
