package io.seedlap.solve;

/**
 * The values of all positions of a slice, one byte each. The game's {@link TableSolver} defines
 * what a byte means. Any number of threads may read.
 */
public interface Slice {
  /**
   * @param index of the position, see {@link SliceIndex}
   */
  byte at(long index);

  /** Seeds on the board in every position of the slice. */
  int seeds();

  /**
   * Whether the values are still those that were believed. They are not once the file has changed
   * under its mapping: then {@link #at(long)} answers anything, or throws an {@link InternalError},
   * perhaps later, from another method.
   */
  default boolean isSound() {
    return true;
  }

  /** The value of the position with these rows, the player to move being South. */
  default byte at(long south, long north) {
    return at(SliceIndex.of(seeds()).of(south, north));
  }
}
