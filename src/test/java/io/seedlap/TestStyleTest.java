package io.seedlap;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** What holds for the tests themselves. */
class TestStyleTest {
  private static final Path TESTS = Path.of("src/test/java");

  /** Whoever waits in a test waits for something: with Awaitility, a latch or a future. */
  private static final Pattern BLIND_WAIT =
      Pattern.compile("Thread\\.(sleep|yield|onSpinWait)\\b|\\.sleep\\(|LockSupport\\.park");

  @Test
  void noTestSleepsOrSpins() throws IOException {
    assertEquals(List.of(), found(BLIND_WAIT));
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
      throw new java.io.UncheckedIOException(e);
    }
  }
}
