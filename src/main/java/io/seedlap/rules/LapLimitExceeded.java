package io.seedlap.rules;

/**
 * A {@link Referee} with a limited number of laps has used them up before the answer was found. It
 * says nothing about any move: ask again with more laps, on a thread that may take its time.
 */
public final class LapLimitExceeded extends RuntimeException {
  private static final long serialVersionUID = 1L;

  LapLimitExceeded() {
    super("the laps allowed for this question are used up", null, false, false);
  }
}
