package io.seedlap.games;

import io.seedlap.database.Database;
import io.seedlap.engine.EnginePlayer;
import io.seedlap.engine.Level;
import io.seedlap.rules.Move;
import io.seedlap.turns.EngineTurns;
import io.seedlap.turns.TurnClaim;
import io.seedlap.web.ProblemException;
import io.seedlap.web.ProblemType;
import jakarta.inject.Singleton;
import java.time.Duration;
import java.time.Instant;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/** Engine turns in games: a move of a player whom the service plays. */
@Singleton
class EngineMoves implements EngineTurns {
  /** Games against a person before games of two engines, then the one due for longest. */
  private static final String PERSONS_FIRST =
      "south_level is not null and north_level is not null, updated_at";

  private final Database database;
  private final GameStore store;
  private final MoveService service;
  private final TurnClaim claims = new TurnClaim("game");

  EngineMoves(Database database, GameStore store, MoveService service) {
    this.database = database;
    this.store = store;
    this.service = service;
  }

  @Override
  public @Nullable UUID claim() {
    return database.transact(() -> claims.first(PERSONS_FIRST));
  }

  @Override
  public void take(UUID id, EnginePlayer player) {
    GameInPlay inPlay = store.inPlay(id);
    StoredGame game = inPlay.game();
    Level level = game.engineToMove();
    if (level == null) {
      return; // a person has resigned, or another server was first
    }
    Move move =
        player.move(
            inPlay.sinceCapture(),
            game.legalMoves(),
            level,
            EnginePlayer.random(id, game.version()));
    if (!service.moveAsEngine(inPlay, move)) {
      throw new ProblemException(ProblemType.STALE_VERSION);
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
