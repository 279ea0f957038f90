package io.seedlap.solve;

import java.io.IOException;
import java.io.InterruptedIOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.function.Consumer;

/**
 * The right to build tables in a directory: a lock on a file in it, held for one slice at a time,
 * which the system releases however its process ends.
 */
final class BuildLock implements AutoCloseable {
  private static final String FILE = "tables.lock";
  private static final long RETRY_MILLIS = 100;

  private final FileChannel channel;

  private BuildLock(FileChannel channel) {
    this.channel = channel;
  }

  /**
   * Waits until no other thread or process builds in the directory.
   *
   * @param waiting gets the id of the process that builds, once, if there is one
   */
  static BuildLock acquire(Path directory, Consumer<String> waiting) throws IOException {
    Path file = directory.resolve(FILE);
    FileChannel channel =
        FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
    try {
      for (boolean first = true; !isLocked(channel); first = false) {
        if (first) {
          waiting.accept(Files.readString(file, StandardCharsets.US_ASCII).strip());
        }
        Thread.sleep(RETRY_MILLIS);
      }
      channel.truncate(0);
      String process = Long.toString(ProcessHandle.current().pid());
      channel.write(ByteBuffer.wrap(process.getBytes(StandardCharsets.US_ASCII)));
      return new BuildLock(channel);
    } catch (InterruptedException e) {
      channel.close();
      Thread.currentThread().interrupt();
      throw new InterruptedIOException("interrupted while another process builds");
    } catch (IOException | RuntimeException e) {
      channel.close();
      throw e;
    }
  }

  private static boolean isLocked(FileChannel channel) throws IOException {
    try {
      FileLock lock = channel.tryLock();
      return lock != null;
    } catch (OverlappingFileLockException e) {
      return false; // another thread of this process has it
    }
  }

  @Override
  public void close() throws IOException {
    channel.close();
  }
}
