package io.seedlap.cli;

import io.seedlap.solve.proof.CertificateCheck;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;

/** A certificate while it is written: it has its name only when it is complete. */
final class CertificateFile implements AutoCloseable {
  private final Path file;
  private final Path part;
  private final BufferedWriter writer;
  private String last = "";

  /**
   * @param title its first line
   */
  CertificateFile(Path file, String title) throws IOException {
    this.file = file;
    this.part =
        file.resolveSibling(file.getFileName() + "." + ProcessHandle.current().pid() + ".part");
    this.writer = Files.newBufferedWriter(part);
    write(title);
  }

  /**
   * Writes a line.
   *
   * @throws UncheckedIOException when it cannot be written
   */
  void write(String line) {
    try {
      writer.write(line);
      writer.write('\n');
      last = line;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  boolean isComplete() {
    return last.equals(CertificateCheck.END);
  }

  @Override
  public void close() throws IOException {
    writer.close();
    if (isComplete()) {
      Files.move(part, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
    } else {
      Files.delete(part);
    }
  }
}
