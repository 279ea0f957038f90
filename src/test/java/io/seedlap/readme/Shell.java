package io.seedlap.readme;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.BufferedReader;
import java.io.Closeable;
import java.io.IOException;
import java.io.InputStreamReader;

/** One bash for a whole tour, so that a command can use variables that an earlier one has set. */
final class Shell implements Closeable {
  private static final String DONE = "-- done --";

  private final Process bash;
  private final BufferedReader out;

  Shell() throws IOException {
    bash = new ProcessBuilder("/bin/bash").redirectErrorStream(true).start();
    out = new BufferedReader(new InputStreamReader(bash.getInputStream(), UTF_8));
  }

  /** Runs the command and returns its output. */
  String run(String command) throws IOException {
    bash.getOutputStream().write((command + "\necho; echo '" + DONE + "'\n").getBytes(UTF_8));
    bash.getOutputStream().flush();
    StringBuilder answer = new StringBuilder();
    for (String line = out.readLine(); line != null && !line.equals(DONE); line = out.readLine()) {
      answer.append(line).append('\n');
    }
    return answer.toString().strip();
  }

  @Override
  public void close() {
    bash.destroy();
  }
}
