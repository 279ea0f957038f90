package io.seedlap.matches;

/** What a match awaits. */
enum MatchPhase {
  /** The end of its last game. */
  PLAYING,
  /** A purchase by the player with more seeds. */
  BUYING,
  /** The choice of the other player which of their holes stay empty. */
  FILLING,
  /** Nothing: the match is over. */
  FINISHED
}
