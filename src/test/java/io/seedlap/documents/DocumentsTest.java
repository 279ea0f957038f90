package io.seedlap.documents;

import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.quarkus.test.common.http.TestHTTPResource;
import io.quarkus.test.junit.QuarkusTest;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URL;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicContainer;
import org.junit.jupiter.api.DynamicNode;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * What the documents show is what happens: every block of {@code sh} is run. Commands that build,
 * start or stop something are in blocks of {@code shell}, and are not.
 */
@QuarkusTest
class DocumentsTest {
  private static final String SERVICE = "localhost:8080";

  @TestHTTPResource("/")
  URL url;

  @TestFactory
  Stream<DynamicNode> everyCommandGivesTheAnswerShown() throws IOException {
    assumeTrue(Files.isExecutable(Path.of("/bin/sh")), "the commands are for a Unix shell");
    return Documents.all().stream().map(this::commands);
  }

  private DynamicNode commands(Path file) {
    try {
      Shell shell = new Shell();
      return DynamicContainer.dynamicContainer(
          file.toString(),
          Tour.read(file).steps().stream()
              .map(
                  step ->
                      DynamicTest.dynamicTest(
                          "line " + step.line() + ": " + step.command(), () -> take(step, shell)))
              .onClose(shell::close));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private void take(Tour.Step step, Shell shell) throws IOException {
    String answer = shell.run(step.command().replace(SERVICE, "localhost:" + url.getPort()));
    if (step.answer() != null) {
      assertTrue(
          step.answer().shows(answer), () -> step.command() + "\nanswered\n" + pretty(answer));
    }
  }

  private static String pretty(String answer) {
    try {
      ObjectMapper json = new ObjectMapper();
      return json.writerWithDefaultPrettyPrinter().writeValueAsString(json.readTree(answer));
    } catch (JsonProcessingException e) {
      return answer;
    }
  }
}
