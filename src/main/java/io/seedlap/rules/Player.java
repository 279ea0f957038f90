package io.seedlap.rules;

/** The two players. South sits at the row {@code A..F} and moves first. */
public enum Player {
  SOUTH,
  NORTH;

  public Player other() {
    return this == SOUTH ? NORTH : SOUTH;
  }
}
