package io.seedlap.readme;

import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.quarkus.test.common.http.TestHTTPResource;
import io.quarkus.test.junit.QuarkusTest;
import java.io.IOException;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * The README's tour is true: every command of its console blocks is run, and its answer is the one
 * shown. An ellipsis in an answer stands for what differs from run to run.
 *
 * <p>With {@code -Dreadme.refresh=true} the answers are written anew; read the change.
 */
@QuarkusTest
class ReadmeTest {
  private static final Path README = Path.of("README.md");
  private static final boolean REFRESH = Boolean.getBoolean("readme.refresh");

  @TestHTTPResource("/")
  URL url;

  @TestFactory
  Stream<DynamicTest> everyCommandOfTheTourGivesTheAnswerShown() throws IOException {
    assumeTrue(Files.isExecutable(Path.of("/bin/bash")), "the tour is for a Unix shell");
    return Tour.read(README).steps().stream()
        .map(step -> DynamicTest.dynamicTest(step.command(), () -> take(step)));
  }

  private void take(Tour.Step step) throws IOException, InterruptedException {
    String answer = run(step.command().replace("localhost:8080", "localhost:" + url.getPort()));
    if (REFRESH) {
      Tour.read(README).answered(step, answer).write(README);
      return;
    }
    assertTrue(step.shows(answer), () -> step.command() + "\nanswered\n" + answer);
  }

  private static String run(String command) throws IOException, InterruptedException {
    Process process =
        new ProcessBuilder("/bin/bash", "-c", command).redirectErrorStream(true).start();
    String answer = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    process.waitFor();
    return answer.strip();
  }
}
