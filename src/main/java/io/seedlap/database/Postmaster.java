package io.seedlap.database;

import java.io.IOException;
import java.io.InterruptedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.jboss.logging.Logger;

/** The main process of the PostgreSQL server on a data directory, found by its pid file. */
final class Postmaster {
  private static final Logger LOG = Logger.getLogger(Postmaster.class);
  private static final String PID_FILE = "postmaster.pid";
  private static final int PORT_LINE = 3; // counted from 0
  private static final Duration STOP_WAIT = Duration.ofSeconds(5);
  private static final String ENDED = "Z"; // a "zombie", proc(5)
  private static final long LONGEST_PAUSE_MILLIS = 200;

  private Postmaster() {}

  /**
   * The process that the pid file names, if it runs, is a postgres and was started on this folder.
   */
  static Optional<ProcessHandle> of(Path data) {
    try {
      List<String> lines = Files.readAllLines(data.resolve(PID_FILE));
      if (lines.size() < 2 || !isSameFile(Path.of(lines.get(1)), data)) {
        return Optional.empty();
      }
      return ProcessHandle.of(Math.abs(Long.parseLong(lines.get(0).trim()))) // negative: --single
          .filter(ProcessHandle::isAlive)
          .filter(process -> isPostgresOn(process, data));
    } catch (IOException | NumberFormatException e) {
      return Optional.empty(); // no server, or one that is stopping
    }
  }

  /** The port of the server that runs on the folder; empty where none does. */
  static Optional<Integer> port(Path data) {
    try {
      List<String> lines = Files.readAllLines(data.resolve(PID_FILE));
      return of(data).isPresent() && lines.size() > PORT_LINE
          ? Optional.of(Integer.valueOf(lines.get(PORT_LINE).trim()))
          : Optional.empty();
    } catch (IOException | NumberFormatException e) {
      return Optional.empty(); // no server, or one that is stopping
    }
  }

  /** Stops a server that runs on the folder; a pid file that names no such process is deleted. */
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

  /** By fast shutdown (SIGINT), else by signals after which the next start recovers. */
  private static void stop(ProcessHandle process) throws IOException {
    for (String signal : List.of("INT", "QUIT", "KILL")) {
      signal(process, signal);
      if (awaitExit(process, STOP_WAIT)) {
        return;
      }
      LOG.warnf("PostgreSQL (pid %d) did not stop on SIG%s", process.pid(), signal);
    }
    throw new IOException("PostgreSQL (pid " + process.pid() + ") cannot be stopped");
  }

  /**
   * Waits until the process has ended. {@code ProcessHandle.onExit} looks at a process that is no
   * child of this one only every few seconds.
   *
   * @return whether it has
   */
  static boolean awaitExit(ProcessHandle process, Duration longest) throws IOException {
    long end = System.nanoTime() + longest.toNanos();
    long pause = 5;
    try {
      while (isRunning(process)) {
        if (System.nanoTime() > end) {
          return false;
        }
        Thread.sleep(pause);
        pause = Math.min(2 * pause, LONGEST_PAUSE_MILLIS);
      }
      return true;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new InterruptedIOException("interrupted");
    }
  }

  /**
   * Whether the process runs. One that has ended stays in the system until its parent has asked for
   * its status, and counts as alive for {@code ProcessHandle}; the parent of an adopted process may
   * take seconds for that.
   */
  private static boolean isRunning(ProcessHandle process) {
    if (!process.isAlive()) {
      return false;
    }
    try {
      String status = Files.readString(Path.of("/proc/" + process.pid() + "/stat"));
      return !status.substring(status.lastIndexOf(')') + 1).strip().startsWith(ENDED);
    } catch (IOException e) {
      return process.isAlive(); // a system that has no such files
    }
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
      return true; // not known on this system; the pid file names the folder
    }
    String[] options = arguments.get();
    for (int i = 0; i + 1 < options.length; i++) {
      if (options[i].equals("-D")) {
        return isSameFile(Path.of(options[i + 1]), data);
      }
    }
    return false;
  }

  private static boolean isSameFile(Path one, Path other) {
    try {
      return Files.isSameFile(one, other);
    } catch (IOException e) {
      return false;
    }
  }
}
