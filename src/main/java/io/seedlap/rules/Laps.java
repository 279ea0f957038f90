package io.seedlap.rules;

/**
 * A lap is arithmetic: sowing n seeds from a hole takes n from it and adds a fixed pattern to the
 * twelve counts. With a row in one word (see {@link Board}) the whole lap, whatever n is, is one
 * table look-up and two additions.
 *
 * <p>Holes are represented by their {@link Rows#code} here: bit 3 is the row, and the code shifted
 * left by three is the lane's shift, since Java takes the lowest six bits of a shift distance only.
 */
final class Laps {
  /** Where North's words begin in {@link #TABLE}. */
  static final int NORTH = 1024;

  /** Where the words begin in {@link #TABLE} that are the code of the hole where the lap ends. */
  static final int LAST = 2048;

  /**
   * Three words a lap: what is added to South's row at its {@link #index}, what is added to North's
   * at {@link #NORTH} + index, where it ends at {@link #LAST} + index. One table and not three,
   * since the relay needs all the processor's registers.
   */
  static final long[] TABLE = new long[3072];

  private Laps() {}

  static {
    for (Hole from : Hole.values()) {
      for (int seeds = 1; seeds <= Board.MAX_SEEDS; seeds++) {
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
    TABLE[LAST + at] = code(after(from, seeds));
  }

  private static void add(int at, Hole hole, int seeds) {
    int code = code(hole);
    TABLE[code < 8 ? at : NORTH + at] += (long) seeds << (code << 3);
  }

  private static Hole after(Hole hole, int steps) {
    return Hole.at((hole.ordinal() + steps) % 12);
  }

  /**
   * @param code the hole that is lifted
   * @param seeds what it holds, 1 to {@link Board#MAX_SEEDS}, which must fit in six bits
   */
  static int index(int code, int seeds) {
    return code << 6 | seeds;
  }

  /** The code of the hole that the lap at this index starts from. */
  static int fromCode(int index) {
    return index >>> 6;
  }

  static int code(Hole hole) {
    return Rows.code(hole.ordinal());
  }

  static Hole hole(int code) {
    return Hole.at(Rows.hole(code));
  }

  /** The hole that the lap at this index starts from. */
  static Hole from(int index) {
    return hole(fromCode(index));
  }

  /** Seeds that the lap at this index lifts. */
  static int seeds(int index) {
    return index & 0x3F;
  }

  /** The hole where the lap at this index ends. */
  static Hole last(int index) {
    return hole((int) TABLE[LAST + index]);
  }

  /** The board after the lap at this index. */
  static Board sown(Board board, int index) {
    return new Board(board.south() + TABLE[index], board.north() + TABLE[NORTH + index]);
  }

  /** Seeds in a hole of the board made of these two rows. */
  static int seeds(long south, long north, int code) {
    long row = code < 8 ? south : north;
    return (int) (row >>> (code << 3)) & 0xFF;
  }

  /** The counts of six holes, this one and those after it in sowing order, a lane each. */
  static long six(long south, long north, int code) {
    long row = code < 8 ? south : north;
    long other = code < 8 ? north : south;
    return (row >>> (code << 3) | other << (48 - (code << 3))) & Rows.LANES;
  }
}
