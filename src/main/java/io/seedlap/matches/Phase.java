package io.seedlap.matches;

/** What a match waits for. */
enum Phase {
  /** For the end of its last game. */
  PLAYING,
  /** For a purchase by the player with more seeds. */
  BUYING,
  /** For the other's word on which of his holes stay empty. */
  FILLING,
  FINISHED
}
