package io.seedlap.games;

import io.seedlap.web.IfMatch;
import io.seedlap.web.PathIds;
import io.seedlap.web.Problem;
import io.seedlap.web.ProblemException;
import io.seedlap.web.ProblemType;
import io.seedlap.wire.RefusalProblems;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/**
 * Refusals in a game. Those that another request may have caused carry the present version; in the
 * order in which they are checked for.
 */
final class GameProblems {
  private GameProblems() {}

  /**
   * The id of a game in a path.
   *
   * @throws ProblemException unknown-game, when no game can have such an id
   */
  static UUID parseId(String id) {
    return PathIds.parse(id, GameProblems::unknown);
  }

  static ProblemException unknown() {
    return new ProblemException(ProblemType.UNKNOWN_GAME);
  }

  private static ProblemException stale(StoredGame game, IfMatch ifMatch) {
    return ProblemException.versioned(
        Problem.of(
            ProblemType.STALE_VERSION,
            "The game is in version "
                + game.version()
                + " by now; read it again."
                + ifMatch.advice()),
        game.version());
  }

  private static ProblemException finished(StoredGame game) {
    return ProblemException.versioned(
        Problem.of(ProblemType.GAME_FINISHED).with("outcome", game.outcome()), game.version());
  }

  /**
   * Checks that a game may be changed by whoever accepts these versions.
   *
   * @throws ProblemException stale-version or game-finished
   */
  static void requireActive(StoredGame game, IfMatch ifMatch) {
    if (!ifMatch.accepts(game.version())) {
      throw stale(game, ifMatch);
    }
    if (game.isFinished()) {
      throw finished(game);
    }
  }

  /**
   * The refusal of a move.
   *
   * @param judgement not an acceptance
   * @param index of the move among several in a row, from 0; null for a single move
   */
  static ProblemException rejected(
      StoredGame game, MoveJudgement judgement, @Nullable Integer index) {
    Problem problem = problem(judgement);
    return ProblemException.versioned(
        index == null ? problem : problem.with("index", index), game.version());
  }

  private static Problem problem(MoveJudgement judgement) {
    if (judgement instanceof MoveJudgement.OutOfTurn outOfTurn) {
      return Problem.of(ProblemType.NOT_YOUR_TURN).with("turn", outOfTurn.turn());
    }
    if (judgement instanceof MoveJudgement.GameOver over) {
      return Problem.of(ProblemType.GAME_FINISHED).with("outcome", over.outcome());
    }
    return RefusalProblems.illegalMove(((MoveJudgement.Rejected) judgement).refusal());
  }
}
