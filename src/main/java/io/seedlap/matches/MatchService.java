package io.seedlap.matches;

import com.fasterxml.jackson.databind.ObjectMapper;
import io.seedlap.database.Database;
import io.seedlap.database.Overtaken;
import io.seedlap.games.Answer;
import io.seedlap.games.EngineDue;
import io.seedlap.games.GameEnded;
import io.seedlap.games.Idempotency;
import io.seedlap.games.IfMatch;
import io.seedlap.games.LinkedGames;
import io.seedlap.games.LinkedGames.Linked;
import io.seedlap.games.Seat;
import io.seedlap.rules.Hole;
import io.seedlap.web.JsonText;
import io.seedlap.web.ProblemException;
import io.seedlap.web.ProblemType;
import jakarta.enterprise.event.Event;
import jakarta.enterprise.event.Observes;
import jakarta.inject.Singleton;
import java.time.Instant;
import java.util.List;
import java.util.UUID;
import java.util.function.BiFunction;

/**
 * Changes matches, each change in one transaction with all that follows from it: the next game is
 * set up together with the choice, or the end of a game, that leaves nothing to choose. Who needs
 * both locks takes the game's first, then the match's. Runs on worker threads.
 */
@Singleton
class MatchService {
  private final Database database;
  private final LinkedGames games;
  private final MatchStore store;
  private final ObjectMapper mapper;
  private final Event<MatchChanged> changed;
  private final Event<EngineDue> due;

  MatchService(
      Database database,
      LinkedGames games,
      MatchStore store,
      ObjectMapper mapper,
      Event<MatchChanged> changed,
      Event<EngineDue> due) {
    this.database = database;
    this.games = games;
    this.store = store;
    this.mapper = mapper;
    this.changed = changed;
    this.due = due;
  }

  /** Starts a match and its first game. */
  Answer create(CreateMatch request, String key) {
    request.check();
    Idempotency idempotency = Idempotency.of(key, "create match", request, mapper);
    return database.transactRetrying(() -> tryToCreate(request, idempotency));
  }

  private Answer tryToCreate(CreateMatch request, Idempotency idempotency) {
    Instant now = Database.now();
    Answer earlier = idempotency.earlier(now);
    if (earlier != null) {
      return earlier;
    }
    LinkedGames.First first = games.first(Between.RULESET.start(), request.players(), now);
    KeptMatch match = new KeptMatch(first.game().id(), request.target(), now);
    match.change(now);
    match.persist();
    add(match, first.game(), 1, now);
    KeptMatch.flush();
    Answer answer = answer(match, new MatchJson.Created(store.full(match), first.tokens()));
    if (!idempotency.keep(answer, now)) {
      throw new Overtaken();
    }
    return answer;
  }

  /** Buys holes for the seat whose choice it is. */
  Answer buy(Seat seat, PurchaseRequest request, IfMatch ifMatch, String key) {
    List<Hole> buy = request.read();
    Idempotency idempotency = Idempotency.of(key, "purchase as " + seat.getName(), request, mapper);
    return database.transact(
        () ->
            choose(
                seat,
                Phase.BUYING,
                (between, none) -> between.afterPurchase(buy),
                ifMatch,
                idempotency));
  }

  /** Leaves holes empty for the seat whose choice it is. */
  Answer fill(Seat seat, FillingRequest request, IfMatch ifMatch, String key) {
    List<Hole> leaveEmpty = request.read();
    Idempotency idempotency = Idempotency.of(key, "filling as " + seat.getName(), request, mapper);
    return database.transact(
        () ->
            choose(
                seat,
                Phase.FILLING,
                (between, bought) -> between.afterFilling(bought, leaveEmpty),
                ifMatch,
                idempotency));
  }

