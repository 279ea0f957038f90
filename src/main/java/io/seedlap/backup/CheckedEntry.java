package io.seedlap.backup;

import java.io.IOException;
import java.io.InputStream;
import java.util.zip.CRC32;
import java.util.zip.CheckedInputStream;
import java.util.zip.ZipEntry;

/** The bytes of an entry; at their end they are held to its checksum, which ZipFile does not do. */
final class CheckedEntry extends CheckedInputStream {
  private final ZipEntry entry;

  CheckedEntry(InputStream in, ZipEntry entry) {
    super(in, new CRC32());
    this.entry = entry;
  }

  @Override
  public int read() throws IOException {
    return checked(super.read());
  }

  @Override
  public int read(byte[] buffer, int offset, int length) throws IOException {
    return checked(super.read(buffer, offset, length));
  }

  private int checked(int read) throws IOException {
    if (read < 0 && getChecksum().getValue() != entry.getCrc()) {
      throw new IOException("its " + entry.getName() + " has been changed");
    }
    return read;
  }
}
