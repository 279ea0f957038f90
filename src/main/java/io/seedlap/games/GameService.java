package io.seedlap.games;

import com.fasterxml.jackson.databind.ObjectMapper;
import io.seedlap.database.Database;
import io.seedlap.execution.SowingExecutor;
import io.seedlap.retries.IdempotentRequest;
import io.seedlap.retries.VersionedResponse;
import io.seedlap.rules.Move;
import io.seedlap.rules.Position;
import io.seedlap.seats.Seat;
import io.seedlap.seats.SeatStore;
import io.seedlap.seats.SeatTokenDto;
import io.seedlap.seats.SeatTokensDto;
import io.seedlap.web.IfMatch;
import io.seedlap.web.JsonWriter;
import jakarta.inject.Singleton;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/**
 * Changes kept games, each change in one transaction: the game's row is locked, the request judged
 * by what the row says, then plies, response and row are written. Runs on worker threads.
 */
@Singleton
class GameService {
  private final Database database;
  private final SowingExecutor sowings;
  private final ObjectMapper mapper;
  private final GameWriter writer;
  private final SeatStore seats;

  /** The result of one transaction that tries to play a move. */
  private sealed interface MoveAttempt {
    /** The request is done; the transaction has written its changes. */
    record Completed(VersionedResponse response) implements MoveAttempt {}

    /** Nothing is written: the move takes too many laps to be judged under the lock. */
    record NeedsWorker(int version, List<Position> sinceCapture) implements MoveAttempt {}
  }

  /** A judgement made without the lock; it holds for this version of the game only. */
  private record VersionedJudgement(int version, MoveJudgement judgement) {}

  GameService(
      Database database,
      SowingExecutor sowings,
      ObjectMapper mapper,
      GameWriter writer,
      SeatStore seats) {
    this.database = database;
    this.sowings = sowings;
    this.mapper = mapper;
    this.writer = writer;
    this.seats = seats;
  }

  /**
   * Creates a game.
   *
   * @param key the header {@code Idempotency-Key}; null when there is none
   */
  VersionedResponse create(CreateGameRequestDto body, @Nullable String key) {
    Position start = body.read();
    IdempotentRequest request = IdempotentRequest.of(key, "create", body, mapper);
    MoveJudgement.Accepted opening =
        sowings.computeBlocking(referee -> MoveJudgement.ofStart(start, referee));
    return database.transactRetrying(
        () -> {
          Instant now = Database.now();
          return request.executeOnce(now, () -> create(start, body.players(), opening, now));
        });
  }

  private VersionedResponse create(
      Position start, @Nullable PlayersDto players, MoveJudgement.Accepted opening, Instant now) {
    GameEntity game = writer.create(start, players, opening, null, now);
    SeatTokensDto tokens = writer.issueSeats(game, now);
    GameEntity.flush();
    return response(game, new GameCreatedDto(GameDto.of(game), tokens));
  }

  /**
   * Plays a move for a seat. A move of many laps is judged on a worker, without the lock; then it
   * is tried again, and played if the game is still in the same version.
   *
   * @param key the header {@code Idempotency-Key}; null when there is none
   */
  VersionedResponse move(Seat seat, MoveCommand command, IfMatch ifMatch, @Nullable String key) {
    Move move = command.move();
    IdempotentRequest request =
        IdempotentRequest.of(key, "move as " + seat.getName(), command, mapper);
    Optional<VersionedJudgement> judged = Optional.empty();
    while (true) {
      Optional<VersionedJudgement> known = judged;
      MoveAttempt attempt =
          database.transact(() -> tryMove(seat, command, ifMatch, request, known));
      if (attempt instanceof MoveAttempt.Completed completed) {
        return completed.response();
      }
      MoveAttempt.NeedsWorker needed = (MoveAttempt.NeedsWorker) attempt;
      MoveJudgement judgement =
          sowings.computeOnWorker(
              referee -> MoveJudgement.of(needed.sinceCapture(), move, referee));
      judged = Optional.of(new VersionedJudgement(needed.version(), judgement));
    }
  }

  private MoveAttempt tryMove(
      Seat seat,
      MoveCommand command,
      IfMatch ifMatch,
      IdempotentRequest request,
      Optional<VersionedJudgement> judged) {
    Instant now = Database.now();
    GameEntity game = lock(seat.game());
    VersionedResponse stored = request.find(now);
    if (stored != null) {
      return new MoveAttempt.Completed(stored);
    }
    requireActive(game, ifMatch);
    if (game.position().turn() != seat.player()) {
      throw GameProblems.notYourTurn(game);
    }
    Optional<MoveJudgement> judgement =
        judged.filter(known -> known.version() == game.version).map(VersionedJudgement::judgement);
    if (judgement.isEmpty()) {
      List<Position> sinceCapture = game.sinceCapture();
      judgement =
          sowings.tryOnCaller(referee -> MoveJudgement.of(sinceCapture, command.move(), referee));
      if (judgement.isEmpty()) {
        return new MoveAttempt.NeedsWorker(game.version, sinceCapture);
      }
    }
    if (judgement.get() instanceof MoveJudgement.Rejected rejected) {
      throw GameProblems.illegal(game, rejected.refusal());
    }
    MoveJudgement.Accepted accepted = (MoveJudgement.Accepted) judgement.get();
    int ply = game.ply + 1;
    writer.play(game, accepted, now);
    GameMoveDto played = GameMoveDto.of(ply, accepted, game.version, command.boards());
    return new MoveAttempt.Completed(request.store(response(game, played), now));
  }

  /** Resigns a game for a seat. */
  VersionedResponse resign(Seat seat, IfMatch ifMatch) {
    return database.transact(
        () -> {
          GameEntity game = lock(seat.game());
          requireActive(game, ifMatch);
          writer.resign(game, seat.player(), Database.now());
          return response(game, GameDto.of(game));
        });
  }

  /** Gives a seat a new token; the old one is invalid from then on. */
  SeatTokenDto renewToken(Seat seat) {
    return database.transact(
        () -> {
          UUID seatsOf = lock(seat.game()).seats();
          String token = seats.renew(new Seat(seatsOf, seat.player()), Database.now());
          return new SeatTokenDto(seat.player(), token);
        });
  }

  private static GameEntity lock(UUID id) {
    GameEntity game = GameEntity.locked(id);
    if (game == null) {
      throw GameProblems.unknown();
    }
    return game;
  }

  private static void requireActive(GameEntity game, IfMatch ifMatch) {
    if (!ifMatch.accepts(game.version)) {
      throw GameProblems.stale(game, ifMatch);
    }
    if (game.isFinished()) {
      throw GameProblems.finished(game);
    }
  }

  private VersionedResponse response(GameEntity game, Object body) {
    return new VersionedResponse(game.id, game.version, JsonWriter.bytes(mapper, body));
  }
}
