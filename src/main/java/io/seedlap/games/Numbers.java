package io.seedlap.games;

import io.seedlap.wire.Requests;

/** Whole numbers in queries and headers. */
final class Numbers {
  private static final int LONGEST = 9; // digits that fit an int

  private Numbers() {}

  /** The number from 1 to {@code most}; {@code usual} when the text is null. */
  static int read(Requests query, String field, String text, int usual, int most) {
    if (text == null) {
      return usual;
    }
    int number = text.matches("[0-9]{1," + LONGEST + "}") ? Integer.parseInt(text) : 0;
    query.check(
        number >= 1 && number <= most,
        field,
        "out-of-range",
        "This is a whole number from 1 to " + most + ".");
    return number;
  }
}
