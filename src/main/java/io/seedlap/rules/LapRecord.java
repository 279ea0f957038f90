package io.seedlap.rules;

/**
 * Writes down the laps of one sowing, by their index in {@link Laps}: two bytes a lap. Laps that
 * find no room are only counted, so that an endless sowing may be heard of too.
 */
final class LapRecord implements Sowing.LapListener {
  static final LapRecord NO_LAPS = new LapRecord(0);

  private final char[] laps;
  private int size;

  /**
   * @param room laps it can hold
   */
  LapRecord(int room) {
    laps = new char[room];
  }

  @Override
  public void lap(int index) {
    if (size < laps.length) {
      laps[size] = (char) index;
    }
    size++;
  }

  /** Whether no lap is missing. */
  boolean isComplete() {
    return size <= laps.length;
  }

  int size() {
    return size;
  }

  /**
   * @param number from 0
   * @return its index in {@link Laps}
   */
  int at(int number) {
    return laps[number];
  }
}
