package io.seedlap.games;

import com.fasterxml.jackson.databind.ObjectMapper;
import io.seedlap.rules.Move;
import io.seedlap.rules.MoveResult;
import io.seedlap.rules.Player;
import io.seedlap.rules.Position;
import io.seedlap.web.JsonText;
import io.seedlap.wire.Events;
import jakarta.enterprise.event.Event;
import jakarta.inject.Singleton;
import java.time.Instant;
import java.util.List;
import java.util.UUID;

/** Adds games, seats and plies to the tables, in the caller's transaction. */
@Singleton
class GameMaker {
  private final ObjectMapper mapper;
  private final Event<EngineDue> due;

  GameMaker(ObjectMapper mapper, Event<EngineDue> due) {
    this.mapper = mapper;
    this.due = due;
  }

  /**
   * A new game.
   *
   * @param opening what {@link Turn#start} makes of the start
   * @param seatsOf the game whose seats play this one; null when it shall have its own
   */
  KeptGame make(Position start, Players players, Turn.Played opening, UUID seatsOf, Instant now) {
    KeptGame game = new KeptGame(start, players, seatsOf, now);
    game.startLegal =
        opening.plies().isEmpty() ? Words.holes(opening.legal()) : Move.PASS.toString();
    game.take(opening, now);
    game.persist();
    log(game, opening, 1);
    return game;
  }

  /** The seats of a new game. Nobody can hold an engine's: it has no row, so no token is its. */
  SeatTokens seat(KeptGame game, Instant now) {
    return new SeatTokens(seat(game, Player.SOUTH, now), seat(game, Player.NORTH, now));
  }

  private static String seat(KeptGame game, Player side, Instant now) {
    if (Players.of(game).isEngine(side)) {
      return null;
    }
    SeatToken token = SeatToken.fresh();
    new KeptSeat(game.id, side, token, now).persist();
    return token.reveal();
  }

  /**
   * Adds what was played to the log of a game that has taken it in, and calls an engine to move.
   */
  void log(KeptGame game, Turn.Played played, int firstPly) {
    List<MoveResult.Played> plies = played.plies();
    for (int i = 0; i < plies.size(); i++) {
      boolean last = i == plies.size() - 1;
      KeptPly ply = new KeptPly(game.id, firstPly + i);
      ply.take(plies.get(i), JsonText.of(mapper, new Events(plies.get(i).events(), false)));
      ply.legal = last ? game.legal : Move.PASS.toString();
      ply.version = game.version;
      ply.playedAt = game.updatedAt;
      ply.persist();
    }
    if (game.engineToMove() != null) {
      due.fire(new EngineDue());
    }
  }
}
