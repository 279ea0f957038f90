package io.seedlap.rules;

/**
 * A move in three figures.
 *
 * @param laps laps sown; 0 for a pass
 * @param sown seeds dropped, all laps together
 * @param captured seeds captured
 */
public record MoveSummary(long laps, long sown, int captured) {
  static final MoveSummary OF_PASS = new MoveSummary(0, 0, 0);
}