  private Answer choose(
      Seat seat,
      Phase phase,
      BiFunction<Between, List<Hole>, Step> choice,
      IfMatch ifMatch,
      Idempotency idempotency) {
    Instant now = Database.now();
    KeptMatch match = lock(seat.game());
    Answer earlier = idempotency.earlier(now);
    if (earlier != null) {
      return earlier;
    }
    if (!ifMatch.holds(match.version)) {
      throw MatchProblems.stale(match);
    }
    if (match.phase() != phase) {
      throw MatchProblems.wrongPhase(match);
    }
    Between between = store.between(match);
    if (between.choice(phase, match.bought()).player() != seat.player()) {
      throw new ProblemException(ProblemType.WRONG_SEAT);
    }
    Step step = choice.apply(between, match.bought());
    if (step instanceof Step.Refused refused) {
      throw MatchProblems.illegal(match, refused.refusal());
    }
    take(match, step);
    int version = match.change(now);
    if (phase == Phase.BUYING) {
      List<Hole> bought = step instanceof Step.Play play ? play.game().bought() : match.bought();
      log(
          match,
          "purchase",
          new MatchJson.Purchase(
              version, match.phase(), store.choice(match), seat.player(), bought),
          now);
    } else {
      log(
          match,
          "filling",
          new MatchJson.Filling(
              version, match.phase(), seat.player(), ((Step.Play) step).game().empty()),
          now);
    }
    follow(match, step, now);
    KeptMatch.flush();
    Answer answer = answer(match, store.full(match));
    idempotency.keep(answer, now); // nobody else can have: the match is locked
    return answer;
  }

  /** Gives up a match for a seat, and the game that is played. */
  Answer resign(Seat seat, IfMatch ifMatch) {
    return database.transactRetrying(() -> tryToResign(seat, ifMatch));
  }

  private Answer tryToResign(Seat seat, IfMatch ifMatch) {
    Instant now = Database.now();
    UUID game = KeptMatchGame.lastGame(seat.game());
    games.lock(game);
    KeptMatch match = lock(seat.game());
    if (!game.equals(KeptMatchGame.lastGame(seat.game()))) {
      throw new Overtaken(); // the match has gone on to its next game
    }
    if (!ifMatch.holds(match.version)) {
      throw MatchProblems.stale(match);
    }
    if (match.isFinished()) {
      throw MatchProblems.wrongPhase(match);
    }
    Step.Over over = new Step.Over(seat.player().other(), EndReason.RESIGNATION, match.bought());
    take(match, over);
    games.resign(game, seat.player(), now);
    changed.fire(new MatchChanged(game));
    follow(match, over, now);
    KeptMatch.flush();
    return answer(match, store.full(match));
  }

  /** A game of a match has ended, or any other. */
  void gameEnded(@Observes GameEnded end) {
    KeptMatchGame row = KeptMatchGame.of(end.game());
    if (row != null) {
      KeptMatch match = lock(row.match);
      row.end(Between.totals(end.outcome()));
      boolean resigned = match.isFinished();
      Step step = resigned ? null : store.between(match).afterGame();
      if (!resigned) {
        take(match, step);
      }
      log(
          match,
          "game-end",
          new MatchJson.GameEnd(
              match.change(end.at()),
              match.phase(),
              store.choice(match),
              MatchJson.Game.of(row, games.get(row.game))),
          end.at());
      if (!resigned) {
        follow(match, step, end.at());
      }
    }
  }

  /** Takes in what comes next, and calls an engine whose choice it is. */
  private void take(KeptMatch match, Step step) {
    match.take(step);
    match.engineDue = store.engine(match, store.choice(match)) != null;
    if (match.engineDue) {
      due.fire(new EngineDue());
    }
  }

  /** What comes with a step: the end of the match, or the next game. */
  private void follow(KeptMatch match, Step step, Instant now) {
    if (step instanceof Step.Over over) {
      log(
          match,
          "match-end",
          new MatchJson.MatchEnd(match.change(now), match.phase(), over.winner(), over.reason()),
          now);
    } else if (step instanceof Step.Play play) {
      int number = KeptMatchGame.all(match.id).size() + 1;
      Linked game = games.next(match.id, play.game().start(), now);
      match.change(now);
      add(match, game, number, now);
    }
  }

  /** Adds a game to the match, as the change made last. */
  private void add(KeptMatch match, Linked game, int number, Instant now) {
    KeptMatchGame row = new KeptMatchGame(match.id, number, game.id());
    row.persist();
    log(
        match,
        "game-start",
        new MatchJson.GameStart(match.version, match.phase(), MatchJson.Game.of(row, game)),
        now);
  }

  private void log(KeptMatch match, String type, Object data, Instant now) {
    new KeptMatchEvent(match.id, match.version, type, JsonText.of(mapper, data), now).persist();
    changed.fire(new MatchChanged(match.id));
  }

  private static KeptMatch lock(UUID id) {
    KeptMatch match = KeptMatch.locked(id);
    if (match == null) {
      throw MatchProblems.unknown();
    }
    return match;
  }

  private Answer answer(KeptMatch match, Object body) {
    return new Answer(match.id, match.version, JsonText.bytes(mapper, body));
  }
}
