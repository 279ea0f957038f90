package io.seedlap.rules;

/** Where a move ended. The {@link Landing} says what is captured. */
public enum MoveEnd {
  /** In an empty hole; nothing is captured. */
  EMPTY_HOLE,
  /** Four in a hole of the opponent, all captured. */
  CASA,
  /** Four in an own hole; nothing is captured. */
  OWN_FOUR,
  /** In an empty hole with seeds opposite, which are captured. */
  OPPOSITE_CAPTURE,
  /** It was a pass: nothing was sown. */
  PASS
}
