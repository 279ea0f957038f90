package io.seedlap.rules;

/** How the seeds in play are divided and the winner is determined when a game ends. */
public enum Settlement {
  /** Each player takes the seeds in the holes they own. Most seeds win. */
  SWEEP,
  /** The seeds in play are shared equally; an odd one is nobody's. Most seeds win. */
  SHARE,
  /** The opponent of the player to move wins; seeds do not decide. */
  OPPONENT_WINS,
  /** Nobody wins; seeds do not decide. */
  DRAW;

  /**
   * The value of a game that ends so for the player to move, who is South, not counting the seeds
   * captured before: where seeds decide, the seeds this player gets of those in play less the
   * opponent's; else 1 for a win, 0 for a draw, -1 for a loss.
   *
   * @param owned the holes the player to move owns, bit i for hole i
   */
  public int net(long south, long north, int owned) {
    return switch (this) {
      case SWEEP -> 2 * Rows.total(south, north, owned) - Rows.total(south, north);
      case OPPONENT_WINS -> -1;
      case SHARE, DRAW -> 0;
    };
  }
}
