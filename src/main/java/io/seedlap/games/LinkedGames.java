package io.seedlap.games;

import io.seedlap.execution.SowingExecutor;
import io.seedlap.games.GameStatements.NewSeats;
import io.seedlap.rules.Outcome;
import io.seedlap.rules.Player;
import io.seedlap.rules.Position;
import io.seedlap.seats.SeatTokensDto;
import jakarta.inject.Singleton;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/**
 * Games that follow one another under the same seats, those of the first: what matches are made of.
 * Everything here happens in the caller's transaction.
 */
@Singleton
public class LinkedGames {
  private static final byte[] CLIENT_OF_FIRST = {};

  private final GameStore store;
  private final GameWriter writer;
  private final SowingExecutor sowings;

  LinkedGames(GameStore store, GameWriter writer, SowingExecutor sowings) {
    this.store = store;
    this.writer = writer;
    this.sowings = sowings;
  }

  /**
   * One of the games.
   *
   * @param outcome null while it goes on
   */
  public record LinkedGame(UUID id, PlayersDto players, Position start, @Nullable Outcome outcome) {
    private static LinkedGame of(StoredGame game) {
      return new LinkedGame(game.id(), game.players(), game.start(), game.outcome());
    }
  }

  /** The first game, and the tokens of the seats. */
  public record FirstGame(LinkedGame game, SeatTokensDto tokens) {}

  /**
   * Creates the first game.
   *
   * @param client who makes it, where an engine plays; empty where none does
   */
  public FirstGame createFirst(
      Position start, @Nullable PlayersDto players, byte[] client, Instant now) {
    MoveJudgement.Accepted opening = opening(start);
    StoredGame game = StoredGame.create(start, players, opening, null, now);
    NewSeats seats = NewSeats.of(game.players());
    writer.create(game, client, opening, seats, null);
    return new FirstGame(LinkedGame.of(game), seats.reveal());
  }

  /** Creates another game for the seats and players of the first; it may be over at once. */
  public LinkedGame createNext(UUID first, Position start, Instant now) {
    PlayersDto players = store.game(first).players();
    MoveJudgement.Accepted opening = opening(start);
    StoredGame game = StoredGame.create(start, players, opening, first, now);
    writer.create(game, CLIENT_OF_FIRST, opening, NewSeats.NONE, null);
    return LinkedGame.of(game);
  }

  /** These of the games, in any order. */
  public List<LinkedGame> get(List<UUID> games) {
    return store.games(games).stream().map(LinkedGame::of).toList();
  }

  /** One of the games in its present state. */
  public LinkedGame get(UUID game) {
    return LinkedGame.of(store.game(game));
  }

  /**
   * Those games, linked or not, that have changed, in any order; not all of them perhaps.
   *
   * @param seen the version of each game that is known; 0 for none
   */
  public List<GameDto> newerThan(Map<UUID, Integer> seen, int limit) {
    return store.newerThan(seen, limit).stream().map(GameDto::of).toList();
  }

  /** Locks a game until the transaction ends, for a caller who goes on to lock the match. */
  public void lock(UUID game) {
    store.lock(game);
  }

  /** Resigns a game that is locked for a player, if it still goes on. */
  public void resign(UUID id, Player player, Instant now) {
    StoredGame game = store.game(id);
    if (!game.isFinished()) {
      writer.write(game, game.state().resign(game, player, now), List.of(), null);
    }
  }

  private MoveJudgement.Accepted opening(Position start) {
    return sowings.computeBlocking(referee -> MoveJudgement.ofStart(start, referee));
  }
}
