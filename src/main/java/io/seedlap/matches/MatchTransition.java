package io.seedlap.matches;

import io.seedlap.rules.Hole;
import io.seedlap.rules.Player;
import io.seedlap.rules.match.NextGame;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What follows from the end of a game, or from a choice, in a match. */
sealed interface MatchTransition {

  /**
   * The match is over.
   *
   * @param winner null where it was abandoned
   * @param bought holes bought last
   */
  record Finish(@Nullable Player winner, MatchEndReason reason, List<Hole> bought)
      implements MatchTransition {}

  /**
   * A player must choose.
   *
   * @param phase buying or filling
   * @param bought holes bought so far
   */
  record AwaitChoice(MatchPhase phase, List<Hole> bought) implements MatchTransition {}

  /** Nothing is left to choose: the next game starts. */
  record StartGame(NextGame.SetUp setUp) implements MatchTransition {}

  /** The rules forbid the choice. */
  record RejectChoice(NextGame.SetUpRefused refusal) implements MatchTransition {}
}
