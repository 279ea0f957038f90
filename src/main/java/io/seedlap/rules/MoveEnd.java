package io.seedlap.rules;

/** Where a move ended, which also tells what it captured. */
public enum MoveEnd {
  /** In an empty hole; nothing is captured. */
  EMPTY_HOLE,
  /** Adji Kui II: four in a hole of the opponent, all captured. */
  CASA,
  /** Adji Kui II: four in an own hole; nothing is captured. */
  OWN_FOUR,
  /** Sadeqa II: in an empty hole with seeds opposite, which are captured. */
  OPPOSITE_CAPTURE,
  /** It was a pass: nothing was sown. */
  PASS;

  /**
   * Seeds that a move which ended so has captured.
   *
   * @param last seeds in the hole where it ended
   * @param opposite seeds in the hole across the board
   */
  int captured(int last, int opposite) {
    if (this == OPPOSITE_CAPTURE) {
      return opposite;
    }
    return this == CASA ? last : 0;
  }

  /**
   * The hole that a move which ended so has emptied by its capture; null when there was none.
   *
   * @param last the hole where it ended
   */
  Hole emptied(Hole last) {
    if (this == OPPOSITE_CAPTURE) {
      return last.opposite();
    }
    return this == CASA ? last : null;
  }
}
