package io.seedlap.solve;

import io.seedlap.rules.Move;

/** A legal move at the root, with its value, or bounds of it, for the player to move there. */
final class RootMove {
  final Move move;

  /** The hole sown, 0 to 11 with the player who makes the move as South; 12 for a pass. */
  final int hole;

  /** The position after it, with the next player as South. */
  final long south;

  final long north;
  final int due;

  /** The value of its captures. */
  final int gain;

  /** Best estimate, between the bounds. */
  int value;

  /** Proven: the value is this at least. */
  int low;

  /** Proven: the value is this at most. */
  int high;

  RootMove(Move move, int hole, long south, long north, int due, int gain, int most) {
    this.move = move;
    this.hole = hole;
    this.south = south;
    this.north = north;
    this.due = due;
    this.gain = gain;
    this.low = gain - most;
    this.high = gain + most;
    this.value = gain;
  }

  boolean exact() {
    return low == high;
  }

  /** Takes an estimate, as far as the bounds allow it. */
  void estimate(int estimate) {
    value = Math.max(low, Math.min(high, estimate));
  }

  void settle(int exact) {
    low = exact;
    high = exact;
    value = exact;
  }

  /** Narrows the bounds and keeps the estimate between them. */
  void narrow(int atLeast, int atMost) {
    low = Math.max(low, atLeast);
    high = Math.min(high, atMost);
    value = Math.max(low, Math.min(high, value));
  }
}
