package io.seedlap.solve;

import io.seedlap.solve.TableFile.InvalidTableException;
import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;

/** The place of a table in its directory, where something else than a file may be. */
final class TablePlace {
  /** End of the names of files that are being written. */
  static final String PART = ".part";

  private TablePlace() {}

  /** Whether anything has this name, a link that leads nowhere included. */
  static boolean isTaken(Path file) {
    return Files.exists(file, LinkOption.NOFOLLOW_LINKS);
  }

  /**
   * Checks that a file can be read here, before it is opened: a pipe would be waited for without an
   * end, and a folder or a link fails with no more than its name.
   *
   * @throws InvalidTableException if something is here that is no readable file
   */
  static void check(Path file) throws InvalidTableException {
    if (Files.isDirectory(file)) {
      throw new InvalidTableException(file, "it is a folder");
    }
    if (!Files.exists(file)) {
      if (Files.isSymbolicLink(file)) {
        throw new InvalidTableException(file, "it is a link that leads nowhere");
      }
      return;
    }
    if (!Files.isRegularFile(file)) {
      throw new InvalidTableException(file, "it is not a regular file");
    }
    if (!Files.isReadable(file)) {
      throw new InvalidTableException(file, "this user has no permission to read it");
    }
  }

  /**
   * Prepares the place for a table that is to be built: deletes the unfinished files of builds that
   * were interrupted. Only for the holder of the {@link BuildLock}.
   *
   * @throws FileSystemException if a folder has the table's name
   */
  static void clear(Path file) throws IOException {
    if (Files.isDirectory(file, LinkOption.NOFOLLOW_LINKS)) {
      throw new FileSystemException(
          file.toString(), null, "A folder is where the table is to be; move it away");
    }
    try (DirectoryStream<Path> unfinished =
        Files.newDirectoryStream(file.getParent(), file.getFileName() + "*" + PART)) {
      for (Path part : unfinished) {
        Files.delete(part);
      }
    }
  }
}
