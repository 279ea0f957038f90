package io.seedlap.database;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFileAttributeView;
import java.nio.file.attribute.PosixFilePermissions;
import org.jboss.logging.Logger;
import org.jspecify.annotations.Nullable;

/**
 * The exclusive ownership of the data folder: a file lock, which the system releases however the
 * process ends.
 */
final class FolderLock implements AutoCloseable {
  private static final Logger LOG = Logger.getLogger(FolderLock.class);
  private static final String FILE = "owner.lock";

  private final FileLock lock;

  private FolderLock(FileLock lock) {
    this.lock = lock;
  }

  /**
   * Acquires the folder.
   *
   * @param folder created if missing; other users lose their access to it
   * @throws EmbeddedDatabase.StartFailure if another process owns it or it cannot be used
   */
  static FolderLock acquire(Path folder) {
    try {
      Files.createDirectories(folder);
      restrictAccess(folder);
      FileChannel channel =
          FileChannel.open(
              folder.resolve(FILE), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
      FileLock lock = channel.tryLock();
      if (lock == null) {
        channel.close();
        throw owned(folder, null);
      }
      return new FolderLock(lock);
    } catch (OverlappingFileLockException e) {
      throw owned(folder, e);
    } catch (IOException e) {
      throw new EmbeddedDatabase.StartFailure(
          "The folder " + folder + " cannot be used: " + e.getMessage(), e);
    }
  }

  /** Removes the access of other users, where the file system has POSIX permissions. */
  private static void restrictAccess(Path folder) throws IOException {
    PosixFileAttributeView view = Files.getFileAttributeView(folder, PosixFileAttributeView.class);
    if (view != null) {
      view.setPermissions(PosixFilePermissions.fromString("rwx------"));
    }
  }

  private static EmbeddedDatabase.StartFailure owned(Path folder, @Nullable Throwable cause) {
    return new EmbeddedDatabase.StartFailure(
        "Another Seedlap keeps its games in "
            + folder
            + ". Give this one a seedlap.data-dir of its own, or let both share one PostgreSQL"
            + " with seedlap.persistence=external.",
        cause);
  }

  /** Releases the folder. */
  @Override
  public void close() {
    try {
      lock.acquiredBy().close();
    } catch (IOException e) {
      LOG.debug("The lock could not be released", e);
    }
  }
}
