package io.seedlap.matches;

import io.seedlap.rules.match.NextGame;
import io.seedlap.web.IfMatch;
import io.seedlap.web.PathIds;
import io.seedlap.web.Problem;
import io.seedlap.web.ProblemException;
import io.seedlap.web.ProblemType;
import io.seedlap.wire.RefusalProblems;
import java.util.UUID;

/** Refusals in a match. Those that another request may have caused carry version and phase. */
final class MatchProblems {
  private MatchProblems() {}

  /**
   * The id of a match in a path.
   *
   * @throws ProblemException unknown-match, when no match can have such an id
   */
  static UUID parseId(String id) {
    return PathIds.parse(id, MatchProblems::unknown);
  }

  static ProblemException unknown() {
    return new ProblemException(ProblemType.UNKNOWN_MATCH);
  }

  static ProblemException stale(MatchEntity match, IfMatch ifMatch) {
    return versioned(
        Problem.of(
            ProblemType.STALE_VERSION,
            "The match is in version "
                + match.version
                + " by now; read it again."
                + ifMatch.advice()),
        match);
  }

  static ProblemException wrongPhase(MatchEntity match) {
    return versioned(
        Problem.of(
            ProblemType.WRONG_PHASE,
            "The match is in phase " + match.phase + "; this is not asked for now."),
        match);
  }

  static ProblemException illegal(MatchEntity match, NextGame.SetUpRefused refused) {
    return versioned(RefusalProblems.illegalPurchase(refused), match);
  }

  private static ProblemException versioned(Problem problem, MatchEntity match) {
    return new ProblemException(problem.with("version", match.version).with("phase", match.phase))
        .entityTag(match.version);
  }
}
