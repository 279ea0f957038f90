package io.seedlap.matches;

import io.seedlap.rules.Hole;
import io.seedlap.rules.NextGame;
import io.seedlap.rules.Player;
import java.util.List;

/** What comes next in a match. */
sealed interface Step {

  /**
   * The match is over.
   *
   * @param bought holes bought in the end
   */
  record Over(Player winner, EndReason reason, List<Hole> bought) implements Step {}

  /**
   * Somebody must choose.
   *
   * @param phase buying or filling
   * @param bought holes bought so far
   */
  record Choose(Phase phase, List<Hole> bought) implements Step {}

  /** Nothing is left to choose. */
  record Play(NextGame.SetUp game) implements Step {}

  /** The rules forbid what a player chose. */
  record Refused(NextGame.Refused refusal) implements Step {}
}
