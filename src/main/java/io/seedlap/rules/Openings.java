package io.seedlap.rules;

import java.util.ArrayList;
import java.util.List;

/**
 * Whose opening is due: the players who have not made their first move yet. Nobody's is due where
 * the game has no opening ({@link Ruleset#hasOpening}).
 */
public enum Openings {
  NONE(false, false),
  SOUTH(true, false),
  NORTH(false, true),
  BOTH(true, true);

  private final boolean south;
  private final boolean north;

  Openings(boolean south, boolean north) {
    this.south = south;
    this.north = north;
  }

  public static Openings of(boolean south, boolean north) {
    if (south) {
      return north ? BOTH : SOUTH;
    }
    return north ? NORTH : NONE;
  }

  public boolean includes(Player player) {
    return player == Player.SOUTH ? south : north;
  }

  /** What is still due after the player's first move. */
  public Openings without(Player player) {
    return player == Player.SOUTH ? of(false, north) : of(south, false);
  }

  /** South first. */
  public List<Player> players() {
    List<Player> players = new ArrayList<>(2);
    for (Player player : Player.values()) {
      if (includes(player)) {
        players.add(player);
      }
    }
    return List.copyOf(players);
  }
}
