package io.seedlap.solve;

import io.seedlap.rules.Move;
import io.seedlap.rules.Outcome;
import io.seedlap.rules.Player;
import io.seedlap.rules.Score;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The value of a position and of its moves.
 *
 * @param player to move
 * @param outcome how the game has ended; null while it goes on
 * @param value the position's
 * @param cyclic whether the value rests on infinite play
 * @param fromTable whether the position itself is in a table, or needs none since the game is over
 * @param best null when the game is over
 * @param pv the principal variation: the line expected under best play, the best move first, as far
 *     as it is known
 * @param moves all legal moves, best first
 * @param depth plies searched ahead
 * @param nodes positions searched
 */
public record Analysis(
    Player player,
    @Nullable Outcome outcome,
    Value value,
    boolean cyclic,
    boolean fromTable,
    @Nullable Move best,
    List<Move> pv,
    List<MoveValue> moves,
    int depth,
    long nodes) {

  public Analysis {
    pv = List.copyOf(pv);
    moves = List.copyOf(moves);
  }

  /** For the player to move. */
  public enum Result {
    WIN,
    DRAW,
    LOSS,
    UNKNOWN
  }

  /**
   * @param score the final score where seeds decide, expected where it is not exact; else null
   * @param exact whether it is proven
   * @param plies to the end under best play, where a table holds it; else null
   */
  public record Value(
      Result result, @Nullable Score score, boolean exact, @Nullable Integer plies) {}

  /** The value is the one for the player to move, after the move. */
  public record MoveValue(Move move, Value value) {}
}
