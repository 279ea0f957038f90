package io.seedlap.picture;

import static java.util.stream.Collectors.toCollection;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Pictures and page read their colours and the places of seeds from the same two files. {@code
 * src/test/browser/seeds.test.mjs} tests in a browser that they draw the same seeds from them.
 */
class SharedWithPageTest {
  private static final Path PAGE = Path.of("src/main/resources/META-INF/resources/page");
  private static final Pattern COLOUR =
      Pattern.compile("#[0-9a-f]{3,8}\\b|\\b(rgb|hsl)a?\\(", Pattern.CASE_INSENSITIVE);

  @ParameterizedTest
  @ValueSource(strings = {"src/main/java/io/seedlap/picture", "src/main/resources/META-INF"})
  void noOtherFileHoldsAColour(String folder) throws IOException {
    Set<Path> excepted = Set.of(PAGE.resolve("palette.css"), PAGE.resolve("icon.svg"));
    try (Stream<Path> files = Files.walk(Path.of(folder))) {
      assertEquals(
          Set.of(),
          files
              .filter(file -> file.toString().matches(".*\\.(java|css|js|html|svg)"))
              .filter(file -> !excepted.contains(file))
              .flatMap(file -> colours(file).stream().map(colour -> file + ": " + colour))
              .collect(toCollection(TreeSet::new)));
    }
  }

  @Test
  void theIconHasColoursOfThePalette() {
    Set<String> palette = colours(PAGE.resolve("palette.css"));
    Set<String> icon = colours(PAGE.resolve("icon.svg"));
    assertTrue(palette.containsAll(icon), () -> icon + " are not all among " + palette);
  }

  @Test
  void thereAreAsManyColoursOfSeedsAsTheGeometrySays() {
    assertEquals(Colour.SEEDS.size(), SeedGeometry.SHARED.variant().colours());
  }

  @Test
  void aPatternHasAsManySeedsAsItStandsFor() {
    SeedGeometry geometry = SeedGeometry.SHARED;
    for (int seeds = 0; seeds <= geometry.maxSingle(); seeds++) {
      assertEquals(seeds, geometry.places(seeds, 0).size());
    }
  }

  private static Set<String> colours(Path file) {
    try {
      return COLOUR
          .matcher(Files.readString(file))
          .results()
          .map(MatchResult::group)
          .collect(toCollection(TreeSet::new));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
