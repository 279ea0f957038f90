package io.seedlap.rules;

import io.seedlap.rules.notation.PositionDraft;

/**
 * A position of one of the games: everything that legal moves and outcomes depend on, except for
 * the history, which {@link Game} keeps. Always valid: {@link PositionDraft} checks positions from
 * outside and returns every violation.
 *
 * @param turn who moves, or would move next when the game is over
 * @param captured seeds out of play; with the board they make {@link Ruleset#seeds()}
 * @param bought holes owned by the player of the other row, all in one row; only where the game
 *     sells holes
 * @param openingDue players who have not made their first move; only where the game has an opening
 */
public record Position(
    Ruleset ruleset, Board board, Player turn, Score captured, Holes bought, Openings openingDue) {

  public Position {
    boolean sound =
        board.total() > 0
            && captured.south() >= 0
            && captured.north() >= 0
            && (long) board.total() + captured.south() + captured.north() == ruleset.seeds()
            && (bought.isEmpty() || ruleset.sellsHoles())
            && !(bought.intersects(Holes.row(Player.SOUTH))
                && bought.intersects(Holes.row(Player.NORTH)))
            && (openingDue == Openings.NONE || ruleset.hasOpening());
    if (!sound) {
      throw new IllegalArgumentException("not a position of " + ruleset.id());
    }
  }

  /**
   * The holes a player owns: those of their row that are not bought, and those they have bought.
   */
  public Holes owned(Player player) {
    return Holes.row(player).symmetricDifference(bought);
  }

  /** The row of the player to move, in the form of {@link Rows}. */
  public long near() {
    return turn == Player.SOUTH ? board.south() : board.north();
  }

  /** The other row. */
  public long far() {
    return turn == Player.SOUTH ? board.north() : board.south();
  }

  /** The holes that the player to move owns, with that player as South: bit i for hole i. */
  public int ownedByMover() {
    int holes = owned(turn).bits();
    return turn == Player.SOUTH ? holes : Rows.swapSides(holes);
  }

  public boolean owns(Player player, Hole hole) {
    return (hole.row() == player) != bought.contains(hole);
  }

  /** This position with the turn passed on and nothing else changed. */
  Position passed() {
    return new Position(ruleset, board, turn.other(), captured, bought, openingDue);
  }

  /** The position after the player to move has made a move that left this board. */
  Position after(Board left, int seedsCaptured) {
    return new Position(
        ruleset,
        left,
        turn.other(),
        captured.plus(turn, seedsCaptured),
        bought,
        openingDue.without(turn));
  }
}
