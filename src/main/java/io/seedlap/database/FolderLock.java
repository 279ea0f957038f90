package io.seedlap.database;

import static java.nio.charset.StandardCharsets.US_ASCII;

import io.seedlap.startup.IoReason;
import io.seedlap.startup.StartFailure;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import org.jboss.logging.Logger;

/**
 * The exclusive ownership of the data folder: a file lock, which the system releases however the
 * process ends.
 */
final class FolderLock implements AutoCloseable {
  private static final Logger LOG = Logger.getLogger(FolderLock.class);
  private static final String FILE = "owner.lock";
  private static final String CHOOSE =
      "Choose a folder that can be written: -Dseedlap.data-dir=... before -jar.";

  private final FileLock lock;

  private FolderLock(FileLock lock) {
    this.lock = lock;
  }

  /**
   * Acquires the folder.
   *
   * @param folder created if missing, and then closed to other users
   * @throws StartFailure if another process owns it or it cannot be used
   */
  static FolderLock acquire(Path folder) {
    if (Files.exists(folder) && !Files.isDirectory(folder)) {
      throw new StartFailure("The data folder " + folder + " is a file. " + CHOOSE);
    }
    try {
      OwnFiles.createFolder(folder);
      return lock(folder);
    } catch (OverlappingFileLockException e) {
      throw owned(folder, Long.toString(ProcessHandle.current().pid()));
    } catch (IOException e) {
      throw new StartFailure(
          "The data folder " + folder + " cannot be used: " + IoReason.of(e) + ". " + CHOOSE, e);
    }
  }

  /** Whether a process owns the folder. */
  static boolean isHeld(Path folder) {
    try (FileChannel channel = FileChannel.open(folder.resolve(FILE), StandardOpenOption.WRITE);
        FileLock lock = channel.tryLock()) {
      return lock == null;
    } catch (OverlappingFileLockException e) {
      return true; // this process does
    } catch (IOException e) {
      return false; // nobody has, yet
    }
  }

  /** The file holds the process id of its owner, for those who find it locked. */
  private static FolderLock lock(Path folder) throws IOException {
    Path file = folder.resolve(FILE);
    OwnFiles.createFile(file);
    FileChannel channel = FileChannel.open(file, StandardOpenOption.WRITE);
    FileLock lock = channel.tryLock();
    if (lock == null) {
      channel.close();
      throw owned(folder, Files.readString(file).strip());
    }
    channel.truncate(0);
    channel.write(ByteBuffer.wrap(Long.toString(ProcessHandle.current().pid()).getBytes(US_ASCII)));
    return new FolderLock(lock);
  }

  private static StartFailure owned(Path folder, String process) {
    return new StartFailure(
        "Another Seedlap%s keeps its games in %s. Give this one a seedlap.data-dir of its own, or let"
                .formatted(process.isEmpty() ? "" : " (process " + process + ")", folder)
            + " both share one PostgreSQL with seedlap.persistence=external.");
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
