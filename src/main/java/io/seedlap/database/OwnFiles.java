package io.seedlap.database;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryStream;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
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

  /**
   * Writes a file and has it on the disk before it takes the place of an earlier one: whoever reads
   * it finds one or the other.
   */
  static void replace(Path file, String text) throws IOException {
    Path part = file.resolveSibling(file.getFileName() + UNFINISHED);
    Files.deleteIfExists(part);
    createFile(part);
    try (FileChannel channel = FileChannel.open(part, StandardOpenOption.WRITE)) {
      ByteBuffer bytes = ByteBuffer.wrap(text.getBytes(StandardCharsets.UTF_8));
      while (bytes.hasRemaining()) {
        channel.write(bytes);
      }
      channel.force(true);
    }
    Files.move(part, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
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

  /** A new file beside the place, for what is needed only until that is whole. */
  static Path createUnfinishedFile(Path place, String text) throws IOException {
    String name = place.getFileName() + "." + UUID.randomUUID() + UNFINISHED;
    Path file = place.resolveSibling(name);
    createFile(file);
    Files.writeString(file, text);
    return file;
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

  /** Deletes a file, or a folder with all in it, as far as it can be deleted. */
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
