package io.seedlap.page;

import static java.util.stream.Collectors.toCollection;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Properties of the source of the page at {@code /}. */
class PageSourceTest {
  private static final Path RESOURCES = Path.of("src/main/resources/META-INF/resources");
  private static final Pattern PRELOADED =
      Pattern.compile("<link rel=\"modulepreload\" href=\"(page/[a-z-]+\\.js)\">");

  @Test
  void allModulesArePreloaded() throws IOException {
    Set<String> modules =
        files(RESOURCES.resolve("page")).stream()
            .map(file -> RESOURCES.relativize(file).toString().replace('\\', '/'))
            .filter(file -> file.endsWith(".js") && !file.equals("page/main.js"))
            .collect(toCollection(TreeSet::new));
    Set<String> preloaded =
        PRELOADED
            .matcher(Files.readString(RESOURCES.resolve("index.html")))
            .results()
            .map(link -> link.group(1))
            .collect(toCollection(TreeSet::new));
    assertEquals(modules, preloaded);
  }

  private static Set<Path> files(Path folder) throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      return files.filter(Files::isRegularFile).collect(toCollection(TreeSet::new));
    }
  }
}
