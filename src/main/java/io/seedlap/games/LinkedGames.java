package io.seedlap.games;

import io.seedlap.execution.SowingExecutor;
import io.seedlap.rules.Outcome;
import io.seedlap.rules.Player;
import io.seedlap.rules.Position;
import io.seedlap.seats.SeatTokensDto;
import jakarta.inject.Singleton;
import java.time.Instant;
import java.util.List;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/**
 * Games that follow one another under the same seats, those of the first: what matches are made of.
 * Everything here happens in the caller's transaction.
 */
@Singleton
public class LinkedGames {
  private final GameWriter writer;
  private final SowingExecutor sowings;

  LinkedGames(GameWriter writer, SowingExecutor sowings) {
    this.writer = writer;
    this.sowings = sowings;
  }

  /**
   * One of the games.
   *
   * @param outcome null while it goes on
   */
  public record LinkedGame(UUID id, PlayersDto players, Position start, @Nullable Outcome outcome) {
    private static LinkedGame of(GameEntity game) {
      return new LinkedGame(game.id, PlayersDto.of(game), game.start(), game.result());
    }
  }

  /** The first game, and the tokens of the seats. */
  public record FirstGame(LinkedGame game, SeatTokensDto tokens) {}

  /** Creates the first game. */
  public FirstGame createFirst(Position start, @Nullable PlayersDto players, Instant now) {
    GameEntity game = writer.create(start, players, opening(start), null, now);
    SeatTokensDto tokens = writer.issueSeats(game, now);
    GameEntity.flush();
    return new FirstGame(LinkedGame.of(game), tokens);
  }

  /** Creates another game for the seats and players of the first; it may be over at once. */
  public LinkedGame createNext(UUID first, Position start, Instant now) {
    PlayersDto players = PlayersDto.of(GameEntity.<GameEntity>findById(first));
    GameEntity game = writer.create(start, players, opening(start), first, now);
    GameEntity.flush();
    return LinkedGame.of(game);
  }

  /** All games under the seats of the first. */
  public List<LinkedGame> all(UUID first) {
    return GameEntity.<GameEntity>find("id = ?1 or seatsOf = ?1", first).stream()
        .map(LinkedGame::of)
        .toList();
  }

  /** One of the games in its present state. */
  public LinkedGame get(UUID game) {
    return LinkedGame.of(GameEntity.findById(game));
  }

  /** Locks a game until the transaction ends, for a caller who goes on to lock the match. */
  public void lock(UUID game) {
    GameEntity.locked(game);
  }

  /** Resigns a game for a player, if it still goes on. */
  public void resign(UUID id, Player player, Instant now) {
    GameEntity game = GameEntity.locked(id);
    if (game != null && !game.isFinished()) {
      writer.resign(game, player, now);
    }
  }

  private MoveJudgement.Accepted opening(Position start) {
    return sowings.computeBlocking(referee -> MoveJudgement.ofStart(start, referee));
  }
}
