package io.seedlap.rules;

/** The rule by which seeds are captured. */
public enum CaptureRule {
  /** A group of four made by the last seed is taken from the hole where it fell. */
  CASA,
  /** The seeds across the board from the last one are taken. */
  OPPOSITE
}
