package io.seedlap.wire;

import io.seedlap.rules.MoveResult;
import io.seedlap.rules.match.NextGame;
import io.seedlap.web.Problem;
import io.seedlap.web.ProblemType;

/** Refusals by the rules, as problems. */
public final class RefusalProblems {
  private RefusalProblems() {}

  /** The problem illegal-move, with the reason. */
  public static Problem illegalMove(MoveResult.Refused refused) {
    return Problem.of(ProblemType.ILLEGAL_MOVE, refused.detail()).because(refused.reason());
  }

  /** The problem illegal-purchase, with the reason. */
  public static Problem illegalPurchase(NextGame.SetUpRefused refused) {
    return Problem.of(ProblemType.ILLEGAL_PURCHASE, refused.detail()).because(refused.reason());
  }
}
