package io.seedlap.solve.proof;

import org.jspecify.annotations.Nullable;

/**
 * A second reading of a game's rules, for {@link CertificateCheck} only: it shares no code with
 * {@link io.seedlap.rules} and the search. A board is twelve counts in sowing order; the player to
 * move owns the first six holes.
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
  int @Nullable [] sow(int[] board, int hole, boolean openingDue);

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
