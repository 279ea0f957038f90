package io.seedlap.picture;

import io.seedlap.rules.Player;

/** The colours of a badge: what belongs to a player, or is captured. */
enum BadgeStyle {
  SOUTH(Colour.SOUTH, Colour.SOUTH_TEXT),
  NORTH(Colour.NORTH, Colour.NORTH_TEXT),
  CAPTURED(Colour.CAPTURED, Colour.CAPTURED_TEXT);

  final Colour fill;
  final Colour text;

  BadgeStyle(Colour fill, Colour text) {
    this.fill = fill;
    this.text = text;
  }

  static BadgeStyle of(Player player) {
    return player == Player.SOUTH ? SOUTH : NORTH;
  }
}
