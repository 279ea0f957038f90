package io.seedlap.solve;

import io.seedlap.rules.Hole;
import io.seedlap.rules.ReverseSowing;
import io.seedlap.rules.Rows;
import io.seedlap.rules.Ruleset;

/**
 * The positions from which a move that captures nothing leads to a given one, each as often as
 * there are such moves; with the usual ownership. Not for two threads at once.
 */
public final class QuietPredecessors {
  private final ReverseSowing reverse;
  private long south;
  private long north;
  private int endings;

  public QuietPredecessors(Ruleset ruleset) {
    reverse = new ReverseSowing(ruleset);
  }

  /** Starts with the predecessors of this position; call when the last {@link #next} was false. */
  public void of(long positionSouth, long positionNorth) {
    // The player to move here is not the one who moved, for whom the rows are the other way round.
    south = positionNorth;
    north = positionSouth;
    endings = reverse.quietEndings(south, north, Rows.OWN_ROW);
  }

  /** Goes to the next predecessor; false when there is none. */
  public boolean next() {
    while (true) {
      while (reverse.back()) {
        if (reverse.hole() < Hole.PER_ROW && reverse.liftable()) {
          return true;
        }
      }
      if (endings == 0) {
        return false;
      }
      reverse.from(south, north, Integer.numberOfTrailingZeros(endings), Rows.OWN_ROW);
      endings &= endings - 1;
    }
  }

  /** The row of the player to move in the predecessor. */
  public long south() {
    return reverse.south();
  }

  public long north() {
    return reverse.north();
  }
}
