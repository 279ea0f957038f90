package io.seedlap.solve;

/**
 * Computes the byte that a table must contain for a position from the positions its moves lead to,
 * one ply on. It checks tables independently of how they were built.
 */
public interface OnePlyVerifier {
  /** The byte for the position with these rows, the player to move being South. */
  byte value(long south, long north);
}
