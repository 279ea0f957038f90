package io.seedlap.solve;

import io.seedlap.rules.Hole;
import io.seedlap.rules.Holes;
import io.seedlap.rules.Move;
import io.seedlap.rules.Mover;
import io.seedlap.rules.Player;
import io.seedlap.rules.Position;
import java.util.ArrayList;
import java.util.List;

/** A position as the player to move sees it, being South, and back. */
final class Root {
  final Position position;
  final long south;
  final long north;

  /** His holes, bit i for hole i. */
  final int owned;

  /** Bit 0: his opening is due; bit 1: the opponent's. */
  final int due;

  Root(Position position) {
    this.position = position;
    boolean isSouth = position.turn() == Player.SOUTH;
    south = isSouth ? position.board().south() : position.board().north();
    north = isSouth ? position.board().north() : position.board().south();
    Holes holes = position.owned(position.turn());
    owned = isSouth ? holes.bits() : Search.turned(holes.bits());
    due =
        (position.due().due(position.turn()) ? 1 : 0)
            | (position.due().due(position.turn().other()) ? 2 : 0);
  }

  /**
   * The move in the words of the rules.
   *
   * @param hole as the player sees it who makes the move, 0 to 11
   * @param ply even when he is the player to move at the root
   */
  Move move(int hole, int ply) {
    boolean south = (position.turn() == Player.SOUTH) == ((ply & 1) == 0);
    return Move.sow(Hole.at(south ? hole : (hole + 6) % 12));
  }

  /** All legal moves, in sowing order; a pass when there is none. */
  List<RootMove> moves(Mover mover, Scoring scoring) {
    List<RootMove> moves = new ArrayList<>();
    for (int rest = owned; rest != 0; rest &= rest - 1) {
      int hole = Integer.numberOfTrailingZeros(rest);
      if (mover.liftable(south, north, hole)
          && !Search.held(south, due, hole)
          && mover.sow(south, north, hole, owned)) {
        moves.add(after(move(hole, 0), mover.north(), mover.south(), mover.captured(), scoring));
      }
    }
    if (moves.isEmpty()) {
      moves.add(after(Move.PASS, north, south, 0, scoring));
    }
    return moves;
  }

  private RootMove after(Move move, long nextSouth, long nextNorth, int captured, Scoring scoring) {
    return new RootMove(
        move,
        nextSouth,
        nextNorth,
        Search.dueAfter(due),
        scoring.gain(captured),
        scoring.most(nextSouth, nextNorth));
  }
}
