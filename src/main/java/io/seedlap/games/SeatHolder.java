package io.seedlap.games;

import io.quarkus.security.identity.SecurityIdentity;
import io.seedlap.rules.Player;
import io.seedlap.web.ProblemException;
import io.seedlap.web.ProblemType;
import jakarta.inject.Singleton;
import java.util.UUID;

/** Who makes the current request, as a seat. */
@Singleton
public class SeatHolder {
  private final SecurityIdentity identity;
  private final GameStore store;

  SeatHolder(SecurityIdentity identity, GameStore store) {
    this.identity = identity;
    this.store = store;
  }

  /**
   * @throws ProblemException wrong-seat for the seat of another game; unknown-game
   */
  public Seat seatIn(UUID game) {
    Seat seat = (Seat) identity.getPrincipal();
    if (seat.game().equals(game)) {
      return seat;
    }
    if (!seat.game().equals(store.game(game).seats())) {
      throw new ProblemException(ProblemType.WRONG_SEAT);
    }
    return new Seat(game, seat.player());
  }

  /**
   * @throws ProblemException wrong-seat for any other seat; unknown-game
   */
  Seat seatIn(UUID game, Player player) {
    Seat seat = seatIn(game);
    if (seat.player() != player) {
      throw new ProblemException(ProblemType.WRONG_SEAT);
    }
    return seat;
  }
}
