package io.seedlap.database;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.jboss.logging.Logger;
import org.jspecify.annotations.Nullable;

/**
 * A PostgreSQL server that this process starts as a child, on loopback, with data in a folder. One
 * process at a time owns the folder, by a file lock that the system releases however the process
 * ends. A server found running on the folder is therefore an orphan of an owner that was killed,
 * and is stopped first. A server that dies is restarted on the same port.
 */
final class EmbeddedDatabase implements AutoCloseable {
  /** The only role; on loopback it needs no password. */
  static final String USER = "postgres";

  private static final Logger LOG = Logger.getLogger(EmbeddedDatabase.class);
  private static final Duration START_WAIT = Duration.ofSeconds(60); // a crash recovery included
  private static final Duration STOP_WAIT = Duration.ofSeconds(20); // a checkpoint included
  private static final Duration RESTART_DELAY = Duration.ofSeconds(2);
  private static final int MAX_CONNECTIONS = 40;

  private final Path folder;
  private final FolderLock lock;
  private final int port;
  private final CompletableFuture<Void> started;
  private volatile @Nullable EmbeddedPostgres server;
  private volatile boolean restartDisabled;

  /** The database cannot be started; the message says why, for the operator. */
  static final class StartFailure extends RuntimeException {
    private static final long serialVersionUID = 1L;

    StartFailure(String message, @Nullable Throwable cause) {
      super(message, cause);
    }
  }

  private EmbeddedDatabase(Path folder) {
    this.folder = folder.toAbsolutePath().normalize();
    this.lock = FolderLock.acquire(this.folder);
    try {
      this.port = freePort();
    } catch (IOException e) {
      lock.close();
      throw new StartFailure("No port is free for the embedded PostgreSQL", e);
    }
    this.started = CompletableFuture.runAsync(this::launchFirst, it -> new Thread(it).start());
  }

  /**
   * Begins to start the server on the folder; {@link #await} waits for it.
   *
   * @param folder created if missing
   * @throws StartFailure if another process owns the folder
   */
  static EmbeddedDatabase begin(Path folder) {
    return new EmbeddedDatabase(folder);
  }

  /**
   * Starts the server on the folder.
   *
   * @param folder created if missing
   * @throws StartFailure if another process owns the folder or the server does not start
   */
  static EmbeddedDatabase start(Path folder) {
    EmbeddedDatabase database = begin(folder);
    database.await();
    return database;
  }

  /**
   * Waits until the server has started.
   *
   * @throws StartFailure if it does not start
   */
  void await() {
    try {
      started.join();
    } catch (CompletionException e) {
      throw e.getCause() instanceof StartFailure it ? it : e;
    }
  }

  private void launchFirst() {
    try {
      launch();
    } catch (IOException | RuntimeException e) {
      lock.close();
      throw new StartFailure(
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

  /** The address, the same for the lifetime of this object. */
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

  @SuppressWarnings("FutureReturnValueIgnored") // restart() logs its failures itself
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
            // the library's defaults are for tests and not durable: fsync and synchronous_commit
            // off
            .setServerConfig("fsync", "on")
            .setServerConfig("synchronous_commit", "on")
            .setServerConfig("full_page_writes", "on")
            .setServerConfig("listen_addresses", "127.0.0.1")
            .setServerConfig("unix_socket_directories", "")
            .setServerConfig("max_connections", Integer.toString(MAX_CONNECTIONS))
            .setServerConfig("timezone", "UTC")
            .start();
    Postmaster.of(data()).ifPresent(process -> process.onExit().thenRun(this::restart));
  }

  private void restart() {
    while (!restartDisabled) {
      LOG.warn("The embedded PostgreSQL has died; it is restarted");
      try {
        closeServer(); // releases what the library holds of it
      } catch (IOException | RuntimeException e) {
        LOG.debug("Closing the dead server failed; nothing depends on it", e);
      }
      try {
        launch();
        return;
      } catch (IOException | RuntimeException e) {
        LOG.error("The embedded PostgreSQL could not be restarted", e);
      }
      try {
        Thread.sleep(RESTART_DELAY.toMillis());
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
        return;
      }
    }
  }

  /**
   * From now on a server that stops is not restarted. A terminal sends its signals to the whole
   * process group, so that the server may stop before this process does.
   */
  void disableRestart() {
    restartDisabled = true;
  }

  /** Stops the server in an orderly way, so that the next start needs no recovery. */
  @Override
  public void close() {
    disableRestart();
    started.exceptionally(failure -> null).join();
    stop();
  }

  private synchronized void stop() {
    Optional<ProcessHandle> process = Postmaster.of(data());
    if (process.isPresent()) {
      try {
        closeServer();
        process.get().onExit().get(STOP_WAIT.toSeconds(), TimeUnit.SECONDS);
      } catch (IOException | ExecutionException | TimeoutException | RuntimeException e) {
        LOG.warn("The embedded PostgreSQL did not stop in time", e);
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
      }
    }
    lock.close();
  }

  private void closeServer() throws IOException {
    EmbeddedPostgres launched = server;
    if (launched != null) {
      launched.close();
    }
  }
}
