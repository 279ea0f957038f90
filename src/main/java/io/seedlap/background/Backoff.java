package io.seedlap.background;

import java.time.Duration;

/**
 * Pauses after failures in a row: each is twice as long as the one before, up to a limit.
 *
 * @param first after one failure, positive
 * @param longest at least as long
 */
public record Backoff(Duration first, Duration longest) {
  private static final int MAX_DOUBLINGS = 30;

  /**
   * The pause after so many failures in a row.
   *
   * @param failures 1 or more
   */
  public Duration after(int failures) {
    Duration pause = first.multipliedBy(1L << Math.min(failures - 1, MAX_DOUBLINGS));
    return pause.compareTo(longest) < 0 ? pause : longest;
  }
}
