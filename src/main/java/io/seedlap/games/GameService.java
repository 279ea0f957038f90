package io.seedlap.games;

import com.fasterxml.jackson.databind.ObjectMapper;
import io.seedlap.clients.Client;
import io.seedlap.database.Database;
import io.seedlap.execution.SowingExecutor;
import io.seedlap.games.GameStatements.NewSeats;
import io.seedlap.retries.IdempotentRequest;
import io.seedlap.retries.StoredResponses;
import io.seedlap.retries.VersionedResponse;
import io.seedlap.rules.Position;
import io.seedlap.seats.Seat;
import io.seedlap.turns.EngineGameLimit;
import io.seedlap.web.IfMatch;
import io.seedlap.web.JsonWriter;
import jakarta.inject.Singleton;
import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Creates games, and ends them before their end. Runs on worker threads. */
@Singleton
class GameService {
  private final SowingExecutor sowings;
  private final ObjectMapper mapper;
  private final GameStore store;
  private final GameWriter writer;
  private final StoredResponses responses;
  private final EngineGameLimit engineGames;

  GameService(
      SowingExecutor sowings,
      ObjectMapper mapper,
      GameStore store,
      GameWriter writer,
      StoredResponses responses,
      EngineGameLimit engineGames) {
    this.sowings = sowings;
    this.mapper = mapper;
    this.store = store;
    this.writer = writer;
    this.responses = responses;
    this.engineGames = engineGames;
  }

  /**
   * Creates a game.
   *
   * @param key the header {@code Idempotency-Key}; null when there is none
   */
  VersionedResponse create(CreateGameRequestDto body, @Nullable String key, Client client) {
    Position start = body.read();
    IdempotentRequest request = IdempotentRequest.of(key, "create", body, mapper);
    return engineGames.create(
        PlayersDto.hasEngine(body.players()), client, name -> create(start, body, request, name));
  }

  private VersionedResponse create(
      Position start, CreateGameRequestDto body, IdempotentRequest request, byte[] client) {
    MoveJudgement.Accepted opening =
        sowings.computeBlocking(referee -> MoveJudgement.ofStart(start, referee));
    VersionedResponse earlier = null;
    while (earlier == null) {
      Instant now = Database.now();
      StoredGame game = StoredGame.create(start, body.players(), opening, null, now);
      NewSeats tokens = NewSeats.of(game.players());
      VersionedResponse response =
          response(game, new GameDto.GameCreatedDto(GameDto.of(game), tokens.reveal()));
      if (writer.create(game, client, opening, tokens, request.toStore(response, now))) {
        return response;
      }
      earlier = responses.find(request, now);
    }
    return earlier;
  }

  /**
   * Resigns a game for a seat.
   *
   * @param key the header {@code Idempotency-Key}; null when there is none
   */
  VersionedResponse resign(Seat seat, IfMatch ifMatch, @Nullable String key) {
    IdempotentRequest request =
        IdempotentRequest.of(key, "resignation as " + seat.description(), "", mapper);
    while (true) {
      Instant now = Database.now();
      StoredGame game = store.game(seat.game());
      VersionedResponse earlier = responses.find(request, now); // as late as the game, or later
      if (earlier != null) {
        return earlier;
      }
      GameProblems.requireActive(game, ifMatch);
      GameState after = game.state().resign(game, seat.player(), now);
      StoredGame resigned = game.in(after);
      VersionedResponse response = response(resigned, GameDto.of(resigned));
      if (writer.change(game, after, List.of(), request.toStore(response, now))) {
        return response;
      }
    }
  }

  /**
   * Ends a game without a result.
   *
   * @return false, and nothing is changed, when the game is in another version by now
   */
  boolean abandon(StoredGame game) {
    return writer.change(game, game.state().abandon(game, Database.now()), List.of(), null);
  }

  private VersionedResponse response(StoredGame game, Object body) {
    return new VersionedResponse(game.id(), game.version(), JsonWriter.bytes(mapper, body));
  }
}
