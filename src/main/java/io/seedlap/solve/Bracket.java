package io.seedlap.solve;

/** Bounds of a value that is sought by questions whether it is at least a number. */
final class Bracket {
  private final boolean even;
  private final int estimate;
  private int low;
  private int high;
  private int step;
  private boolean askedYes;
  private boolean askedNo;

  /**
   * @param low the value is this at least
   * @param high the value is this at most
   * @param estimate where to begin
   * @param even whether the value is known to be even
   */
  Bracket(int low, int high, int estimate, boolean even) {
    this.even = even;
    this.low = low;
    this.high = high;
    this.estimate = estimate;
    this.step = even ? 2 : 1;
    round();
  }

  /** Between even numbers there is none: bounds are rounded inwards. */
  private void round() {
    if (even) {
      low += low & 1;
      high -= high & 1;
    }
  }

  boolean isClosed() {
    return low >= high;
  }

  int low() {
    return low;
  }

  int high() {
    return high;
  }

  /** The number to ask about next, more than {@link #low} and {@link #high} at most. */
  int next() {
    int number;
    if (askedYes && askedNo) {
      number = low + (high - low + 1) / 2;
    } else if (askedYes) {
      number = low + step;
      step *= 2;
    } else if (askedNo) {
      number = high - step + 1;
      step *= 2;
    } else {
      number = estimate;
    }
    if (even) {
      number |= 1; // the one between two even values
    }
    return Math.max(low + 1, Math.min(high, number));
  }

  /** The value is at least this number. */
  void yes(int number) {
    askedYes = true;
    low = number;
    round();
  }

  /** The value is less than this number. */
  void no(int number) {
    askedNo = true;
    high = number - 1;
    round();
  }
}
