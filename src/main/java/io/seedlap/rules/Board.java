package io.seedlap.rules;

/**
 * Seeds in the twelve holes, each row one machine word: six lanes of eight bits, the row's first
 * hole ({@code A}, {@code a}) in the lowest. A hole never holds more than {@link #MAX_SEEDS}, so
 * lanes never overflow. Equal boards are equal words.
 *
 * @param south lanes of {@code A..F}
 * @param north lanes of {@code a..f}
 */
public record Board(long south, long north) {
  /** Seeds of a game at most, on the board and captured together. */
  public static final int MAX_SEEDS = 48;

  private static final long EVEN_LANES = 0x00FF_00FF_00FFL;

  public Board {
    if (((south | north) & ~Rows.LANES) != 0) {
      throw new IllegalArgumentException("a row has six lanes of eight bits");
    }
  }

  /**
   * @param south seeds of {@code A..F}, each 0 to 255
   * @param north seeds of {@code a..f}, each 0 to 255
   */
  public static Board of(int[] south, int[] north) {
    return new Board(pack(south), pack(north));
  }

  /** A board with this number of seeds in each of the holes and none elsewhere. */
  public static Board with(Holes holes, int seeds) {
    long south = 0;
    long north = 0;
    for (int rest = holes.bits(); rest != 0; rest &= rest - 1) {
      int place = Integer.numberOfTrailingZeros(rest);
      if (place < Hole.PER_ROW) {
        south |= (long) seeds << (place * 8);
      } else {
        north |= (long) seeds << ((place - Hole.PER_ROW) * 8);
      }
    }
    return new Board(south, north);
  }

  public int seeds(Hole hole) {
    return Laps.seeds(south, north, Laps.code(hole));
  }

  /** The six counts of the player's row in sowing order; a fresh array. */
  public int[] row(Player player) {
    int[] counts = new int[Hole.PER_ROW];
    for (int lane = 0; lane < counts.length; lane++) {
      counts[lane] = (int) (word(player) >>> (lane * 8)) & 0xFF;
    }
    return counts;
  }

  /** Seeds in the player's row. */
  public int total(Player player) {
    // Two lanes added in each sixteen bits; the product's third sixteen are the sum of all three.
    long word = word(player);
    long pairs = (word & EVEN_LANES) + (word >>> 8 & EVEN_LANES);
    return (int) ((pairs * 0x0001_0001_0001L) >>> 32) & 0xFFFF;
  }

  /** Seeds on the board. */
  public int total() {
    return total(Player.SOUTH) + total(Player.NORTH);
  }

  /** This board with the hole emptied. */
  Board without(Hole hole) {
    int code = Laps.code(hole);
    long lane = 0xFFL << (code << 3);
    return code < 8 ? new Board(south & ~lane, north) : new Board(south, north & ~lane);
  }

  /** Seeds in these holes. */
  int total(Holes holes) {
    return Rows.total(south, north, holes.bits());
  }

  private long word(Player player) {
    return player == Player.SOUTH ? south : north;
  }

  private static long pack(int[] row) {
    if (row.length != Hole.PER_ROW) {
      throw new IllegalArgumentException("a row has six holes, not " + row.length);
    }
    long word = 0;
    for (int lane = 0; lane < row.length; lane++) {
      if (row[lane] < 0 || row[lane] > 0xFF) {
        throw new IllegalArgumentException("a hole holds 0 to 255 seeds, not " + row[lane]);
      }
      word |= (long) row[lane] << (lane * 8);
    }
    return word;
  }
}
