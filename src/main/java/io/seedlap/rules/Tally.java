package io.seedlap.rules;

/**
 * A move in figures.
 *
 * @param laps laps sown; 0 for a pass
 * @param sown seeds dropped, all laps together
 * @param captured seeds captured
 * @param end where the move ended
 */
public record Tally(long laps, long sown, int captured, MoveEnd end) {
  static final Tally OF_PASS = new Tally(0, 0, 0, MoveEnd.PASS);
}
