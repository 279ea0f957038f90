package io.seedlap;

import static java.util.stream.Collectors.toCollection;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * A game is named in its own packages only, in code and comments alike: all other code works with
 * any {@link io.seedlap.rules.Ruleset}. The files of the page are included.
 */
class GameNamesTest {
  private static final Path JAVA = Path.of("src/main/java/io/seedlap");
  private static final Path PAGE = Path.of("src/main/resources/META-INF/resources");

  /** The names of the games and the places they come from, in lower case. */
  private static final List<String> NAMES = List.of("adji", "sadeqa", "matanzas", "dembi");

  private static final Set<Path> PACKAGES_OF_GAMES =
      Set.of(
          JAVA.resolve("rules/adjikui"),
          JAVA.resolve("rules/sadeqa"),
          JAVA.resolve("solve/adjikui"),
          JAVA.resolve("solve/sadeqa"));

  @Test
  void noGameIsNamedOutsideItsOwnPackages() throws IOException {
    Set<String> found = new TreeSet<>();
    for (Path folder : List.of(JAVA, PAGE)) {
      for (Path file : files(folder)) {
        if (!PACKAGES_OF_GAMES.contains(file.getParent())) {
          found.addAll(namedIn(file));
        }
      }
    }
    assertEquals(Set.of(), found);
  }

  /** Shows that the scan reads files and finds names. */
  @ParameterizedTest
  @ValueSource(strings = {"rules/adjikui", "rules/sadeqa", "solve/adjikui", "solve/sadeqa"})
  void thePackagesOfAGameNameIt(String folder) throws IOException {
    for (Path file : files(JAVA.resolve(folder))) {
      assertNotEquals(Set.of(), namedIn(file), file::toString);
    }
  }

  /** The lines of a file that contain a name, each with the place of the line. */
  private static Set<String> namedIn(Path file) throws IOException {
    Set<String> found = new TreeSet<>();
    List<String> lines = Files.readAllLines(file);
    for (int i = 0; i < lines.size(); i++) {
      String line = lines.get(i).toLowerCase(Locale.ROOT);
      if (NAMES.stream().anyMatch(line::contains)) {
        found.add(file + ":" + (i + 1) + ": " + lines.get(i).strip());
      }
    }
    return found;
  }

  private static Set<Path> files(Path folder) throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      return files.filter(Files::isRegularFile).collect(toCollection(TreeSet::new));
    }
  }
}
