package io.seedlap.matches;

import com.fasterxml.jackson.databind.ObjectMapper;
import io.micrometer.core.instrument.MeterRegistry;
import io.seedlap.games.LinkedGames;
import io.seedlap.games.LinkedGames.LinkedGame;
import io.seedlap.games.StoredGameEnded;
import io.seedlap.live.ResourceChanged;
import io.seedlap.rules.Hole;
import io.seedlap.rules.Outcome;
import io.seedlap.rules.Player;
import io.seedlap.turns.EngineConfig;
import io.seedlap.turns.EngineTurnDue;
import io.seedlap.web.JsonWriter;
import io.seedlap.web.KebabCase;
import jakarta.enterprise.event.Event;
import jakarta.inject.Singleton;
import java.time.Instant;
import java.util.List;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/**
 * Writes matches and their events, in the caller's transaction, together with all that follows from
 * a change: the next game is created with the choice, or the end of a game, that leaves nothing to
 * choose. The caller holds the lock on a match that exists, and has checked that the rules allow
 * the change.
 */
@Singleton
class MatchWriter {
  private final LinkedGames games;
  private final MatchStore store;
  private final ObjectMapper mapper;
  private final Event<ResourceChanged> changed;
  private final Event<EngineTurnDue> due;
  private final EngineConfig config;
  private final MeterRegistry meters;

  MatchWriter(
      LinkedGames games,
      MatchStore store,
      ObjectMapper mapper,
      Event<ResourceChanged> changed,
      Event<EngineTurnDue> due,
      EngineConfig config,
      MeterRegistry meters) {
    this.games = games;
    this.store = store;
    this.mapper = mapper;
    this.changed = changed;
    this.due = due;
    this.config = config;
    this.meters = meters;
  }

  /**
   * Adds a match.
   *
   * @param target holes that win the match; null for none
   * @param client who makes it, where an engine plays; empty where none does
   */
  MatchEntity create(LinkedGame first, @Nullable Integer target, byte[] client, Instant now) {
    MatchEntity match = new MatchEntity(first.id(), target, client, now);
    match.persist();
    meters.counter("seedlap.stored.matches.created").increment();
    addGame(match, first, 1, now);
    return match;
  }

  /**
   * Writes a purchase or a filling, by the phase of the match, and what follows from it.
   *
   * @param transition not a rejection
   */
  void choose(MatchEntity match, Player player, MatchTransition transition, Instant now) {
    boolean purchase = match.phase() == MatchPhase.BUYING;
    apply(match, transition);
    int version = match.change(now);
    append(
        match,
        purchase
            ? purchaseEvent(match, version, player, transition)
            : fillingEvent(match, version, player, (MatchTransition.StartGame) transition),
        now);
    follow(match, transition, now);
  }

  private MatchEventDto purchaseEvent(
      MatchEntity match, int version, Player player, MatchTransition transition) {
    List<Hole> bought =
        transition instanceof MatchTransition.StartGame start
            ? start.setUp().bought()
            : match.bought();
    return new MatchEventDto.PurchaseEventDto(
        version, match.phase(), store.choice(match), player, bought);
  }

  private static MatchEventDto fillingEvent(
      MatchEntity match, int version, Player player, MatchTransition.StartGame start) {
    return new MatchEventDto.FillingEventDto(version, match.phase(), player, start.setUp().empty());
  }

  /** Writes the end of a game and what follows from it. */
  void gameEnd(MatchEntity match, MatchGameEntity row, StoredGameEnded end) {
    if (end.outcome().reason() == Outcome.Reason.ABANDONED) {
      finish(match, row, abandonment(match), end.at());
      return;
    }
    row.setTotals(MatchProgression.totals(end.outcome()));
    if (match.isFinished()) { // the game was resigned with its match: see resign
      appendGameEnd(match, row, end.at());
    } else {
      MatchTransition next = store.progression(match).afterGame();
      boolean counts = next instanceof MatchTransition.Finish || !isEndless(match);
      finish(match, row, counts ? next : abandonment(match), end.at());
    }
  }

  /** Writes the end of a game, and what follows from it in the match. */
  private void finish(
      MatchEntity match, MatchGameEntity row, MatchTransition transition, Instant now) {
    apply(match, transition);
    appendGameEnd(match, row, now);
    follow(match, transition, now);
  }

  /** Two engines that come to no end would play for ever. */
  private boolean isEndless(MatchEntity match) {
    return games.get(match.id).players().areEngines()
        && MatchGameEntity.last(match.id).number >= config.matchGames();
  }

  /** Ends a match without a winner between two of its games. */
  void abandon(MatchEntity match, Instant now) {
    MatchTransition end = abandonment(match);
    apply(match, end);
    follow(match, end, now);
  }

  private static MatchTransition abandonment(MatchEntity match) {
    return new MatchTransition.Finish(null, MatchEndReason.ABANDONED, match.bought());
  }

  private void appendGameEnd(MatchEntity match, MatchGameEntity row, Instant now) {
    int version = match.change(now);
    MatchGameDto game = MatchGameDto.of(row, games.get(row.game));
    append(
        match,
        new MatchEventDto.GameEndEventDto(version, match.phase(), store.choice(match), game),
        now);
  }

  /**
   * Ends a match in favour of the other player, and its last game with it, if that still goes on.
   *
   * @param game the last one, locked
   */
  void resign(MatchEntity match, UUID game, Player player, Instant now) {
    MatchTransition.Finish finish =
        new MatchTransition.Finish(player.other(), MatchEndReason.RESIGNATION, match.bought());
    apply(match, finish);
    games.resign(game, player, now);
    follow(match, finish, now);
  }

  private void apply(MatchEntity match, MatchTransition transition) {
    match.apply(transition);
    match.engineDue = store.engine(match, store.choice(match)) != null;
    if (match.engineDue) {
      due.fire(new EngineTurnDue());
    }
  }

  /** Writes what comes with a transition: the end of the match, or the next game. */
  private void follow(MatchEntity match, MatchTransition transition, Instant now) {
    if (transition instanceof MatchTransition.Finish finish) {
      meters
          .counter("seedlap.stored.matches.ended", "reason", KebabCase.of(finish.reason()))
          .increment();
      int version = match.change(now);
      append(
          match,
          new MatchEventDto.MatchEndEventDto(
              version, match.phase(), finish.winner(), finish.reason()),
          now);
    } else if (transition instanceof MatchTransition.StartGame start) {
      int number = MatchGameEntity.last(match.id).number + 1;
      LinkedGame game = games.createNext(match.id, start.setUp().start(), now);
      match.change(now);
      addGame(match, game, number, now);
    }
  }

  /** Adds a game to the match, with an event of the match's present version. */
  private void addGame(MatchEntity match, LinkedGame game, int number, Instant now) {
    MatchGameEntity row = new MatchGameEntity(match.id, number, game.id());
    row.persist();
    append(
        match,
        new MatchEventDto.GameStartEventDto(
            match.version, match.phase(), MatchGameDto.of(row, game)),
        now);
  }

  private void append(MatchEntity match, MatchEventDto event, Instant now) {
    String data = JsonWriter.text(mapper, event);
    new MatchEventEntity(match, event.eventName(), data, now).persist();
    changed.fire(new ResourceChanged(match.id, match.version));
  }
}
