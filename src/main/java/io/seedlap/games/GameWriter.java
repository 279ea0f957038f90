package io.seedlap.games;

import com.fasterxml.jackson.databind.ObjectMapper;
import io.seedlap.live.ResourceChanged;
import io.seedlap.rules.Move;
import io.seedlap.rules.MoveResult;
import io.seedlap.rules.Outcome;
import io.seedlap.rules.Player;
import io.seedlap.rules.Position;
import io.seedlap.seats.SeatStore;
import io.seedlap.seats.SeatTokensDto;
import io.seedlap.turns.EngineTurnDue;
import io.seedlap.web.JsonWriter;
import io.seedlap.wire.EventLogDto;
import jakarta.enterprise.event.Event;
import jakarta.inject.Singleton;
import java.time.Instant;
import java.util.List;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/**
 * Writes games and plies, in the caller's transaction, and fires the events that follow from the
 * change. The caller holds the lock on a game that exists, and has checked that the rules allow it.
 */
@Singleton
class GameWriter {
  private final ObjectMapper mapper;
  private final SeatStore seats;
  private final Event<EngineTurnDue> due;
  private final Event<StoredGameEnded> ended;
  private final Event<ResourceChanged> changed;

  GameWriter(
      ObjectMapper mapper,
      SeatStore seats,
      Event<EngineTurnDue> due,
      Event<StoredGameEnded> ended,
      Event<ResourceChanged> changed) {
    this.mapper = mapper;
    this.seats = seats;
    this.due = due;
    this.ended = ended;
    this.changed = changed;
  }

  /**
   * Adds a game.
   *
   * @param opening what {@link MoveJudgement#ofStart} makes of the start
   * @param seatsOf the game whose seats play this one; null when it has its own
   */
  GameEntity create(
      Position start,
      @Nullable PlayersDto players,
      MoveJudgement.Accepted opening,
      @Nullable UUID seatsOf,
      Instant now) {
    GameEntity game = new GameEntity(start, players, opening, seatsOf, now);
    game.persist();
    appendPlies(game, opening, 1);
    return game;
  }

  /** Adds the seats of a new game, one for each player who is a person. */
  SeatTokensDto issueSeats(GameEntity game, Instant now) {
    PlayersDto players = PlayersDto.of(game);
    return seats.issue(
        game.id, !players.isEngine(Player.SOUTH), !players.isEngine(Player.NORTH), now);
  }

  /** Plays a move and the passes that follow it. */
  void play(GameEntity game, MoveJudgement.Accepted move, Instant now) {
    int ply = game.ply + 1;
    game.change(now);
    game.apply(move);
    appendPlies(game, move, ply);
    fireChanged(game, now);
  }

  /** Ends a game that goes on in favour of the other player. */
  void resign(GameEntity game, Player player, Instant now) {
    game.change(now);
    game.resign(player);
    fireChanged(game, now);
  }

  private void appendPlies(GameEntity game, MoveJudgement.Accepted accepted, int firstPly) {
    List<MoveResult.Played> plies = accepted.plies();
    for (int i = 0; i < plies.size(); i++) {
      MoveResult.Played played = plies.get(i);
      String events = JsonWriter.text(mapper, new EventLogDto(played.events(), false));
      String legal = i == plies.size() - 1 ? game.legal : Move.PASS.toString();
      new PlyEntity(game, firstPly + i, played, events, legal).persist();
    }
    if (game.engineToMove() != null) {
      due.fire(new EngineTurnDue());
    }
  }

  private void fireChanged(GameEntity game, Instant now) {
    changed.fire(new ResourceChanged(game.id, game.ply));
    Outcome outcome = game.result();
    if (outcome != null) {
      ended.fire(new StoredGameEnded(game.id, outcome, now));
    }
  }
}
