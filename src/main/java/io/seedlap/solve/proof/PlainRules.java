package io.seedlap.solve.proof;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * A second reading of a game's rules, for {@link CertificateCheck} only: it shares no code with
 * {@link io.seedlap.rules} and the search. A board is twelve counts in sowing order; the player to
 * move owns the first six holes. Seeds are dropped one by one, with the usual ownership.
 */
public interface PlainRules {
  /**
   * Sows a hole.
   *
   * @param board not changed
   * @param hole 0 to 5
   * @param openingDue whether this is the player's first move
   * @return the twelve counts afterwards and the seeds captured; null where the move is not legal
   */
  default int @Nullable [] sow(int[] board, int hole, boolean openingDue) {
    if (!mayLift(board, hole, openingDue)) {
      return null;
    }
    int[] now = Arrays.copyOf(board, 13);
    int hand = now[hole];
    int at = hole;
    now[hole] = 0;
    int[] first = now.clone();
    while (true) {
      for (; hand > 0; hand--) {
        at = (at + 1) % 12;
        now[at]++;
      }
      if (lands(now, at)) {
        return now;
      }
      hand = now[at];
      now[at] = 0;
      if (at == hole && Arrays.equals(now, first)) {
        return null; // endless
      }
    }
  }

  /** Whether the player may start from the hole, whatever its sowing would be. */
  boolean mayLift(int[] board, int hole, boolean openingDue);

  /**
   * Ends the move, if it ends with the last seed of a lap in this hole.
   *
   * @param now the twelve counts; captured seeds are moved from them to the thirteenth place
   * @param at 0 to 11
   * @return false when the relay goes on
   */
  boolean lands(int[] now, int at);

  /** The net for the player to move if the game is over by the board alone; else null. */
  @Nullable Integer over(int[] board);

  /**
   * The net for the player to move, who cannot sow, if the game is over then; null for a pass.
   *
   * @param opponentCanSow whether the opponent could sow in this position
   */
  @Nullable Integer stuck(int[] board, boolean opponentCanSow);

  /** Whether captured seeds count. */
  boolean seedsCount();
}
