package io.seedlap.database;

import io.seedlap.background.BackgroundThread;
import io.seedlap.background.Backoff;
import io.seedlap.background.FailureLog;
import io.seedlap.startup.IoReason;
import io.seedlap.startup.StartFailure;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import org.jboss.logging.Logger;
import org.jspecify.annotations.Nullable;

/**
 * A PostgreSQL server that this process starts, on loopback, with data in a folder. One process at
 * a time owns the folder, by a file lock that the system releases however the process ends. A
 * server found running on the folder is therefore an orphan of an owner that was killed, and is
 * stopped first. A server that dies is restarted on the same port.
 */
final class EmbeddedDatabase implements AutoCloseable {
  /** The role of the service, which owns its database and may do nothing else. */
  static final String USER = ClusterPasswords.SERVICE;

  private static final Logger LOG = Logger.getLogger(EmbeddedDatabase.class);
  private static final Duration STOP_WAIT = Duration.ofSeconds(5); // after pg_ctl's own
  private static final Backoff RESTART_PAUSES =
      new Backoff(Duration.ofSeconds(1), Duration.ofSeconds(5));

  private final Path folder;
  private final Programs programs;
  private final FolderLock lock;
  private final ClusterPasswords passwords;
  private final int port;
  private final CompletableFuture<Void> started;
  private final FailureLog watchFailures =
      new FailureLog("database-watch", IOException.class::isInstance);
  private volatile @Nullable PostgresServer server;
  private volatile @Nullable ProcessHandle process;
  private volatile boolean stopping;
  private boolean restarting; // of the thread that watches

  /** Finds or unpacks the programs of PostgreSQL; they may be shared with other processes. */
  @FunctionalInterface
  private interface Programs {
    Path find(Path parent) throws IOException;
  }

  private EmbeddedDatabase(Path folder, Programs programs) {
    this.programs = programs;
    this.folder = folder.toAbsolutePath().normalize();
    this.lock = FolderLock.acquire(this.folder);
    Path data = Cluster.in(this.folder);
    this.passwords = ClusterPasswords.in(data).orElseGet(ClusterPasswords::random);
    try {
      this.port = PostgresServer.freePort();
    } catch (IOException e) {
      lock.close();
      throw new StartFailure(
          "No port is free for the embedded PostgreSQL: " + IoReason.of(e) + ".", e);
    }
    this.started =
        CompletableFuture.runAsync(
            this::launchFirst, task -> new Thread(task, "database-start").start());
  }

  /**
   * Begins to start the server on the folder; {@link #await} waits for it.
   *
   * @param folder created if missing
   * @throws StartFailure if another process owns the folder, it cannot be used or is of another
   *     version
   */
  static EmbeddedDatabase begin(Path folder) {
    Cluster.checkVersion(folder.toAbsolutePath().normalize());
    return new EmbeddedDatabase(folder, Binaries::in);
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
   * Starts the server on a folder that may be of another version, to take its games along.
   *
   * @param archive with the programs of that version; null where they are at hand
   * @throws StartFailure if another process owns the folder, the programs are not at hand, or the
   *     server does not start
   */
  static EmbeddedDatabase startToRead(Path folder, @Nullable Path archive) {
    String own = Integer.toString(Binaries.MAJOR_VERSION);
    String version = Cluster.version(folder).orElse(own);
    if (version.equals(own)) {
      return start(folder);
    }
    EmbeddedDatabase database =
        new EmbeddedDatabase(
            folder, parent -> OtherBinaries.ofVersion(version, binaries(folder), archive));
    database.await();
    return database;
  }

  private static Path binaries(Path folder) {
    return folder.resolve("binaries");
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
      PostgresCommand command = new PostgresCommand(programs.find(binaries(folder)), log());
      endIfStopping();
      Cluster.prepare(folder, command, passwords);
      endIfStopping();
      ClusterAccess.lockIfOpen(Cluster.in(folder), command, passwords);
      endIfStopping();
      server = new PostgresServer(Cluster.in(folder), port, command);
      launch();
      BackgroundThread.start("database-watch", this::watch, RESTART_PAUSES, watchFailures);
    } catch (IOException e) {
      lock.close();
      throw new StartFailure(
          "The embedded PostgreSQL in %s does not start: %s. Its log is %s; with"
                  .formatted(folder, IoReason.of(e), log())
              + " seedlap.persistence=external or off the service runs without it.",
          e);
    } catch (RuntimeException e) {
      lock.close();
      throw e;
    }
  }

  private void endIfStopping() {
    if (stopping) {
      throw new StartFailure("Stopped while the database was made; the next start makes it.");
    }
  }

  /** The address, the same for the lifetime of this object. */
  String jdbcUrl() {
    return jdbcUrl(port);
  }

  /** The address of the service's database on this port. */
  static String jdbcUrl(int port) {
    return "jdbc:postgresql://127.0.0.1:" + port + "/" + ClusterPasswords.SERVICE;
  }

  /** The password of {@link #USER}, the same for the lifetime of this object. */
  String password() {
    return passwords.service();
  }

  /** Where it keeps its data. */
  Path folder() {
    return folder;
  }

  /** Where it keeps its data, and its address, for people. */
  String description() {
    return folder + " (PostgreSQL on 127.0.0.1, port " + port + ")";
  }

  private Path log() {
    return folder.resolve("postgresql.log");
  }

  private synchronized void launch() throws IOException {
    process = Objects.requireNonNull(server).start();
  }

  /** Waits for the end of the server, and starts another unless it was stopped. */
  private boolean watch() throws IOException {
    if (Postmaster.awaitExit(Objects.requireNonNull(process), STOP_WAIT) && !stopping) {
      if (!restarting) {
        LOG.warn("The embedded PostgreSQL has died; it is restarted");
      }
      restarting = true; // until it succeeds: BackgroundThread repeats this
      launch();
      restarting = false;
    }
    return !stopping;
  }

  /**
   * From now on a server that stops is not restarted, and a first start goes no further.
   *
   * <p>A terminal sends its signals to the whole process group, so that the server may stop before
   * this process does.
   */
  void disableRestart() {
    stopping = true;
  }

  /** Stops the server in an orderly way, so that the next start needs no recovery. */
  @Override
  public void close() {
    disableRestart();
    started.exceptionally(failure -> null).join();
    stop();
  }

  private synchronized void stop() {
    Optional<ProcessHandle> process = Postmaster.of(Cluster.in(folder));
    PostgresServer started = server;
    if (started != null && process.isPresent()) {
      try {
        started.stop();
        Postmaster.awaitExit(process.get(), STOP_WAIT);
      } catch (IOException e) {
        LOG.warnf("The embedded PostgreSQL did not stop in time: %s", IoReason.of(e));
      }
    }
    lock.close();
  }
}
