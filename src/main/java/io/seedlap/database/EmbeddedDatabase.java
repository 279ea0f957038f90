package io.seedlap.database;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFileAttributeView;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.jboss.logging.Logger;

/**
 * A PostgreSQL server of this process's own, on loopback, whose data outlives it. One process at a
 * time owns the folder, by a lock that the system releases however the process ends. A server found
 * running there is therefore an orphan, left by an owner that was killed; it is stopped first. A
 * server that dies is started again at the same port.
 */
final class EmbeddedDatabase implements AutoCloseable {
  /** The only role; it needs no password on loopback. */
  static final String USER = "postgres";

  private static final Logger LOG = Logger.getLogger(EmbeddedDatabase.class);
  private static final Duration START_WAIT = Duration.ofSeconds(60); // recovery after a crash
  private static final Duration STOP_WAIT = Duration.ofSeconds(20); // all is written to disk
  private static final Duration RETRY = Duration.ofSeconds(2);
  private static final int CONNECTIONS = 40;

  private final Path folder;
  private final FileLock lock;
  private final int port;
  private final CompletableFuture<Void> started;
  private volatile EmbeddedPostgres server;
  private volatile boolean leftBe;

  /** The database cannot be started; the message tells people why. */
  static final class Unavailable extends RuntimeException {
    private static final long serialVersionUID = 1L;

    Unavailable(String message, Throwable cause) {
      super(message, cause);
    }
  }

  private EmbeddedDatabase(Path folder) {
    this.folder = folder.toAbsolutePath().normalize();
    this.lock = lock(this.folder);
    try {
      this.port = freePort();
    } catch (IOException e) {
      release(lock);
      throw new Unavailable("No port is free for the embedded PostgreSQL", e);
    }
    this.started = CompletableFuture.runAsync(this::launchFirst, it -> new Thread(it).start());
  }

  /**
   * Begins to start the server, with the data that the folder holds; {@link #await} tells when it
   * is there.
   *
   * @param folder made if missing
   * @throws Unavailable if another process owns the folder
   */
  static EmbeddedDatabase begin(Path folder) {
    return new EmbeddedDatabase(folder);
  }

  /**
   * Starts the server, with the data that the folder holds.
   *
   * @param folder made if missing
   * @throws Unavailable if another process owns the folder or the server does not start
   */
  static EmbeddedDatabase start(Path folder) {
    EmbeddedDatabase database = begin(folder);
    database.await();
    return database;
  }

  /**
   * Waits until the server has started.
   *
   * @throws Unavailable if it does not start
   */
  void await() {
    try {
      started.join();
    } catch (CompletionException e) {
      throw e.getCause() instanceof Unavailable it ? it : e;
    }
  }

  private void launchFirst() {
    try {
      launch();
    } catch (IOException | RuntimeException e) {
      release(lock);
      throw new Unavailable(
          "The embedded PostgreSQL in "
              + folder
              + " does not start (its log is "
              + log()
              + "); with seedlap.persistence=external or off the service runs without it. "
              + e.getMessage(),
          e);
    }
    LOG.infof("Games are kept in %s (PostgreSQL on loopback, port %d)", folder, port);
  }

  /** Where to reach it: the same address for as long as this object lives. */
  String jdbcUrl() {
    return "jdbc:postgresql://127.0.0.1:" + port + "/postgres";
  }

  private static int freePort() throws IOException {
    try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      return socket.getLocalPort();
    }
  }

  private Path data() {
    return folder.resolve("postgresql");
  }

  private Path log() {
    return folder.resolve("postgresql.log");
  }

  private static FileLock lock(Path folder) {
    try {
      Files.createDirectories(folder);
      close(folder);
      FileChannel channel =
          FileChannel.open(
              folder.resolve("owner.lock"), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
      FileLock lock = channel.tryLock();
      if (lock == null) {
        channel.close();
        throw owned(folder, null);
      }
      return lock;
    } catch (OverlappingFileLockException e) {
      throw owned(folder, e);
    } catch (IOException e) {
      throw new Unavailable("The folder " + folder + " cannot be used: " + e.getMessage(), e);
    }
  }

  /** Lets other users of the machine see nothing of it, where the system knows such rights. */
  private static void close(Path folder) throws IOException {
    PosixFileAttributeView rights =
        Files.getFileAttributeView(folder, PosixFileAttributeView.class);
    if (rights != null) {
      rights.setPermissions(PosixFilePermissions.fromString("rwx------"));
    }
  }

  private static Unavailable owned(Path folder, Throwable cause) {
    return new Unavailable(
        "Another Seedlap keeps its games in "
            + folder
            + ". Give this one a seedlap.data-dir of its own, or let both share one PostgreSQL"
            + " with seedlap.persistence=external.",
        cause);
  }

  private synchronized void launch() throws IOException {
    Postmaster.stopOrphan(data());
    server =
        EmbeddedPostgres.builder()
            .setDataDirectory(data())
            .setCleanDataDirectory(false)
            .setRegisterShutdownHook(false)
            .setPGStartupWait(START_WAIT)
            .setPort(port)
            .setOverrideWorkingDirectory(folder.resolve("binaries").toFile())
            .setErrorRedirector(ProcessBuilder.Redirect.appendTo(log().toFile()))
            .setOutputRedirector(ProcessBuilder.Redirect.appendTo(log().toFile()))
            .setLocaleConfig("encoding", "UTF8")
            .setLocaleConfig("locale", "C.UTF-8")
            // the library's defaults are for tests: they give durability away
            .setServerConfig("fsync", "on")
            .setServerConfig("synchronous_commit", "on")
            .setServerConfig("full_page_writes", "on")
            .setServerConfig("listen_addresses", "127.0.0.1")
            .setServerConfig("unix_socket_directories", "")
            .setServerConfig("max_connections", Integer.toString(CONNECTIONS))
            .setServerConfig("timezone", "UTC")
            .start();
    Postmaster.of(data()).ifPresent(process -> process.onExit().thenRun(this::startAgain));
  }

  private void startAgain() {
    while (!leftBe) {
      LOG.warn("The embedded PostgreSQL has stopped by itself; it is started again");
      try {
        server.close(); // lets go of what is left of it
      } catch (IOException | RuntimeException e) {
        LOG.debug("nothing was left", e);
      }
      try {
        launch();
        return;
      } catch (IOException | RuntimeException e) {
        LOG.error("The embedded PostgreSQL does not start again", e);
      }
      try {
        Thread.sleep(RETRY.toMillis());
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
        return;
      }
    }
  }

  /**
   * From now on a server that stops is not started again: a terminal sends its signals to the
   * server as well.
   */
  void leaveBe() {
    leftBe = true;
  }

  /** Stops the server in order: nothing has to be recovered at the next start. */
  @Override
  public void close() {
    leaveBe();
    started.exceptionally(failure -> null).join();
    stop();
  }

  private synchronized void stop() {
    Optional<ProcessHandle> process = Postmaster.of(data());
    if (process.isPresent()) {
      try {
        server.close();
        process.get().onExit().get(STOP_WAIT.toSeconds(), TimeUnit.SECONDS);
      } catch (IOException | ExecutionException | TimeoutException | RuntimeException e) {
        LOG.warn("The embedded PostgreSQL is slow to stop", e);
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
      }
    }
    release(lock);
  }

  private static void release(FileLock lock) {
    try {
      lock.acquiredBy().close();
    } catch (IOException e) {
      LOG.debug("lock not released", e);
    }
  }
}
