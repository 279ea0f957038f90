package io.seedlap.solve;

import java.util.Arrays;

/**
 * The results of the search by position, one entry a slot; the latest entry replaces an older one.
 * The whole position is stored, so there are no collisions. An entry is two words:
 *
 * <pre>
 * first   bits 0-47 South's row   48-51 hole of the best move   52-57 depth   58-59 bound   60-63 mode
 * second  bits 0-47 North's row   48-63 value
 * </pre>
 *
 * The search mode (see {@link Search}) separates results that must not be mixed. The key is the
 * whole position and the mode; a new entry always replaces the one in its slot.
 */
final class TranspositionTable {
  static final int NO_MOVE = 15;
  static final int EXACT = 1;
  static final int AT_LEAST = 2;
  static final int AT_MOST = 3;

  private static final long ROW = 0xFFFF_FFFF_FFFFL;
  private final long[] entries;
  private final int mask;
  private long first;
  private long second;

  /**
   * @param bits 2 to the power of bits entries, of 16 bytes each
   */
  TranspositionTable(int bits) {
    entries = new long[2 << bits];
    mask = (1 << bits) - 1;
  }

  void clear() {
    Arrays.fill(entries, 0);
  }

  /** Looks a position up; when it is there, the other methods return the fields of its entry. */
  boolean find(long south, long north, int mode) {
    int at = place(south, north, mode);
    first = entries[at];
    second = entries[at + 1];
    return (first & ROW) == south
        && (second & ROW) == north
        && (int) (first >>> 60) == mode
        && bound() != 0;
  }

  int move() {
    return (int) (first >>> 48) & 15;
  }

  int depth() {
    return (int) (first >>> 52) & 63;
  }

  int bound() {
    return (int) (first >>> 58) & 3;
  }

  int value() {
    return (int) (second >> 48);
  }

  void put(long south, long north, int mode, int depth, int bound, int value, int move) {
    int at = place(south, north, mode);
    entries[at] =
        south | (long) move << 48 | (long) depth << 52 | (long) bound << 58 | (long) mode << 60;
    entries[at + 1] = north | (long) value << 48;
  }

  private int place(long south, long north, int mode) {
    long hash = (south + mode) * 0x9E37_79B9_7F4A_7C15L ^ north * 0xC2B2_AE3D_27D4_EB4FL;
    hash ^= hash >>> 29;
    hash *= 0xBF58_476D_1CE4_E5B9L;
    return (int) (hash >>> 33 & mask) << 1;
  }
}
