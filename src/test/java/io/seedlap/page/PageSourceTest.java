package io.seedlap.page;

import static java.util.stream.Collectors.toCollection;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.seedlap.rules.Ruleset;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What holds for the source of the page at {@code /}, and of the pictures. */
@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class PageSourceTest {
  private static final Path RESOURCES = Path.of("src/main/resources/META-INF/resources");
  private static final Pattern PRELOADED =
      Pattern.compile("<link rel=\"modulepreload\" href=\"(page/[a-z-]+\\.js)\">");

  @ParameterizedTest
  @ValueSource(
      strings = {"src/main/resources/META-INF/resources", "src/main/java/io/seedlap/picture"})
  void no_game_is_named(String folder) throws IOException {
    Set<String> found = new TreeSet<>();
    for (Path file : files(Path.of(folder))) {
      String text = Files.readString(file).toLowerCase(Locale.ROOT);
      for (Ruleset game : Ruleset.all()) {
        String name = game.id().split("-", 2)[0];
        if (text.contains(name)) {
          found.add(file + " names " + name);
        }
      }
    }
    assertEquals(Set.of(), found);
  }

  @Test
  void all_modules_are_preloaded() throws IOException {
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
