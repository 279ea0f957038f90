package io.seedlap.games;

import io.seedlap.database.Database;
import io.seedlap.engine.EnginePlayer;
import io.seedlap.engine.Level;
import io.seedlap.rules.Move;
import io.seedlap.turns.EngineConfig;
import io.seedlap.turns.EngineTurns;
import io.seedlap.turns.TurnClaim;
import io.seedlap.web.ProblemException;
import io.seedlap.web.ProblemType;
import jakarta.inject.Singleton;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/** Engine turns in games: a move of a player whom the service plays. */
@Singleton
class EngineMoves implements EngineTurns {
  /** Games against a person before games of two engines. */
  private static final List<String> PERSONS_FIRST =
      List.of(
          "south_level is null or north_level is null",
          "south_level is not null and north_level is not null");

  private final GameStore store;
  private final MoveService service;
  private final GameService games;
  private final EngineConfig config;
  private final TurnClaim claims;

  EngineMoves(
      Database database,
      GameStore store,
      MoveService service,
      GameService games,
      EngineConfig config) {
    this.store = store;
    this.service = service;
    this.games = games;
    this.config = config;
    this.claims = new TurnClaim(database, "game", PERSONS_FIRST);
  }

  @Override
  public @Nullable UUID claim() {
    return claims.first();
  }

  @Override
  public void take(UUID id, EnginePlayer player) {
    GameInPlay inPlay = store.inPlay(id);
    StoredGame game = inPlay.game();
    Level level = game.engineToMove();
    if (level == null) {
      return; // a person has resigned, or another server was first
    }
    if (!(isEndless(game) ? games.abandon(game) : move(inPlay, level, player))) {
      throw new ProblemException(ProblemType.STALE_VERSION);
    }
  }

  /** Two engines that come to no end would play for ever. */
  private boolean isEndless(StoredGame game) {
    return game.players().areEngines() && game.ply() >= config.plies();
  }

  private boolean move(GameInPlay inPlay, Level level, EnginePlayer player) {
    StoredGame game = inPlay.game();
    Move move =
        player.move(
            inPlay.sinceCapture(),
            game.legalMoves(),
            level,
            EnginePlayer.random(game.id(), game.version()));
    return service.moveAsEngine(inPlay, move);
  }

  @Override
  public void postpone(UUID id, Duration pause) {
    claims.extend(id, pause);
  }

  @Override
  public @Nullable Instant oldestDue() {
    return claims.oldest();
  }
}
