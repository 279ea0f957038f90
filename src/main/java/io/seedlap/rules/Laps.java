package io.seedlap.rules;

/**
 * A lap is arithmetic: sowing n seeds from a hole takes n from it and adds a fixed pattern to the
 * twelve counts. With a row in one word (see {@link Board}) the whole lap, whatever n is, is one
 * table look-up and two additions.
 *
 * <p>Holes go by a <em>code</em> here: row × 8 + place in the row, so 0 to 5 and 8 to 13. Bit 3
 * then tells the row, and the code shifted left by three is the lane's shift, since Java takes the
 * lowest six bits of a shift distance only.
 */
final class Laps {
  /** Two words a lap, at {@link #index} × 2: what is added to South's row, then to North's. */
  static final long[] DELTA = new long[2048];

  /** The code of the hole where the lap ends, at {@link #index}. */
  static final byte[] LAST = new byte[1024];

  private static final int MOST_SEEDS = 48;

  private Laps() {}

  static {
    for (Hole from : Hole.values()) {
      for (int seeds = 1; seeds <= MOST_SEEDS; seeds++) {
        fill(from, seeds);
      }
    }
  }

  private static void fill(Hole from, int seeds) {
    int at = index(code(from), seeds);
    add(at, from, -seeds);
    for (int i = 1; i <= seeds; i++) {
      add(at, after(from, i), 1);
    }
    LAST[at] = (byte) code(after(from, seeds));
  }

  private static void add(int at, Hole hole, int seeds) {
    int code = code(hole);
    DELTA[2 * at + (code >>> 3)] += (long) seeds << (code << 3);
  }

  private static Hole after(Hole hole, int steps) {
    return Hole.at((hole.ordinal() + steps) % 12);
  }

  /**
   * @param code the hole that is lifted
   * @param seeds what it holds, 1 to 48
   */
  static int index(int code, int seeds) {
    return code << 6 | seeds;
  }

  static int code(Hole hole) {
    int index = hole.ordinal();
    return index < Hole.PER_ROW ? index : index + 2;
  }

  static Hole hole(int code) {
    return Hole.at(code < 8 ? code : code - 2);
  }

  /** The hole that the lap at this index starts from. */
  static Hole from(int index) {
    return hole(index >>> 6);
  }

  /** Seeds that the lap at this index lifts. */
  static int seeds(int index) {
    return index & 0x3F;
  }

  /** The hole where the lap at this index ends. */
  static Hole last(int index) {
    return hole(LAST[index]);
  }

  /** The board after the lap at this index. */
  static Board sown(Board board, int index) {
    return new Board(board.south() + DELTA[2 * index], board.north() + DELTA[2 * index + 1]);
  }

  /** The hole across the board. */
  static int opposite(int code) {
    return 13 - code;
  }

  /** Seeds in a hole of the board made of these two rows. */
  static int seeds(long south, long north, int code) {
    long row = code < 8 ? south : north;
    return (int) (row >>> (code << 3)) & 0xFF;
  }
}
