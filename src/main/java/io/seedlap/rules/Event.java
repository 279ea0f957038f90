package io.seedlap.rules;

/**
 * What happens in a move, in order: laps, at most one capture, the end of the move; or a pass; and
 * last, if the move ends the game, the end of the game. Each event has the board after it.
 */
public sealed interface Event {
  Board board();

  /**
   * @param lap number of the lap in the move, from 1
   * @param seeds seeds lifted and sown, 1 or more
   * @param last hole where the lap ends
   * @param lastCount seeds in {@code last} after the lap, the dropped one included
   */
  record Lap(int lap, Hole from, int seeds, Hole last, int lastCount, Board board)
      implements Event {}

  /**
   * @param hole the hole that is emptied
   * @param player who takes the seeds
   */
  record Capture(Hole hole, int seeds, CaptureRule rule, Player player, Board board)
      implements Event {}

  /**
   * @param reason never {@link MoveEnd#PASS}
   */
  record MoveEnded(MoveEnd reason, Board board) implements Event {}

  record Passed(Player player, Board board) implements Event {}

  record GameEnded(Outcome outcome, Board board) implements Event {}
}
