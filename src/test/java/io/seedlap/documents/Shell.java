package io.seedlap.documents;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.BufferedReader;
import java.io.Closeable;
import java.io.IOException;
import java.io.InputStreamReader;

/**
 * One shell for a whole document, so that a command can use variables that an earlier one has set.
 */
final class Shell implements Closeable {
  private static final String DONE = "-- done --";

  private final Process shell;
  private final BufferedReader out;

  Shell() throws IOException {
    shell = new ProcessBuilder("/bin/sh").redirectErrorStream(true).start();
    out = new BufferedReader(new InputStreamReader(shell.getInputStream(), UTF_8));
  }

  /** Runs the command and returns its output. */
  String run(String command) throws IOException {
    shell.getOutputStream().write((command + "\necho; echo '" + DONE + "'\n").getBytes(UTF_8));
    shell.getOutputStream().flush();
    StringBuilder answer = new StringBuilder();
    for (String line = out.readLine(); line != null && !line.equals(DONE); line = out.readLine()) {
      answer.append(line).append('\n');
    }
    return answer.toString().strip();
  }

  @Override
  public void close() {
    shell.destroy();
  }
}
