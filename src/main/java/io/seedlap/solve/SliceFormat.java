package io.seedlap.solve;

/** How the file of a slice contains the values of its positions. */
public enum SliceFormat {
  /** A byte a position. */
  BYTES(1, Byte.SIZE),

  /**
   * Two bits a position: the two lowest of a byte whose others are set. The first is the lowest.
   */
  BIT_PAIRS(2, 2);

  /** What the bits of a byte are that {@link #BIT_PAIRS} leaves out. */
  private static final int LEFT_OUT = 0xFC;

  private final int version;
  private final int bits;

  SliceFormat(int version, int bits) {
    this.version = version;
    this.bits = bits;
  }

  /** The version of the file format that contains the values so. */
  int version() {
    return version;
  }

  /** Bytes that the values of so many positions take. */
  public long bytes(long positions) {
    return (positions * bits + Byte.SIZE - 1) / Byte.SIZE;
  }

  /** Positions whose values are in one byte. */
  int perByte() {
    return Byte.SIZE / bits;
  }

  /** A byte of the file: the values of positions of a slice from this index on. */
  byte pack(Slice slice, long index) {
    if (this == BYTES) {
      return slice.at(index);
    }
    int packed = 0;
    long end = Math.min(index + perByte(), SliceIndex.of(slice.seeds()).size());
    for (long at = index; at < end; at++) {
      packed |= (slice.at(at) & ~LEFT_OUT) << (2 * (int) (at - index));
    }
    return (byte) packed;
  }

  /** The value in a byte of a file of {@link #BIT_PAIRS} at this index of a position. */
  static byte unpack(byte packed, long index) {
    return (byte) (LEFT_OUT | (packed >>> (2 * (int) (index & 3))));
  }
}
