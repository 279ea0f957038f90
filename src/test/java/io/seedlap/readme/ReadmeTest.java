package io.seedlap.readme;

import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.quarkus.test.common.http.TestHTTPResource;
import io.quarkus.test.junit.QuarkusTest;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.OutputStream;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * The README's tour is true: every command of its console blocks is run, and its answer is the one
 * shown. An ellipsis in an answer stands for what differs from run to run. All commands are given
 * to one shell, so that one may use what another has set.
 *
 * <p>With {@code -Dreadme.refresh=true} the answers are written anew; read the change.
 */
@QuarkusTest
class ReadmeTest {
  private static final Path README = Path.of("README.md");
  private static final boolean REFRESH = Boolean.getBoolean("readme.refresh");

  private static final String DONE = "the-command-is-done";

  @TestHTTPResource("/")
  URL url;

  private Process shell;

  @AfterEach
  void leaveTheShell() {
    if (shell != null) {
      shell.destroy();
    }
  }

  @TestFactory
  Stream<DynamicTest> everyCommandOfTheTourGivesTheAnswerShown() throws IOException {
    assumeTrue(Files.isExecutable(Path.of("/bin/bash")), "the tour is for a Unix shell");
    return Tour.read(README).steps().stream()
        .map(step -> DynamicTest.dynamicTest(step.command(), () -> take(step)));
  }

  private void take(Tour.Step step) throws IOException {
    String answer = run(step.command().replace("localhost:8080", "localhost:" + url.getPort()));
    if (REFRESH) {
      Tour.read(README).answered(step, answer).write(README);
      return;
    }
    assertTrue(step.shows(answer), () -> step.command() + "\nanswered\n" + answer);
  }

  private String run(String command) throws IOException {
    if (shell == null) {
      shell = new ProcessBuilder("/bin/bash").redirectErrorStream(true).start();
    }
    OutputStream commands = shell.getOutputStream();
    String step = "{ " + command + "\n} < /dev/null\nprintf '\\n%s\\n' " + DONE + "\n";
    commands.write(step.getBytes(StandardCharsets.UTF_8));
    commands.flush();
    BufferedReader answers = shell.inputReader(StandardCharsets.UTF_8);
    List<String> lines = new ArrayList<>();
    for (String line = answers.readLine(); !DONE.equals(line); line = answers.readLine()) {
      if (line == null) {
        throw new IOException("the shell has ended after " + command);
      }
      lines.add(line);
    }
    return String.join("\n", lines).strip();
  }
}
