package io.seedlap.documents;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** The documents of the project. */
final class Documents {
  /** Those beyond the README and its companions at the top. */
  static final Path FOLDER = Path.of("src/site/markdown");

  private Documents() {}

  /** All Markdown files, sorted. */
  static List<Path> all() throws IOException {
    try (Stream<Path> top = Files.list(Path.of(""));
        Stream<Path> others = Files.walk(FOLDER)) {
      return Stream.concat(top, others)
          .filter(file -> file.toString().endsWith(".md"))
          .sorted()
          .toList();
    }
  }
}
