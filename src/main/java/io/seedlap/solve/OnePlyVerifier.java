package io.seedlap.solve;

/**
 * Works out what a table must hold for a position from where its moves lead, one ply on: how tables
 * are checked independently of how they were built.
 */
public interface OnePlyVerifier {
  /** The byte for the position with these rows, the player to move being South. */
  byte value(long south, long north);
}
