package io.seedlap.solve;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.Locale;
import java.util.zip.CRC32C;

/**
 * A slice in a file: a header, then the values of the positions in the order of {@link SliceIndex},
 * in a {@link SliceFormat}. All numbers are big-endian.
 *
 * <pre>
 *  0  8 bytes   "SEEDLAP" and the version of the format: 1, or 2 for two bits a position
 *  8  16 bytes  the ruleset's id, filled up with zeros
 * 24  int       version of the rules, see {@link #RULES_VERSION}
 * 28  int       seeds
 * 32  long      positions
 * 40  long      CRC-32C of the values' bytes and of the header up to here
 * 48            filled up with zeros to byte 64; there the values begin
 * </pre>
 *
 * A file is written under a temporary name and renamed when it is complete, so an incomplete file
 * of a killed build is never taken for a table. It is used only after its checksum has been
 * verified, and memory-mapped.
 */
final class TableFile {
  /** To be raised whenever a change of the rules or of the index changes the content of tables. */
  static final int RULES_VERSION = 1;

  private static final byte[] MAGIC = "SEEDLAP".getBytes(StandardCharsets.ISO_8859_1);
  private static final int HEADER = 64;
  private static final int MAX_ID = 16;
  private static final int CHECKSUM_AT = 40;
  private static final int BLOCK = 1 << 20;

  /** A file that is not the table it should be. */
  static final class InvalidTableException extends IOException {
    private static final long serialVersionUID = 1L;

    InvalidTableException(Path file, String why) {
      super(file.getFileName() + " is refused: " + why);
    }
  }

  private TableFile() {}

  static Path path(Path directory, TableSolver solver, int seeds) {
    return directory.resolve(
        String.format(Locale.ROOT, "%s-%02d.table", solver.ruleset().id(), seeds));
  }

  /** Writes the slice to its place in the directory. */
  static void write(Path directory, TableSolver solver, Slice slice) throws IOException {
    Path place = path(directory, solver, slice.seeds());
    Path part =
        place.resolveSibling(
            place.getFileName() + "." + ProcessHandle.current().pid() + TablePlace.PART);
    try {
      writePart(part, solver, slice);
      Files.move(part, place, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
    } catch (IOException e) {
      Files.deleteIfExists(part); // a disk that is full is to have the room back
      throw e;
    }
  }

  private static void writePart(Path part, TableSolver solver, Slice slice) throws IOException {
    long size = SliceIndex.of(slice.seeds()).size();
    SliceFormat format = solver.format(slice.seeds());
    ByteBuffer header = header(solver, slice.seeds());
    CRC32C checksum = new CRC32C();
    try (FileChannel channel =
        FileChannel.open(
            part,
            StandardOpenOption.CREATE,
            StandardOpenOption.TRUNCATE_EXISTING,
            StandardOpenOption.WRITE)) {
      channel.position(HEADER);
      ByteBuffer block = ByteBuffer.allocate(BLOCK);
      for (long at = 0; at < size; ) {
        block.clear();
        for (; at < size && block.hasRemaining(); at += format.perByte()) {
          block.put(format.pack(slice, at));
        }
        block.flip();
        checksum.update(block.duplicate());
        writeAll(channel, block);
      }
      checksum.update(header.duplicate().limit(CHECKSUM_AT));
      header.putLong(CHECKSUM_AT, checksum.getValue());
      channel.position(0);
      writeAll(channel, header);
      channel.force(true);
    }
  }

  private static void writeAll(FileChannel channel, ByteBuffer bytes) throws IOException {
    while (bytes.hasRemaining()) {
      channel.write(bytes);
    }
  }

  private static ByteBuffer header(TableSolver solver, int seeds) {
    ByteBuffer header = ByteBuffer.allocate(HEADER);
    byte[] id = solver.ruleset().id().getBytes(StandardCharsets.US_ASCII);
    if (id.length > MAX_ID) {
      throw new IllegalArgumentException("a ruleset's id has at most 16 letters: it must fit here");
    }
    header.put(MAGIC).put((byte) solver.format(seeds).version()).put(id).position(24);
    header.putInt(RULES_VERSION).putInt(seeds).putLong(SliceIndex.of(seeds).size());
    return header.clear();
  }

  /**
   * Verifies the checksum of the table and maps it. The checksum is computed from bytes that are
   * read: where a file is shorter than its mapping, code of the virtual machine that runs over all
   * bytes at once may end the process.
   *
   * @throws InvalidTableException when it is not a valid table of this slice under these rules
   */
  static Slice read(Path directory, TableSolver solver, int seeds) throws IOException {
    Path file = path(directory, solver, seeds);
    SliceFormat format = solver.format(seeds);
    long size = format.bytes(SliceIndex.of(seeds).size());
    TablePlace.check(file);
    FileState state = FileState.of(file);
    if (state.size() != HEADER + size) {
      throw new InvalidTableException(file, "its length is " + state.size());
    }
    try (FileChannel channel = FileChannel.open(file, StandardOpenOption.READ)) {
      ByteBuffer actual = readAll(channel, ByteBuffer.allocate(HEADER));
      ByteBuffer expected = header(solver, seeds).limit(CHECKSUM_AT);
      if (actual.remaining() < HEADER || !expected.equals(actual.slice(0, CHECKSUM_AT))) {
        throw new InvalidTableException(
            file, "its header is not that of this slice under these rules");
      }
      CRC32C checksum = new CRC32C();
      ByteBuffer block = ByteBuffer.allocate(BLOCK);
      while (readAll(channel, block.clear()).hasRemaining()) {
        checksum.update(block);
      }
      checksum.update(expected);
      if (checksum.getValue() != actual.getLong(CHECKSUM_AT)) {
        throw new InvalidTableException(file, "its checksum is wrong");
      }
      ByteBuffer values = channel.map(FileChannel.MapMode.READ_ONLY, HEADER, size);
      Slice slice =
          format == SliceFormat.BYTES
              ? new Bytes(values, seeds, file, state)
              : new BitPairs(values, seeds, file, state);
      if (!slice.isSound()) {
        throw new InvalidTableException(file, "it was changed while it was read");
      }
      return slice;
    }
  }

  /** Fills the buffer, or reads up to the end of the file, and flips it. */
  private static ByteBuffer readAll(FileChannel channel, ByteBuffer buffer) throws IOException {
    while (buffer.hasRemaining() && channel.read(buffer) >= 0) {
      // read on
    }
    return buffer.flip();
  }

  /** A file that is mapped into memory. */
  private interface Mapped extends Slice {
    Path file();

    /** When it was mapped. */
    FileState state();

    @Override
    default boolean isSound() {
      return state().isOf(file());
    }
  }

  private record Bytes(ByteBuffer values, int seeds, Path file, FileState state) implements Mapped {
    @Override
    public byte at(long index) {
      return values.get((int) index);
    }
  }

  private record BitPairs(ByteBuffer values, int seeds, Path file, FileState state)
      implements Mapped {
    @Override
    public byte at(long index) {
      return SliceFormat.unpack(values.get((int) (index >>> 2)), index);
    }
  }
}
