package io.seedlap.database;

import io.zonky.test.db.postgres.util.LinuxUtils;
import java.io.IOException;
import java.io.InterruptedIOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import org.jboss.logging.Logger;

/**
 * Runs the programs of PostgreSQL, with their output in a log file. PostgreSQL does not run as
 * root; for root the programs run in a user namespace in which it is somebody else, where the
 * system allows that.
 */
final class PostgresCommand {
  private static final Logger LOG = Logger.getLogger(PostgresCommand.class);
  private static final boolean WINDOWS =
      System.getProperty("os.name").toLowerCase(Locale.ROOT).contains("windows");

  private static final Pattern FAILURE = Pattern.compile("FATAL|PANIC|error|could not");

  /** Time, process and level of a line of the server's log; the name of another program. */
  private static final Pattern BEFORE_REASON =
      Pattern.compile("^.*?(FATAL|PANIC|error): +|^\\w+: ");

  private final Path binaries;
  private final Path log;

  /**
   * @param binaries folder that has {@code bin}
   * @param log appended to
   */
  PostgresCommand(Path binaries, Path log) {
    this.binaries = binaries;
    this.log = log;
  }

  /**
   * Runs a program to its end.
   *
   * @throws IOException if it does not end well; the message is the reason that it has logged
   */
  void run(String program, List<String> arguments) throws IOException {
    run(program, arguments, "");
  }

  /**
   * Runs a program that reads this from its standard input.
   *
   * @throws IOException if it does not end well; the message is the reason that it has logged
   */
  void run(String program, List<String> arguments, String input) throws IOException {
    long before = OwnFiles.createFile(log);
    List<String> command = new ArrayList<>();
    if (LinuxUtils.isUnshareAvailable()) {
      command.addAll(List.of("unshare", "-U"));
    }
    command.add(binaries.resolve("bin").resolve(program + (WINDOWS ? ".exe" : "")).toString());
    command.addAll(arguments);
    Process process =
        new ProcessBuilder(command)
            .redirectErrorStream(true)
            .redirectOutput(ProcessBuilder.Redirect.appendTo(log.toFile()))
            .start();
    try {
      send(input, process);
      int status = process.waitFor();
      if (status != 0) {
        throw new IOException(reason(before, program + " ended with status " + status));
      }
    } catch (InterruptedException e) {
      process.destroy();
      Thread.currentThread().interrupt();
      throw new InterruptedIOException(program + " was interrupted");
    }
  }

  private static void send(String input, Process process) {
    try (OutputStream stdin = process.getOutputStream()) {
      stdin.write(input.getBytes(StandardCharsets.UTF_8));
    } catch (IOException e) {
      LOG.debug("The program has ended before it has read all; its status says why", e);
    }
  }

  /** The first line about a failure behind this place of the log, without its time and process. */
  private String reason(long from, String otherwise) {
    try {
      byte[] all = Files.readAllBytes(log);
      int start = (int) Math.min(from, all.length);
      List<String> lines =
          new String(all, start, all.length - start, StandardCharsets.UTF_8)
              .lines()
              .filter(line -> !line.isBlank())
              .toList();
      return lines.stream()
          .filter(line -> FAILURE.matcher(line).find())
          .findFirst()
          .or(() -> lines.stream().reduce((one, next) -> next))
          .map(line -> BEFORE_REASON.matcher(line).replaceFirst("").strip())
          .orElse(otherwise);
    } catch (IOException e) {
      return otherwise;
    }
  }
}
