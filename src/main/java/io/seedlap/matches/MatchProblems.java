package io.seedlap.matches;

import io.seedlap.rules.NextGame;
import io.seedlap.web.Problem;
import io.seedlap.web.ProblemException;
import io.seedlap.web.ProblemType;

/** Refusals in a match. Those that another request may have caused name the present version. */
final class MatchProblems {
  private MatchProblems() {}

  static ProblemException unknown() {
    return new ProblemException(ProblemType.UNKNOWN_MATCH);
  }

  static ProblemException stale(KeptMatch match) {
    return versioned(
        Problem.of(
            ProblemType.STALE_VERSION,
            "The match is in version " + match.version + " by now; read it again."),
        match);
  }

  static ProblemException wrongPhase(KeptMatch match) {
    return versioned(
        Problem.of(
            ProblemType.WRONG_PHASE,
            "The match is in phase " + match.phase + "; this is not asked for now."),
        match);
  }

  static ProblemException illegal(KeptMatch match, NextGame.Refused refused) {
    return versioned(
        Problem.of(ProblemType.ILLEGAL_PURCHASE, refused.detail()).because(refused.reason()),
        match);
  }

  private static ProblemException versioned(Problem problem, KeptMatch match) {
    return new ProblemException(problem.with("version", match.version).with("phase", match.phase))
        .header("ETag", "\"" + match.version + "\"");
  }
}
