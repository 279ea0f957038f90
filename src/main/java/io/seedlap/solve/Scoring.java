package io.seedlap.solve;

import io.seedlap.rules.Ruleset;

/**
 * What a position of one game is worth to the search, as a whole number for the player to move, who
 * is South. The opponent's worth is its negative. Stateless but for the tables.
 */
interface Scoring {
  /** Not known. */
  int UNKNOWN = Integer.MIN_VALUE;

  /** Larger than anything a position is worth. */
  int LIMIT = 16_000;

  Ruleset ruleset();

  /**
   * What is known of a position without a move: because the game is over by what lies on the board,
   * or from a table.
   *
   * @param owned holes of the player to move, bit i for hole i
   * @param opening whether somebody's opening is due
   */
  int known(long south, long north, int owned, boolean opening);

  /**
   * What a position is worth in which the player to move cannot sow, or {@link #UNKNOWN} when he
   * passes.
   */
  int stuck(long south, long north, int owned, boolean otherCanSow);

  /** A guess, where it is not known. */
  int guess(long south, long north, int owned);

  /** No position on this board is worth more, nor less than the negative. */
  int most(long south, long north);

  /** What captured seeds are worth. */
  int gain(int captured);

  /** Whether such a value cannot have come from a guess. */
  boolean decisive(int value);

  /** Whether, this having been met, it is worth the time to look for bounds free of guesses. */
  boolean boundsMatter(int known);

  /** Seeds in the holes, bit i for hole i. */
  static int seeds(long south, long north, int holes) {
    return SliceIndex.total(south & lanes(holes)) + SliceIndex.total(north & lanes(holes >>> 6));
  }

  private static long lanes(int holes) {
    long lanes = 0;
    for (int hole = 0; hole < 6; hole++) {
      lanes |= (0xFFL & -(holes >>> hole & 1)) << 8 * hole;
    }
    return lanes;
  }
}
