package io.seedlap.solve.proof;

/**
 * What is proven of a move.
 *
 * @param hole 0 to 11, with the player who makes it as South; 12 for a pass
 * @param low the least value it can have for that player, in the unit of {@link
 *     io.seedlap.rules.Settlement#net}, its captures included
 * @param high the greatest; the same as the least when the value is proven
 */
public record MoveBounds(int hole, int low, int high) {
  /** Represents a pass among the holes 0 to 11. */
  public static final int PASS = 12;

  public MoveBounds {
    if (hole < 0 || hole > PASS || low > high) {
      throw new IllegalArgumentException("no bounds of a move");
    }
  }

  public boolean isExact() {
    return low == high;
  }
}
