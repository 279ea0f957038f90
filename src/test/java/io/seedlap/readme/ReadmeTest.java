package io.seedlap.readme;

import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.quarkus.test.common.http.TestHTTPResource;
import io.quarkus.test.junit.QuarkusTest;
import java.io.IOException;
import java.net.URL;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * The README's tour is correct: every command of its console blocks is run, and its answer is the
 * one shown. An ellipsis in an answer stands for a part that differs from run to run.
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
    Shell shell = new Shell();
    return Tour.read(README).steps().stream()
        .map(step -> DynamicTest.dynamicTest(step.command(), () -> take(step, shell)))
        .onClose(shell::close);
  }

  private void take(Tour.Step step, Shell shell) throws IOException {
    String answer =
        shell.run(step.command().replace("localhost:8080", "localhost:" + url.getPort()));
    if (REFRESH) {
      Tour.read(README).answered(step, answer).write(README);
      return;
    }
    assertTrue(step.shows(answer), () -> step.command() + "\nanswered\n" + answer);
  }
}
