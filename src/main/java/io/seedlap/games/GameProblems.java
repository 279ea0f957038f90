package io.seedlap.games;

import io.seedlap.rules.MoveResult;
import io.seedlap.web.Problem;
import io.seedlap.web.ProblemException;
import io.seedlap.web.ProblemType;

/** Refusals in a game. Those that another request may have caused name the present version. */
final class GameProblems {
  private GameProblems() {}

  static ProblemException unknown() {
    return new ProblemException(ProblemType.UNKNOWN_GAME);
  }

  static ProblemException stale(KeptGame game) {
    return versioned(
        Problem.of(
            ProblemType.STALE_VERSION,
            "The game is in version " + game.version + " by now; read it again."),
        game);
  }

  static ProblemException finished(KeptGame game) {
    return versioned(Problem.of(ProblemType.GAME_FINISHED).with("outcome", game.result()), game);
  }

  static ProblemException notYourTurn(KeptGame game) {
    return versioned(
        Problem.of(ProblemType.NOT_YOUR_TURN).with("turn", game.position().turn()), game);
  }

  static ProblemException illegal(KeptGame game, MoveResult.Refused refused) {
    return versioned(
        Problem.of(ProblemType.ILLEGAL_MOVE, refused.detail()).because(refused.reason()), game);
  }

  private static ProblemException versioned(Problem problem, KeptGame game) {
    return new ProblemException(problem.with("version", game.version))
        .header("ETag", "\"" + game.version + "\"");
  }
}
