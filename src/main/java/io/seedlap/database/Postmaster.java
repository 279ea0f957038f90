package io.seedlap.database;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.jboss.logging.Logger;

/** The main process of the PostgreSQL that runs on a data directory, found by its pid file. */
final class Postmaster {
  private static final Logger LOG = Logger.getLogger(Postmaster.class);
  private static final String PID_FILE = "postmaster.pid";
  private static final int STOP_SECONDS = 5;

  private Postmaster() {}

  /** The process, if one runs that is a postgres and was started on this very folder. */
  static Optional<ProcessHandle> of(Path data) {
    try {
      List<String> lines = Files.readAllLines(data.resolve(PID_FILE));
      if (lines.size() < 2 || !samePlace(Path.of(lines.get(1)), data)) {
        return Optional.empty();
      }
      return ProcessHandle.of(Long.parseLong(lines.get(0).trim()))
          .filter(ProcessHandle::isAlive)
          .filter(process -> isPostgresOn(process, data));
    } catch (IOException | NumberFormatException e) {
      return Optional.empty(); // no server, or one that ends just now
    }
  }

  /** Stops what runs on the folder; a pid file that names no such process is cleared away. */
  static void stopOrphan(Path data) throws IOException {
    Optional<ProcessHandle> orphan = of(data);
    if (orphan.isPresent()) {
      LOG.infof("Stopping a PostgreSQL (pid %d) that was left running", orphan.get().pid());
      stop(orphan.get());
    }
    if (Files.isDirectory(data)) {
      Files.deleteIfExists(data.resolve(PID_FILE));
    }
  }

  /** First as an operator would (fast shutdown), then as a crash that recovery copes with. */
  private static void stop(ProcessHandle process) throws IOException {
    for (String signal : List.of("INT", "QUIT", "KILL")) {
      signal(process, signal);
      try {
        process.onExit().get(STOP_SECONDS, TimeUnit.SECONDS);
        return;
      } catch (TimeoutException e) {
        LOG.warnf("PostgreSQL (pid %d) does not heed SIG%s", process.pid(), signal);
      } catch (ExecutionException e) {
        throw new IOException(e);
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
        throw new IOException("interrupted", e);
      }
    }
    throw new IOException("PostgreSQL (pid " + process.pid() + ") cannot be stopped");
  }

  private static void signal(ProcessHandle process, String signal) {
    try {
      new ProcessBuilder("kill", "-" + signal, Long.toString(process.pid())).start().waitFor();
    } catch (IOException e) {
      process.destroy(); // a system without kill
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private static boolean isPostgresOn(ProcessHandle process, Path data) {
    ProcessHandle.Info info = process.info();
    String command = info.command().or(info::commandLine).orElse("");
    if (!command.contains("postgres")) {
      return false;
    }
    Optional<String[]> arguments = info.arguments();
    if (arguments.isEmpty()) {
      return true; // the system does not tell; the pid file names the folder
    }
    String[] words = arguments.get();
    for (int i = 0; i + 1 < words.length; i++) {
      if (words[i].equals("-D")) {
        return samePlace(Path.of(words[i + 1]), data);
      }
    }
    return false;
  }

  private static boolean samePlace(Path one, Path other) {
    try {
      return Files.isSameFile(one, other);
    } catch (IOException e) {
      return false;
    }
  }
}
