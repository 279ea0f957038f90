package io.seedlap.picture;

import io.seedlap.rules.Player;

/**
 * The colours of a player, in both themes.
 *
 * @param mark his rings, signs and stores
 * @param ink text on them
 */
record PlayerColour(String mark, String ink) {
  private static final PlayerColour SOUTH = new PlayerColour("#ffb84d", "#2b1800");
  private static final PlayerColour NORTH = new PlayerColour("#86c8ff", "#04213c");

  static PlayerColour of(Player player) {
    return player == Player.SOUTH ? SOUTH : NORTH;
  }
}
