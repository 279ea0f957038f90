package io.seedlap;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.tngtech.archunit.core.domain.JavaMethod;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.annotation.Annotation;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import net.jqwik.api.Example;
import net.jqwik.api.Property;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.params.ParameterizedTest;

/** What holds for the tests themselves. */
class TestStyleTest {
  private static final Path CLASSES = Path.of("target/test-classes");
  private static final Path TESTS = Path.of("src/test/java");

  /** Whoever waits in a test waits for something: with Awaitility, a latch or a future. */
  private static final Pattern BLIND_WAIT =
      Pattern.compile("Thread\\.(sleep|yield|onSpinWait)\\b|\\.sleep\\(|LockSupport\\.park");

  private static final Pattern CAMEL_CASE = Pattern.compile("[a-z][A-Za-z0-9]*");

  private static final List<Class<? extends Annotation>> TEST =
      List.of(
          Test.class,
          ParameterizedTest.class,
          RepeatedTest.class,
          TestFactory.class,
          Property.class,
          Example.class);

  @Test
  void noTestSleepsOrSpins() throws IOException {
    assertEquals(List.of(), found(BLIND_WAIT));
  }

  @Test
  void testsAreNamedBySentencesInCamelCase() {
    List<JavaMethod> tests =
        new ClassFileImporter()
            .importPath(CLASSES).stream()
                .flatMap(type -> type.getMethods().stream())
                .filter(method -> TEST.stream().anyMatch(method::isAnnotatedWith))
                .toList();
    assertTrue(tests.size() > 300);
    assertEquals(
        List.of(),
        tests.stream()
            .filter(test -> !CAMEL_CASE.matcher(test.getName()).matches())
            .map(JavaMethod::getFullName)
            .toList());
  }

  private static List<String> found(Pattern pattern) throws IOException {
    try (Stream<Path> files = Files.walk(TESTS)) {
      List<Path> sources =
          files
              .filter(file -> file.toString().endsWith(".java"))
              .filter(file -> !file.endsWith("TestStyleTest.java"))
              .toList();
      assertTrue(sources.size() > 50);
      return sources.stream().flatMap(file -> found(pattern, file)).toList();
    }
  }

  private static Stream<String> found(Pattern pattern, Path file) {
    try {
      return pattern
          .matcher(Files.readString(file))
          .results()
          .map(MatchResult::group)
          .map(match -> file + ": " + match.strip());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
