package io.seedlap.database;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.UUID;
import org.jboss.logging.Logger;

/**
 * Files and folders that the service itself makes in the data folder. They are closed to other
 * users, where the file system has POSIX permissions; what was there before stays as it is.
 *
 * <p>What takes time to make is made under another name, ending in {@code .part}, and moved into
 * place when it is whole: what a process that was killed leaves is never taken for it.
 */
final class OwnFiles {
  private static final Logger LOG = Logger.getLogger(OwnFiles.class);
  private static final String UNFINISHED = ".part";

  private OwnFiles() {}

  /** Creates the folder and its parents as far as they are missing. */
  static Path createFolder(Path folder) throws IOException {
    return Files.isDirectory(folder)
        ? folder
        : Files.createDirectories(folder, permissions(folder, "rwx------"));
  }

  /**
   * Creates the file if it is missing.
   *
   * @return its length
   */
  static long createFile(Path file) throws IOException {
    try {
      Files.createFile(file, permissions(file, "rw-------"));
      return 0;
    } catch (FileAlreadyExistsException e) {
      return Files.size(file);
    }
  }

  private static FileAttribute<?>[] permissions(Path file, String mode) {
    return file.getFileSystem().supportedFileAttributeViews().contains("posix")
        ? new FileAttribute<?>[] {
          PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString(mode))
        }
        : new FileAttribute<?>[0];
  }

  /** A new empty folder beside the place, for what is to be moved there. */
  static Path createUnfinished(Path place) throws IOException {
    String name = place.getFileName() + "." + UUID.randomUUID() + UNFINISHED;
    return createFolder(place.resolveSibling(name));
  }

  /** Deletes what earlier processes have left unfinished beside the place; as far as it can be. */
  static void deleteUnfinished(Path place) {
    String any = place.getFileName() + ".*" + UNFINISHED;
    try (DirectoryStream<Path> left = Files.newDirectoryStream(place.getParent(), any)) {
      left.forEach(OwnFiles::delete);
    } catch (IOException e) {
      LOG.debug("What was left unfinished stays; it takes room but does no harm", e);
    }
  }

  /** Deletes a folder with all in it, as far as it can be deleted. */
  static void delete(Path folder) {
    try {
      Files.walkFileTree(folder, new Deletion());
    } catch (IOException e) {
      LOG.debugf(e, "%s stays; it takes room but does no harm", folder);
    }
  }

  private static final class Deletion extends SimpleFileVisitor<Path> {
    @Override
    public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) throws IOException {
      Files.delete(file);
      return FileVisitResult.CONTINUE;
    }

    @Override
    public FileVisitResult postVisitDirectory(Path folder, IOException failure) throws IOException {
      Files.delete(folder);
      return FileVisitResult.CONTINUE;
    }
  }
}
