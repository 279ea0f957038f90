package io.seedlap.matches;

/** Why a match is over. */
enum EndReason {
  /** The loser cannot fill a single hole. */
  NO_HOLE,
  /** The winner owns as many holes as the match was made for. */
  TARGET,
  RESIGNATION
}
