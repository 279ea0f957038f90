package io.seedlap.solve.proof;

/** Values that need no search: of games that are over by the board alone, and of tables. */
@FunctionalInterface
public interface KnownValues {
  /** The value is not known. */
  int UNKNOWN = Integer.MIN_VALUE;

  /**
   * The value of a position for the player to move, who is South, in the unit of {@link
   * io.seedlap.rules.Settlement#net}, or {@link #UNKNOWN}.
   *
   * @param owned holes of the player to move, bit i for hole i
   * @param openingDue whether the opening of either player is due
   */
  int net(long south, long north, int owned, boolean openingDue);
}
