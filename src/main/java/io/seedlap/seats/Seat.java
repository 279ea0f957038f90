package io.seedlap.seats;

import io.seedlap.rules.Player;
import io.seedlap.web.KebabCase;
import java.security.Principal;
import java.util.UUID;

/** One side of one game: the principal of a request that shows the seat's token. */
public record Seat(UUID game, Player player) implements Principal {
  @Override
  public String getName() {
    return KebabCase.of(player) + " of " + game;
  }
}
