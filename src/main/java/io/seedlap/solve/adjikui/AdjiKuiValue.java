package io.seedlap.solve.adjikui;

import io.seedlap.rules.Ending;
import io.seedlap.rules.Rows;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The byte that a table of Adji Kui II contains for a position: the net of the seeds still in play,
 * player to move minus opponent, under best play, and whether best play ends.
 *
 * <p>The byte is (net + 64) × 2, plus 1 when some line of best play comes to an end. A value
 * without such a line rests on infinite play, which counts as net 0 of the seeds in play.
 */
final class AdjiKuiValue {
  private static final int ZERO = 64;

  private AdjiKuiValue() {}

  /**
   * @param net -48 to 48
   */
  static int of(int net, boolean ends) {
    return (net + ZERO) << 1 | (ends ? 1 : 0);
  }

  /** The seeds in play that the player to move gets, minus those that the opponent gets. */
  static int net(byte value) {
    return ((value & 0xFF) >>> 1) - ZERO;
  }

  /** Whether the value rests on infinite play: no line of best play comes to an end. */
  static boolean cyclic(byte value) {
    return (value & 1) == 0;
  }

  /** Whether the game is over with these seeds in play; then there is no table. */
  static boolean isEnd(long south, long north) {
    return AdjiKuiSolver.RULES.endOnBoard(south, north, Rows.OWN_ROW) != null;
  }

  /** The value of a capture that leads to a position of this value. */
  static int ofMove(int captured, byte after) {
    return of(captured - net(after), !cyclic(after));
  }

  /** The value of a move after which the game is over, with the opponent to move. */
  static int ofEnd(int captured, long south, long north) {
    return of(
        captured - net(AdjiKuiSolver.RULES.endOnBoard(south, north, Rows.OWN_ROW), south, north),
        true);
  }

  /** The value of a position in which neither player can sow. */
  static int ofDeadlock(long south, long north) {
    return of(net(AdjiKuiSolver.RULES.endWhenStuck(() -> false), south, north), true);
  }

  private static int net(@Nullable Ending ending, long south, long north) {
    return Objects.requireNonNull(ending).settlement().net(south, north, Rows.OWN_ROW);
  }
}
