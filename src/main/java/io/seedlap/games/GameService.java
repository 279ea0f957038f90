package io.seedlap.games;

import com.fasterxml.jackson.databind.ObjectMapper;
import io.seedlap.database.Database;
import io.seedlap.database.Overtaken;
import io.seedlap.execution.SowingExecutor;
import io.seedlap.rules.Move;
import io.seedlap.rules.MoveResult;
import io.seedlap.rules.Position;
import io.seedlap.web.JsonText;
import io.seedlap.wire.Events;
import jakarta.enterprise.event.Event;
import jakarta.inject.Singleton;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.UUID;

/**
 * Changes kept games, each change in one transaction: the game's row is locked, the request judged
 * by what the row says, plies and answer added, the row updated. Runs on worker threads.
 */
@Singleton
class GameService {
  private final Database database;
  private final SowingExecutor sowings;
  private final ObjectMapper mapper;
  private final GameMaker maker;
  private final GameNews news;
  private final Event<GameEnded> ended;

  /** A turn that was judged without holding the lock, for one version of the game. */
  private record Judged(int version, Turn turn) {}

  /** What came of one try: an answer, or positions to judge first, without the lock. */
  private record Try(Answer answer, int version, int ply, List<Position> sinceCapture) {}

  GameService(
      Database database,
      SowingExecutor sowings,
      ObjectMapper mapper,
      GameMaker maker,
      GameNews news,
      Event<GameEnded> ended) {
    this.database = database;
    this.sowings = sowings;
    this.mapper = mapper;
    this.maker = maker;
    this.news = news;
    this.ended = ended;
  }

  /** Starts a game. */
  Answer create(CreateGame request, String key) {
    Position start = request.read();
    Idempotency idempotency = Idempotency.of(key, "create", request, mapper);
    Turn.Played opening = sowings.computeBlocking(referee -> Turn.start(start, referee));
    return database.transactRetrying(() -> tryToCreate(request, start, opening, idempotency));
  }

  private Answer tryToCreate(
      CreateGame request, Position start, Turn.Played opening, Idempotency idempotency) {
    Instant now = Database.now();
    Answer earlier = idempotency.earlier(now);
    if (earlier != null) {
      return earlier;
    }
    KeptGame game = maker.make(start, request.players(), opening, null, now);
    SeatTokens tokens = maker.seat(game, now);
    KeptGame.flush();
    Answer answer = answer(game, new GameJson.Created(GameJson.Full.of(game), tokens));
    if (!idempotency.keep(answer, now)) {
      throw new Overtaken();
    }
    return answer;
  }

  /** Plays a move for a seat. */
  Answer move(Seat seat, MoveOrder order, IfMatch ifMatch, String key) {
    Move move = order.move();
    Idempotency idempotency = Idempotency.of(key, "move as " + seat.getName(), order, mapper);
    Judged judged = null;
    while (true) {
      Judged known = judged;
      Try result = database.transact(() -> tryToMove(seat, order, ifMatch, idempotency, known));
      if (result.answer() != null) {
        news.tell(seat.game(), result.ply());
        return result.answer();
      }
      Turn turn =
          sowings.computeOnWorker(referee -> Turn.play(result.sinceCapture(), move, referee));
      judged = new Judged(result.version(), turn);
    }
  }

  private Try tryToMove(
      Seat seat, MoveOrder order, IfMatch ifMatch, Idempotency idempotency, Judged judged) {
    Instant now = Database.now();
    KeptGame game = lock(seat.game());
    Answer earlier = idempotency.earlier(now);
    if (earlier != null) {
      return new Try(earlier, game.version, game.ply, List.of());
    }
    if (!ifMatch.holds(game.version)) {
      throw GameProblems.stale(game);
    }
    if (game.isFinished()) {
      throw GameProblems.finished(game);
    }
    Position position = game.position();
    if (position.turn() != seat.player()) {
      throw GameProblems.notYourTurn(game);
    }
    Turn turn;
    if (judged != null && judged.version() == game.version) {
      turn = judged.turn();
    } else {
      List<Position> history = game.sinceCapture();
      Optional<Turn> brief =
          sowings.tryOnCaller(referee -> Turn.play(history, order.move(), referee));
      if (brief.isEmpty()) {
        return new Try(null, game.version, game.ply, history);
      }
      turn = brief.get();
    }
    if (turn instanceof Turn.Refused refused) {
      throw GameProblems.illegal(game, refused.refusal());
    }
    Turn.Played played = (Turn.Played) turn;
    int ply = game.ply + 1;
    game.version++;
    game.take(played, now);
    maker.log(game, played, ply);
    if (game.isFinished()) {
      ended.fire(new GameEnded(game.id, game.result(), now));
    }
    Answer answer = answer(game, moved(ply, played, game.version, order.boards()));
    idempotency.keep(answer, now); // nobody else can have: the game is locked
    return new Try(answer, game.version, game.ply, List.of());
  }

  /** Gives up a game for a seat. */
  Answer resign(Seat seat, IfMatch ifMatch) {
    Try answer =
        database.transact(
            () -> {
              KeptGame game = lock(seat.game());
              if (!ifMatch.holds(game.version)) {
                throw GameProblems.stale(game);
              }
              if (game.isFinished()) {
                throw GameProblems.finished(game);
              }
              Instant now = Database.now();
              game.resign(seat.player(), now);
              ended.fire(new GameEnded(game.id, game.result(), now));
              Answer body = answer(game, GameJson.Full.of(game));
              return new Try(body, game.version, game.ply, List.of());
            });
    news.tell(seat.game(), answer.ply());
    return answer.answer();
  }

  /** Gives a seat a new token; the old one is worth nothing from now on. */
  GameJson.Renewed renew(Seat seat) {
    SeatToken token = SeatToken.fresh();
    return database.transact(
        () -> {
          UUID seats = lock(seat.game()).seats();
          KeptSeat.locked(new Seat(seats, seat.player())).issue(token, Database.now());
          return new GameJson.Renewed(seat.player(), token.reveal());
        });
  }

  private static KeptGame lock(UUID id) {
    KeptGame game = KeptGame.locked(id);
    if (game == null) {
      throw GameProblems.unknown();
    }
    return game;
  }

  private static GameJson.Moved moved(int ply, Turn.Played played, int version, boolean boards) {
    List<MoveResult.Played> plies = played.plies();
    List<GameJson.Followed> followed = new ArrayList<>(plies.size() - 1);
    for (int i = 1; i < plies.size(); i++) {
      MoveResult.Played pass = plies.get(i);
      followed.add(
          new GameJson.Followed(
              ply + i, pass.move(), pass.player(), new Events(pass.events(), boards)));
    }
    return GameJson.Moved.of(ply, plies.get(0), version, boards, followed);
  }

  private Answer answer(KeptGame game, Object body) {
    return new Answer(game.id, game.version, JsonText.bytes(mapper, body));
  }
}
