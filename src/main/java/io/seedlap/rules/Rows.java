package io.seedlap.rules;

/**
 * Arithmetic on rows without objects, for code that makes millions of moves: a board is two words,
 * each six lanes of eight bits as in {@link Board}, and a hole is its index in sowing order, 0
 * ({@code A}) to 11 ({@code f}); a set of holes has bit i for hole i.
 *
 * <p>Code on rows takes the player to move as South. This is no restriction, since the rules are
 * the same for both sides: for North the rows are swapped and sets of holes {@link #swapSides}.
 */
public final class Rows {
  /** The holes of South's row: those that the player to move owns where no hole is bought. */
  public static final int OWN_ROW = 0x3F;

  /** All holes. */
  static final int ALL_HOLES = 0xFFF;

  /** All lanes of a row full. */
  static final long LANES = 0xFFFF_FFFF_FFFFL;

  /** One seed in each lane of a row. */
  static final long ONE_EACH = 0x0101_0101_0101L;

  private static final long AT_LEAST_ONE = 0x7F7F_7F7F_7F7FL;
  private static final long HIGH_BITS = 0x8080_8080_8080L;

  /** Times a word with one bit at the foot of each lane: the six bits side by side, from bit 40. */
  private static final long GATHER = 1L << 40 | 1L << 33 | 1L << 26 | 1L << 19 | 1L << 12 | 1L << 5;

  private Rows() {}

  /**
   * The code of a hole, which {@link Sowing} and {@link Laps} use: row × 8 + place in the row, so 0
   * to 5 and 8 to 13. Indices and codes are converted here and in {@link #hole} only.
   */
  static int code(int hole) {
    return hole < Hole.PER_ROW ? hole : hole + 2;
  }

  /** The hole with this code. */
  static int hole(int code) {
    return code < 8 ? code : code - 2;
  }

  /** The hole across the board. */
  public static int opposite(int hole) {
    return Hole.COUNT - 1 - hole;
  }

  /** A set of holes from the other side of the board; bits that represent no hole are cleared. */
  public static int swapSides(int holes) {
    return (holes & ALL_HOLES) >>> Hole.PER_ROW | (holes & OWN_ROW) << Hole.PER_ROW;
  }

  /** A hole from the other side of the board. */
  public static int swapSide(int hole) {
    return (hole + Hole.PER_ROW) % Hole.COUNT;
  }

  /** Seeds in a hole. */
  public static int seeds(long south, long north, int hole) {
    return Laps.seeds(south, north, code(hole));
  }

  /** Seeds in a row, 0 to 255. */
  public static int total(long row) {
    return (int) ((row * ONE_EACH) >>> 40) & 0xFF;
  }

  /** Seeds on the board, 0 to 510. */
  public static int total(long south, long north) {
    return total(south) + total(north);
  }

  /** Seeds in these holes. */
  public static int total(long south, long north, int holes) {
    return total(south & lanes(holes)) + total(north & lanes(holes >>> Hole.PER_ROW));
  }

  /** The holes that hold at least so many seeds, 1 to 127. */
  public static int atLeast(int seeds, long south, long north) {
    long add = AT_LEAST_ONE - (seeds - 1) * ONE_EACH;
    return gather(south + add) | gather(north + add) << Hole.PER_ROW;
  }

  private static int gather(long row) {
    return (int) ((((row & HIGH_BITS) >>> 7) * GATHER) >>> 40) & 0x3F;
  }

  private static long lanes(int holes) {
    long lanes = 0;
    for (int hole = 0; hole < Hole.PER_ROW; hole++) {
      lanes |= (0xFFL & -(holes >>> hole & 1)) << (8 * hole);
    }
    return lanes;
  }
}
