package io.seedlap.retention;

import java.time.Instant;
import java.util.List;
import java.util.UUID;

/** Games, or matches, of which a few are taken at a time. */
public interface Retained {
  /** Some of those that go on and that nobody has touched since then, the oldest first. */
  List<UUID> untouched(Instant since, int most);

  /**
   * Ends one of those; one that somebody has touched meanwhile goes on.
   *
   * @return whether it has been ended
   */
  boolean abandon(UUID id, Instant untouchedSince);

  /**
   * Removes some of those that had finished by then, with all that belongs to them. Nothing of a
   * game or match that goes on is removed.
   *
   * @return how many have been removed
   */
  int remove(Instant finishedBefore, int most);
}
