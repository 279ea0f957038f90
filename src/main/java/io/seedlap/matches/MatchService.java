package io.seedlap.matches;

import com.fasterxml.jackson.databind.ObjectMapper;
import io.seedlap.clients.Client;
import io.seedlap.database.Database;
import io.seedlap.database.OptimisticConflict;
import io.seedlap.games.LinkedGames;
import io.seedlap.games.PlayersDto;
import io.seedlap.games.StoredGameEnded;
import io.seedlap.retries.IdempotentRequest;
import io.seedlap.retries.StoredResponses;
import io.seedlap.retries.VersionedResponse;
import io.seedlap.rules.Hole;
import io.seedlap.seats.Seat;
import io.seedlap.turns.EngineGameLimit;
import io.seedlap.web.IfMatch;
import io.seedlap.web.JsonWriter;
import io.seedlap.web.ProblemException;
import io.seedlap.web.ProblemType;
import jakarta.enterprise.event.Observes;
import jakarta.inject.Singleton;
import java.time.Instant;
import java.util.List;
import java.util.Objects;
import java.util.UUID;
import java.util.function.BiFunction;
import org.jspecify.annotations.Nullable;

/**
 * Changes matches, each change in one transaction: the match's row is locked, the request judged by
 * what the rows say, then events, response and rows are written. Whoever needs both locks takes the
 * game's first, then the match's. Runs on worker threads.
 */
@Singleton
class MatchService {
  private final Database database;
  private final LinkedGames games;
  private final MatchStore store;
  private final MatchWriter writer;
  private final StoredResponses responses;
  private final ObjectMapper mapper;
  private final EngineGameLimit engineGames;

  MatchService(
      Database database,
      LinkedGames games,
      MatchStore store,
      MatchWriter writer,
      StoredResponses responses,
      ObjectMapper mapper,
      EngineGameLimit engineGames) {
    this.database = database;
    this.games = games;
    this.store = store;
    this.writer = writer;
    this.responses = responses;
    this.mapper = mapper;
    this.engineGames = engineGames;
  }

  /**
   * Creates a match and its first game.
   *
   * @param key the header {@code Idempotency-Key}; null when there is none
   */
  VersionedResponse create(CreateMatchRequestDto body, @Nullable String key, Client client) {
    body.validate();
    IdempotentRequest request = IdempotentRequest.of(key, "create match", body, mapper);
    return engineGames.create(
        PlayersDto.hasEngine(body.players()), client, name -> create(body, request, name));
  }

  private VersionedResponse create(
      CreateMatchRequestDto body, IdempotentRequest request, byte[] client) {
    return database.transactRetrying(
        () -> {
          Instant now = Database.now();
          return responses.executeOnce(request, now, () -> create(body, client, now));
        });
  }

  private VersionedResponse create(CreateMatchRequestDto body, byte[] client, Instant now) {
    LinkedGames.FirstGame first =
        games.createFirst(MatchProgression.RULESET.start(), body.players(), client, now);
    MatchEntity match = writer.create(first.game(), body.target(), client, now);
    MatchEntity.flush();
    return response(match, new MatchCreatedDto(store.dto(match), first.tokens()));
  }

  /**
   * Buys holes for the seat whose choice it is.
   *
   * @param key the header {@code Idempotency-Key}; null when there is none
   */
  VersionedResponse buy(Seat seat, PurchaseRequestDto body, IfMatch ifMatch, @Nullable String key) {
    List<Hole> buy = body.read();
    IdempotentRequest request =
        IdempotentRequest.of(key, "purchase as " + seat.description(), body, mapper);
    return choose(
        seat, MatchPhase.BUYING, ifMatch, request, (rules, bought) -> rules.afterPurchase(buy));
  }

  /**
   * Leaves holes empty for the seat whose choice it is.
   *
   * @param key the header {@code Idempotency-Key}; null when there is none
   */
  VersionedResponse fill(Seat seat, FillingRequestDto body, IfMatch ifMatch, @Nullable String key) {
    List<Hole> leaveEmpty = body.read();
    IdempotentRequest request =
        IdempotentRequest.of(key, "filling as " + seat.description(), body, mapper);
    return choose(
        seat,
        MatchPhase.FILLING,
        ifMatch,
        request,
        (rules, bought) -> rules.afterFilling(bought, leaveEmpty));
  }

  /**
   * @param rules what follows from the choice, given the holes bought already
   */
  private VersionedResponse choose(
      Seat seat,
      MatchPhase phase,
      IfMatch ifMatch,
      IdempotentRequest request,
      BiFunction<MatchProgression, List<Hole>, MatchTransition> rules) {
    return database.transact(
        () -> {
          Instant now = Database.now();
          MatchEntity match = lock(seat.game());
          return responses.executeOnce(
              request,
              now,
              () -> {
                requireVersion(match, ifMatch);
                MatchProgression progression = requireChoice(match, phase, seat);
                MatchTransition transition = rules.apply(progression, match.bought());
                if (transition instanceof MatchTransition.RejectChoice rejected) {
                  throw MatchProblems.illegal(match, rejected.refusal());
                }
                writer.choose(match, seat.player(), transition, now);
                MatchEntity.flush();
                return response(match, store.dto(match));
              });
        });
  }

  private MatchProgression requireChoice(MatchEntity match, MatchPhase phase, Seat seat) {
    if (match.phase() != phase) {
      throw MatchProblems.wrongPhase(match);
    }
    MatchProgression progression = store.progression(match);
    if (progression.choice(phase, match.bought()).player() != seat.player()) {
      throw new ProblemException(ProblemType.WRONG_SEAT);
    }
    return progression;
  }

  /**
   * Resigns a match for a seat, and the game under way with it.
   *
   * @param key the header {@code Idempotency-Key}; null when there is none
   */
  VersionedResponse resign(Seat seat, IfMatch ifMatch, @Nullable String key) {
    IdempotentRequest request =
        IdempotentRequest.of(key, "match resignation as " + seat.description(), "", mapper);
    return database.transactRetrying(() -> tryResign(seat, ifMatch, request));
  }

  private VersionedResponse tryResign(Seat seat, IfMatch ifMatch, IdempotentRequest request) {
    Instant now = Database.now();
    UUID game = Objects.requireNonNull(MatchGameEntity.lastGame(seat.game()));
    games.lock(game);
    MatchEntity match = lock(seat.game());
    if (!game.equals(MatchGameEntity.lastGame(seat.game()))) {
      throw new OptimisticConflict(); // the match has gone on to its next game
    }
    return responses.executeOnce(
        request,
        now,
        () -> {
          requireVersion(match, ifMatch);
          if (match.isFinished()) {
            throw MatchProblems.wrongPhase(match);
          }
          writer.resign(match, game, seat.player(), now);
          MatchEntity.flush();
          return response(match, store.dto(match));
        });
  }

  /** Continues a match when a game has ended; most games belong to none. */
  void onGameEnded(@Observes StoredGameEnded end) {
    if (end.match() != null) {
      writer.gameEnd(lock(end.match()), MatchGameEntity.ofGame(end.game()), end);
    }
  }

  private static MatchEntity lock(UUID id) {
    MatchEntity match = MatchEntity.locked(id);
    if (match == null) {
      throw MatchProblems.unknown();
    }
    return match;
  }

  private static void requireVersion(MatchEntity match, IfMatch ifMatch) {
    if (!ifMatch.accepts(match.version)) {
      throw MatchProblems.stale(match, ifMatch);
    }
  }

  private VersionedResponse response(MatchEntity match, Object body) {
    return new VersionedResponse(match.id, match.version, JsonWriter.bytes(mapper, body));
  }
}
