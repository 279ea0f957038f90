package io.seedlap.solve.proof;

import java.util.List;

/**
 * What is proven of the moves of a position in which no hole is bought, perhaps not yet all of it.
 *
 * @param south row of the player to move
 * @param north row of the opponent
 * @param due bit 0: the opening of the player to move is due; bit 1: the opponent's
 * @param moves all legal moves
 * @param line a line of best play, holes as in {@link MoveBounds}, each with the player who moves
 *     as South; empty while the value is not proven
 * @param cyclic whether the value rests on infinite play
 */
public record ProvenPosition(
    long south, long north, int due, List<MoveBounds> moves, List<Integer> line, boolean cyclic) {

  public ProvenPosition {
    moves = List.copyOf(moves);
    line = List.copyOf(line);
  }

  /** Whether the value of the position is proven, if not that of every move. */
  public boolean isProven() {
    int low = moves.stream().mapToInt(MoveBounds::low).max().orElse(Integer.MIN_VALUE);
    int high = moves.stream().mapToInt(MoveBounds::high).max().orElse(Integer.MAX_VALUE);
    return low == high && !line.isEmpty();
  }
}
