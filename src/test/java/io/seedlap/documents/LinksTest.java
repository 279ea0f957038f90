package io.seedlap.documents;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** The links of the documents. Those to other sites are not followed: tests need no network. */
class LinksTest {
  private static final Pattern LINK = Pattern.compile("\\]\\(([^)\\s]+)\\)|src=\"([^\"]+)\"");
  private static final Pattern HEADING = Pattern.compile("(?m)^#+ (.*)$");
  private static final long MAX_README_BYTES = 8_000;

  @Test
  void everyLinkLeadsToAFileAndAHeading() throws IOException {
    List<String> broken = new ArrayList<>();
    for (Path file : Documents.all()) {
      Matcher link = LINK.matcher(Files.readString(file));
      while (link.find()) {
        String target = link.group(1) == null ? link.group(2) : link.group(1);
        if (!target.startsWith("https://")
            && !target.startsWith("http://")
            && !leads(file, target)) {
          broken.add(file + ": " + target);
        }
      }
    }
    assertEquals(List.of(), broken);
  }

  @Test
  void everyDocumentCanBeReachedFromTheReadme() throws IOException {
    Set<Path> reached = new TreeSet<>();
    follow(Path.of("README.md"), reached);
    assertEquals(Documents.all(), List.copyOf(reached));
  }

  @Test
  void theReadmeIsShort() throws IOException {
    long size = Files.size(Path.of("README.md"));
    assertEquals(size, Math.min(size, MAX_README_BYTES));
  }

  private static void follow(Path file, Set<Path> reached) throws IOException {
    if (!reached.add(file)) {
      return;
    }
    Matcher link = LINK.matcher(Files.readString(file));
    while (link.find()) {
      String target = link.group(1);
      if (target != null
          && target.replaceFirst("#.*", "").endsWith(".md")
          && !target.contains(":")) {
        follow(resolve(file, target), reached);
      }
    }
  }

  private static boolean leads(Path file, String target) throws IOException {
    Path to = resolve(file, target);
    int anchor = target.indexOf('#');
    return Files.exists(to) && (anchor < 0 || headings(to).contains(target.substring(anchor + 1)));
  }

  private static Path resolve(Path file, String target) {
    String path = target.replaceFirst("#.*", "");
    return path.isEmpty() ? file : file.resolveSibling(path).normalize();
  }

  /** The anchors of headings, as GitHub makes them. */
  private static Set<String> headings(Path file) throws IOException {
    return HEADING
        .matcher(Files.readString(file))
        .results()
        .map(heading -> heading.group(1).toLowerCase(Locale.ROOT))
        .map(heading -> heading.replaceAll("[^\\p{L}\\p{N} _-]", "").replace(' ', '-'))
        .collect(Collectors.toSet());
  }
}
