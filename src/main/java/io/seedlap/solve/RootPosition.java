package io.seedlap.solve;

import io.seedlap.rules.Hole;
import io.seedlap.rules.Move;
import io.seedlap.rules.Mover;
import io.seedlap.rules.Player;
import io.seedlap.rules.Position;
import io.seedlap.rules.Rows;
import io.seedlap.solve.proof.MoveBounds;
import java.util.ArrayList;
import java.util.List;

/** A position with the player to move as South; converts its moves back. */
final class RootPosition {
  final Position position;
  final long south;
  final long north;

  /** Their holes, bit i for hole i. */
  final int owned;

  /** Bit 0: their opening is due; bit 1: the opponent's. */
  final int due;

  RootPosition(Position position) {
    this.position = position;
    south = position.near();
    north = position.far();
    owned = position.ownedByMover();
    due =
        (position.openingDue().includes(position.turn()) ? 1 : 0)
            | (position.openingDue().includes(position.turn().other()) ? 2 : 0);
  }

  /**
   * The move as a value of the rules.
   *
   * @param hole 0 to 11, with the player who makes the move as South
   * @param ply even when that is the player to move at the root
   */
  Move move(int hole, int ply) {
    boolean south = (position.turn() == Player.SOUTH) == ((ply & 1) == 0);
    return Move.sow(Hole.at(south ? hole : Rows.swapSide(hole)));
  }

  /** All legal moves, in sowing order; a pass when there is none. */
  List<RootMove> moves(Mover mover, Evaluator evaluator) {
    List<RootMove> moves = new ArrayList<>();
    int liftable = position.ruleset().liftable(south, north, owned, (due & 1) != 0);
    for (int rest = liftable; rest != 0; rest &= rest - 1) {
      int hole = Integer.numberOfTrailingZeros(rest);
      if (mover.sow(south, north, hole, owned)) {
        moves.add(
            after(
                move(hole, 0),
                hole,
                mover.north(),
                mover.south(),
                Search.dueAfter(due),
                mover.captured(),
                evaluator));
      }
    }
    if (moves.isEmpty()) {
      moves.add(
          after(Move.PASS, MoveBounds.PASS, north, south, Search.dueAfterPass(due), 0, evaluator));
    }
    return moves;
  }

  private RootMove after(
      Move move,
      int hole,
      long nextSouth,
      long nextNorth,
      int nextDue,
      int captured,
      Evaluator evaluator) {
    return new RootMove(
        move,
        hole,
        nextSouth,
        nextNorth,
        nextDue,
        evaluator.gain(captured),
        evaluator.bound(nextSouth, nextNorth));
  }
}
