package io.seedlap.seats;

import io.seedlap.rules.Player;
import io.seedlap.web.KebabCase;
import io.seedlap.web.ProblemException;
import io.seedlap.web.ProblemType;
import java.util.UUID;

/** One side of one game. */
public record Seat(UUID game, Player player) {
  /** The seat in words: what an {@code Idempotency-Key} is used by. */
  public String description() {
    return description(game, player);
  }

  /** The same of a seat that is not known to exist. */
  public static String description(UUID game, Player player) {
    return KebabCase.of(player) + " of " + game;
  }

  /**
   * The same player's seat in another game.
   *
   * @param seatsOf the game whose seats play it
   * @throws ProblemException wrong-seat, when this is a seat of neither
   */
  public Seat in(UUID other, UUID seatsOf) {
    if (!game.equals(seatsOf)) {
      throw new ProblemException(ProblemType.WRONG_SEAT);
    }
    return new Seat(other, player);
  }
}
