package io.seedlap.games;

import io.seedlap.rules.MoveResult;
import io.seedlap.web.IfMatch;
import io.seedlap.web.PathIds;
import io.seedlap.web.Problem;
import io.seedlap.web.ProblemException;
import io.seedlap.web.ProblemType;
import io.seedlap.wire.RefusalProblems;
import java.util.UUID;

/**
 * Refusals in a game. Those that another request may have caused carry the present version; in the
 * order in which {@link GameService} checks for them.
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

  static ProblemException stale(GameEntity game, IfMatch ifMatch) {
    return ProblemException.versioned(
        Problem.of(
            ProblemType.STALE_VERSION,
            "The game is in version "
                + game.version
                + " by now; read it again."
                + ifMatch.advice()),
        game.version);
  }

  static ProblemException finished(GameEntity game) {
    return ProblemException.versioned(
        Problem.of(ProblemType.GAME_FINISHED).with("outcome", game.result()), game.version);
  }

  static ProblemException notYourTurn(GameEntity game) {
    return ProblemException.versioned(
        Problem.of(ProblemType.NOT_YOUR_TURN).with("turn", game.position().turn()), game.version);
  }

  static ProblemException illegal(GameEntity game, MoveResult.Refused refused) {
    return ProblemException.versioned(RefusalProblems.illegalMove(refused), game.version);
  }
}
