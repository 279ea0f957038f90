package io.seedlap.solve;

import io.seedlap.rules.Hole;
import io.seedlap.rules.ReverseSowing;
import io.seedlap.rules.Rows;
import io.seedlap.rules.Ruleset;

/**
 * The positions from which a move that captures nothing leads to a given one, each as often as
 * there are such moves; with the usual ownership. Not for two threads at once.
 */
final class QuietPredecessors {
  private final ReverseSowing unsowing;
  private long south;
  private long north;
  private int endings;

  QuietPredecessors(Ruleset ruleset) {
    unsowing = new ReverseSowing(ruleset);
  }

  /** Starts with the predecessors of this position; call when the last {@link #next} was false. */
  void of(long positionSouth, long positionNorth) {
    // Who is to move here is not who moved: his rows are the other way round.
    south = positionNorth;
    north = positionSouth;
    endings = unsowing.quietEndings(south, north, Rows.OWN_ROW);
  }

  /** Goes to the next predecessor; false when there is none. */
  boolean next() {
    while (true) {
      while (unsowing.back()) {
        if (unsowing.hole() < Hole.PER_ROW && unsowing.liftable()) {
          return true;
        }
      }
      if (endings == 0) {
        return false;
      }
      unsowing.from(south, north, Integer.numberOfTrailingZeros(endings), Rows.OWN_ROW);
      endings &= endings - 1;
    }
  }

  /** The row of the player to move in the predecessor. */
  long south() {
    return unsowing.south();
  }

  long north() {
    return unsowing.north();
  }
}
