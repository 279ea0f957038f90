package io.seedlap.rules;

/**
 * How a game ended. The board is never altered by the settlement.
 *
 * @param winner null for a draw
 * @param score Adji Kui II: captured and swept seeds together; Sadeqa II: captured seeds
 * @param swept what each player takes from the board at the end; null where the game sweeps nothing
 */
public record Outcome(Reason reason, Player winner, Score score, Score swept) {
  /** Why it ended. */
  public enum Reason {
    /** Adji Kui II: eight or fewer seeds in play. */
    EIGHT_SEEDS,
    /** Adji Kui II: nobody can sow. */
    DEADLOCK,
    /** Sadeqa II: the player to move has an empty row. */
    NO_MOVE,
    /** Sadeqa II: the player to move has seeds, but every sowing is endless. */
    ENDLESS_ONLY,
    /** The same position for the third time since the last capture. */
    REPETITION,
    RESIGNATION
  }

  /** The one who has more seeds wins; with equal scores nobody does. */
  static Outcome byScore(Reason reason, Score captured, Score swept) {
    Score score = captured.plus(swept);
    int lead = Integer.compare(score.south(), score.north());
    Player winner = lead == 0 ? null : lead > 0 ? Player.SOUTH : Player.NORTH;
    return new Outcome(reason, winner, score, swept);
  }
}
