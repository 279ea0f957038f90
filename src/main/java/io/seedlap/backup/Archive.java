package io.seedlap.backup;

import io.seedlap.backup.Manifest.Table;
import io.seedlap.startup.IoReason;
import io.seedlap.startup.StartFailure;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.zip.ZipEntry;
import java.util.zip.ZipException;
import java.util.zip.ZipFile;

/** An archive that has been read to its end and found whole: nothing is lost of it or changed. */
final class Archive implements AutoCloseable {
  private static final int BUFFER_BYTES = 1 << 16;

  private final ZipFile zip;
  private final Manifest manifest;

  private Archive(ZipFile zip, Manifest manifest) {
    this.zip = zip;
    this.manifest = manifest;
  }

  /**
   * Opens an archive and reads all of it, checksums included.
   *
   * @throws StartFailure if it is not there, is no archive, is cut or has been changed
   */
  static Archive open(Path file) {
    if (!Files.isRegularFile(file)) {
      throw new StartFailure("There is no file " + file + ".");
    }
    try {
      return openAndVerify(new ZipFile(file.toFile()));
    } catch (ZipException | EOFException | RuntimeException e) {
      throw unusable(file, "it is cut, or no backup of Seedlap's", e);
    } catch (IOException e) {
      throw unusable(file, IoReason.of(e).lines().findFirst().orElse(""), e);
    }
  }

  private static StartFailure unusable(Path file, String why, Exception cause) {
    return new StartFailure(
        "Nothing is restored: the backup " + file + " cannot be used: " + why + ".", cause);
  }

  private static Archive openAndVerify(ZipFile zip) throws IOException {
    try {
      byte[] json;
      try (InputStream in = entry(zip, Manifest.NAME)) {
        json = in.readAllBytes();
      }
      Archive archive = new Archive(zip, Manifest.read(json));
      for (Table table : archive.manifest.tables()) {
        archive.verify(table);
      }
      return archive;
    } catch (IOException | RuntimeException e) {
      zip.close();
      throw e;
    }
  }

  private static InputStream entry(ZipFile zip, String name) throws IOException {
    ZipEntry entry = zip.getEntry(name);
    if (entry == null) {
      throw new IOException("it has no " + name);
    }
    return new CheckedEntry(zip.getInputStream(entry), entry);
  }

  /** Each row ends with a line feed, and has none in it: those are written as {@code \n}. */
  private void verify(Table table) throws IOException {
    long rows = 0;
    byte[] buffer = new byte[BUFFER_BYTES];
    try (InputStream in = rows(table)) {
      for (int read = in.read(buffer); read >= 0; read = in.read(buffer)) {
        for (int i = 0; i < read; i++) {
          rows += buffer[i] == '\n' ? 1 : 0;
        }
      }
    }
    if (rows != table.rows()) {
      throw new IOException(
          "of the %d rows of %s %d are there".formatted(table.rows(), table.name(), rows));
    }
  }

  Manifest manifest() {
    return manifest;
  }

  /** The rows of a table in the text format of COPY. */
  InputStream rows(Table table) throws IOException {
    return entry(zip, table.entry());
  }

  @Override
  public void close() throws IOException {
    zip.close();
  }
}
