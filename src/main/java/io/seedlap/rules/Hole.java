package io.seedlap.rules;

import java.util.Optional;

/**
 * The twelve holes in sowing order, counter-clockwise: South's row {@code A..F} from South's left
 * to right, then North's {@code a..f}, and back to {@code A}.
 */
public enum Hole {
  A,
  B,
  C,
  D,
  E,
  F,
  a,
  b,
  c,
  d,
  e,
  f;

  /** Holes in a row. */
  public static final int PER_ROW = 6;

  /** Holes on the board. */
  public static final int COUNT = 12;

  private static final Hole[] ALL = values();

  /**
   * @param index 0 (A) to 11 (f), the place in sowing order
   */
  public static Hole at(int index) {
    return ALL[index];
  }

  /** The hole with this one-letter name; empty when there is none. Upper and lower case differ. */
  public static Optional<Hole> named(String name) {
    if (name.length() == 1) {
      char letter = name.charAt(0);
      if (letter >= 'A' && letter <= 'F') {
        return Optional.of(at(letter - 'A'));
      }
      if (letter >= 'a' && letter <= 'f') {
        return Optional.of(at(letter - 'a' + PER_ROW));
      }
    }
    return Optional.empty();
  }

  /** The player in whose row the hole lies; with bought holes they need not own it. */
  public Player row() {
    return ordinal() < PER_ROW ? Player.SOUTH : Player.NORTH;
  }

  /** The hole across the board: {@code A-f B-e C-d D-c E-b F-a}. */
  public Hole opposite() {
    return at(Rows.opposite(ordinal()));
  }

  /** The player's extreme right hole: {@code F} for South, {@code f} for North. */
  public static Hole rightmost(Player player) {
    return player == Player.SOUTH ? F : f;
  }
}
