package io.seedlap.rules;

/**
 * A {@link Referee} or a {@link Mover} with a limited number of laps has used them up before the
 * answer was found. Nothing follows from it about any move: the computation has to be repeated with
 * more laps, on a thread that may take long.
 */
public final class LapLimitExceeded extends RuntimeException {
  private static final long serialVersionUID = 1L;

  LapLimitExceeded() {
    super("the laps allowed for this computation are used up", null, false, false);
  }
}
