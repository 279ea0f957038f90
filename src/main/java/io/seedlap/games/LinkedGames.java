package io.seedlap.games;

import io.seedlap.execution.SowingExecutor;
import io.seedlap.rules.Outcome;
import io.seedlap.rules.Player;
import io.seedlap.rules.Position;
import jakarta.enterprise.event.Event;
import jakarta.inject.Singleton;
import java.time.Instant;
import java.util.List;
import java.util.UUID;

/**
 * Games that follow each other under the same seats: those of the first. Everything here happens in
 * the caller's transaction.
 */
@Singleton
public class LinkedGames {
  private final GameMaker maker;
  private final SowingExecutor sowings;
  private final GameNews news;
  private final Event<GameEnded> ended;

  LinkedGames(GameMaker maker, SowingExecutor sowings, GameNews news, Event<GameEnded> ended) {
    this.maker = maker;
    this.sowings = sowings;
    this.news = news;
    this.ended = ended;
  }

  /**
   * One of the games.
   *
   * @param outcome null while it goes on
   */
  public record Linked(UUID id, Players players, Position start, Outcome outcome) {
    private static Linked of(KeptGame game) {
      return new Linked(game.id, Players.of(game), game.start(), game.result());
    }
  }

  /** The first game, and the tokens of the seats. */
  public record First(Linked game, SeatTokens tokens) {}

  /** Makes the first game. */
  public First first(Position start, Players players, Instant now) {
    KeptGame game = maker.make(start, players, opening(start), null, now);
    SeatTokens tokens = maker.seat(game, now);
    KeptGame.flush();
    return new First(Linked.of(game), tokens);
  }

  /** Makes another game for the seats and players of the first; it may be over at once. */
  public Linked next(UUID first, Position start, Instant now) {
    Players players = Players.of(KeptGame.findById(first));
    KeptGame game = maker.make(start, players, opening(start), first, now);
    KeptGame.flush();
    return Linked.of(game);
  }

  /** All games under the seats of the first. */
  public List<Linked> all(UUID first) {
    return KeptGame.<KeptGame>find("id = ?1 or seatsOf = ?1", first).stream()
        .map(Linked::of)
        .toList();
  }

  /** One of the games as it stands. */
  public Linked get(UUID game) {
    return Linked.of(KeptGame.findById(game));
  }

  /** Locks a game until the transaction ends, for who will lock more. */
  public void lock(UUID game) {
    KeptGame.locked(game);
  }

  /** Gives a game up for a player, if it still goes on. */
  public void resign(UUID id, Player player, Instant now) {
    KeptGame game = KeptGame.locked(id);
    if (!game.isFinished()) {
      game.resign(player, now);
      ended.fire(new GameEnded(id, game.result(), now));
    }
  }

  /**
   * Tells watchers of a game, or of what has its id, that it may have changed. Call it when the
   * change is committed.
   */
  public void tell(UUID id) {
    news.tell(id, 0);
  }

  private Turn.Played opening(Position start) {
    return sowings.computeBlocking(referee -> Turn.start(start, referee));
  }
}
