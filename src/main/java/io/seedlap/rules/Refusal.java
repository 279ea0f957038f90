package io.seedlap.rules;

/** Why a move is not legal. Where several hold, the first in this order is the answer. */
public enum Refusal {
  GAME_OVER,
  NO_SUCH_HOLE,
  NOT_YOUR_HOLE,
  EMPTY_HOLE,
  /** A single seed cannot be sown. */
  SINGLETON,
  /** The first move starts from the extreme right hole. */
  OPENING_HOLE_REQUIRED,
  /** The laps would never end; see {@link Sowing}. */
  ENDLESS_SOWING,
  /** A pass although some hole can be sown, or in a game without passes. */
  PASS_NOT_ALLOWED
}
