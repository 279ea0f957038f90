package io.seedlap.retention;

import java.time.Instant;

/** Games, or matches. Both methods take a few at a time, and are called again for more. */
public interface Retained {
  /**
   * Ends some of those that go on and that nobody has touched since then; one that somebody touches
   * meanwhile goes on.
   *
   * @return how many have been ended
   */
  int abandon(Instant untouchedSince, int most);

  /**
   * Removes some of those that had finished by then, with all that belongs to them. Nothing of a
   * game or match that goes on is removed.
   *
   * @return how many have been removed
   */
  int remove(Instant finishedBefore, int most);
}
