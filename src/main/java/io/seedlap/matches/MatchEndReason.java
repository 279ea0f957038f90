package io.seedlap.matches;

/** Why a match is over. */
enum MatchEndReason {
  /** The loser cannot fill a single hole. */
  NO_HOLE,
  /** The winner owns as many holes as the match's target. */
  TARGET,
  RESIGNATION,
  /** It was given up without a winner. */
  ABANDONED
}
