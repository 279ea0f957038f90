package io.seedlap.games;

import io.seedlap.rules.Player;
import java.security.Principal;
import java.util.UUID;

/** Who holds a token: one side of one game. */
public record Seat(UUID game, Player player) implements Principal {
  @Override
  public String getName() {
    return Words.word(player) + " of " + game;
  }
}
