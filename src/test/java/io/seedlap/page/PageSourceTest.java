package io.seedlap.page;

import static java.util.stream.Collectors.toCollection;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Properties of the source of the page at {@code /}. */
class PageSourceTest {
  private static final Path RESOURCES = Path.of("src/main/resources/META-INF/resources");
  private static final Path PAGE = RESOURCES.resolve("page");
  private static final Pattern PRELOADED =
      Pattern.compile("<link rel=\"modulepreload\" href=\"page/([a-z-]+\\.js)\">");
  private static final Pattern SCRIPT =
      Pattern.compile("<script type=\"module\" src=\"page/([a-z-]+\\.js)\"></script>");
  private static final Pattern STATIC_IMPORT = Pattern.compile("from '\\./([a-z-]+\\.js)'");
  private static final Pattern LATER_IMPORT = Pattern.compile("import\\('\\./([a-z-]+\\.js)'\\)");

  /** Else they are fetched import by import, a round trip for each. */
  @Test
  void theModulesOfTheFirstViewArePreloadedAndNoOthers() throws IOException {
    String index = Files.readString(RESOURCES.resolve("index.html"));
    Set<String> firstView = reachable(found(SCRIPT, index), STATIC_IMPORT);
    firstView.removeAll(found(SCRIPT, index));
    assertEquals(firstView, found(PRELOADED, index));
  }

  @Test
  void everyModuleIsReachedFromThePage() throws IOException {
    Set<String> scripts = found(SCRIPT, Files.readString(RESOURCES.resolve("index.html")));
    try (Stream<Path> files = Files.list(PAGE)) {
      assertEquals(
          files
              .map(file -> file.getFileName().toString())
              .filter(file -> file.endsWith(".js"))
              .collect(toCollection(TreeSet::new)),
          reachable(scripts, STATIC_IMPORT, LATER_IMPORT));
    }
  }

  /** The modules and all that they import, directly or not. */
  private static Set<String> reachable(Set<String> modules, Pattern... imports) throws IOException {
    Set<String> reached = new TreeSet<>();
    Deque<String> next = new ArrayDeque<>(modules);
    while (!next.isEmpty()) {
      String module = next.pop();
      if (reached.add(module)) {
        String source = Files.readString(PAGE.resolve(module));
        for (Pattern kind : imports) {
          next.addAll(found(kind, source));
        }
      }
    }
    return reached;
  }

  private static Set<String> found(Pattern pattern, String text) {
    return pattern
        .matcher(text)
        .results()
        .map(it -> it.group(1))
        .collect(toCollection(TreeSet::new));
  }
}
