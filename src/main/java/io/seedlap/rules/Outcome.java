package io.seedlap.rules;

import org.jspecify.annotations.Nullable;

/**
 * How a game ended. The board is never altered by the settlement.
 *
 * @param winner null for a draw, and where the game was abandoned
 * @param score where seeds decide: captured seeds and those of the settlement together; else the
 *     captured seeds
 * @param swept what each player takes from the board at the end; null where seeds do not decide
 */
public record Outcome(Reason reason, @Nullable Player winner, Score score, @Nullable Score swept) {
  /** Why it ended. */
  public enum Reason {
    /** Eight or fewer seeds are in play. */
    EIGHT_SEEDS,
    /** Nobody can sow. */
    DEADLOCK,
    /** The player to move has an empty row. */
    NO_MOVE,
    /** The player to move has seeds, but every sowing is endless. */
    ENDLESS_ONLY,
    /** The same position for the third time since the last capture. */
    REPETITION,
    RESIGNATION,
    /** It was given up without a result. */
    ABANDONED
  }

  /** The outcome of an ending in this position. */
  static Outcome of(Ending ending, Position position) {
    Reason reason = ending.reason();
    Board board = position.board();
    return switch (ending.settlement()) {
      case SWEEP ->
          byScore(
              reason,
              position.captured(),
              new Score(
                  board.total(position.owned(Player.SOUTH)),
                  board.total(position.owned(Player.NORTH))));
      case SHARE -> {
        int half = board.total() / 2;
        yield byScore(reason, position.captured(), new Score(half, half));
      }
      case OPPONENT_WINS -> new Outcome(reason, position.turn().other(), position.captured(), null);
      case DRAW -> new Outcome(reason, null, position.captured(), null);
    };
  }

  /** The player with more seeds wins; with equal scores nobody does. */
  private static Outcome byScore(Reason reason, Score captured, Score swept) {
    Score score = captured.plus(swept);
    int lead = Integer.compare(score.south(), score.north());
    @Nullable Player winner = lead == 0 ? null : lead > 0 ? Player.SOUTH : Player.NORTH;
    return new Outcome(reason, winner, score, swept);
  }
}
