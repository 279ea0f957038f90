package io.seedlap.wire;

import io.seedlap.rules.Tally;

/**
 * A move in three figures.
 *
 * @param sown seeds dropped, all laps together
 * @param captured seeds captured
 */
public record Summary(long laps, long sown, int captured) {
  public static Summary of(Tally tally) {
    return new Summary(tally.laps(), tally.sown(), tally.captured());
  }
}
