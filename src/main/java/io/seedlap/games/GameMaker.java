package io.seedlap.games;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.seedlap.rules.Move;
import io.seedlap.rules.MoveResult;
import io.seedlap.rules.Player;
import io.seedlap.rules.Position;
import io.seedlap.wire.Events;
import jakarta.inject.Singleton;
import java.io.UncheckedIOException;
import java.time.Instant;
import java.util.List;
import java.util.UUID;

/** Adds games, seats and plies to the tables, in the caller's transaction. */
@Singleton
class GameMaker {
  private final ObjectMapper mapper;

  GameMaker(ObjectMapper mapper) {
    this.mapper = mapper;
  }

  /**
   * A new game.
   *
   * @param opening what {@link Turn#start} makes of the start
   * @param seatsOf the game whose seats play this one; null when it shall have its own
   */
  KeptGame make(Position start, Players players, Turn.Played opening, UUID seatsOf, Instant now) {
    KeptGame game =
        new KeptGame(start, Players.southOf(players), Players.northOf(players), seatsOf, now);
    game.startLegal =
        opening.plies().isEmpty() ? Words.holes(opening.legal()) : Move.PASS.toString();
    game.take(opening, now);
    game.persist();
    log(game, opening, 1);
    return game;
  }

  /** Both seats of a new game. */
  SeatTokens seat(KeptGame game, Instant now) {
    SeatToken south = SeatToken.fresh();
    SeatToken north = SeatToken.fresh();
    new KeptSeat(game.id, Player.SOUTH, south, now).persist();
    new KeptSeat(game.id, Player.NORTH, north, now).persist();
    return new SeatTokens(south.reveal(), north.reveal());
  }

  /** Adds what was played to the log of a game that has taken it in. */
  void log(KeptGame game, Turn.Played played, int firstPly) {
    List<MoveResult.Played> plies = played.plies();
    for (int i = 0; i < plies.size(); i++) {
      boolean last = i == plies.size() - 1;
      KeptPly ply = new KeptPly(game.id, firstPly + i);
      ply.take(plies.get(i), write(new Events(plies.get(i).events(), false)));
      ply.legal = last ? game.legal : Move.PASS.toString();
      ply.version = game.version;
      ply.playedAt = game.updatedAt;
      ply.persist();
    }
  }

  private String write(Events events) {
    try {
      return mapper.writeValueAsString(events);
    } catch (JsonProcessingException e) {
      throw new UncheckedIOException(e);
    }
  }
}
