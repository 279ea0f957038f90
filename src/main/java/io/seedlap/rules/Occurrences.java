package io.seedlap.rules;

import java.util.Arrays;

/**
 * How often each board with a player to move has occurred in one game, in which ownership never
 * changes. An open-addressing hash table of words: of a key's two words the second has room for the
 * count.
 */
final class Occurrences {
  private static final int FIRST_SLOTS = 32;
  private static final int ABOVE_THE_LANES = 48;
  private static final long ONE_MORE = 1L << ABOVE_THE_LANES;

  /** South's row, with the player to move above its lanes. */
  private long[] first = new long[FIRST_SLOTS];

  /** North's row, with the count above its lanes; zero where the slot is free. */
  private long[] second = new long[FIRST_SLOTS];

  private int used;

  /**
   * Counts this occurrence of the position; returns how often it has occurred, this time included.
   */
  int count(Position position) {
    if (used * 2 >= first.length) {
      grow();
    }
    Board board = position.board();
    long key = board.south() | (long) position.turn().ordinal() << ABOVE_THE_LANES;
    int slot = slot(key, board.north());
    if (second[slot] == 0) {
      first[slot] = key;
      second[slot] = board.north();
      used++;
    }
    second[slot] += ONE_MORE;
    return (int) (second[slot] >>> ABOVE_THE_LANES);
  }

  void clear() {
    if (used > 0) {
      Arrays.fill(second, 0);
      used = 0;
    }
  }

  /** Where the key is, or the free slot where it belongs. */
  private int slot(long key, long north) {
    int slot = hash(key, north);
    while (second[slot] != 0 && (first[slot] != key || (second[slot] & ONE_MORE - 1) != north)) {
      slot = slot + 1 & first.length - 1;
    }
    return slot;
  }

  private int hash(long key, long north) {
    long mixed = (key * 31 + north) * 0x9E37_79B9_7F4A_7C15L;
    return (int) (mixed >>> 32) & first.length - 1;
  }

  private void grow() {
    long[] keys = first;
    long[] counted = second;
    first = new long[keys.length * 2];
    second = new long[keys.length * 2];
    for (int i = 0; i < keys.length; i++) {
      if (counted[i] != 0) {
        int slot = slot(keys[i], counted[i] & ONE_MORE - 1);
        first[slot] = keys[i];
        second[slot] = counted[i];
      }
    }
  }
}
