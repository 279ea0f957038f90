package io.seedlap.documents;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

class VersionTest {
  @Test
  void theBuildTheContractAndTheChangelogHaveTheSameVersion() throws IOException {
    String build = first("pom.xml", "<artifactId>seedlap</artifactId>\\s*<version>([^<]*)<");
    assertEquals(build, first("openapi/seedlap.yaml", "\n  version: (\\S+)"));
    assertEquals(build, first("CHANGELOG.md", "\n## \\[?(\\d[^\\] \n]*)"));
  }

  private static String first(String file, String pattern) throws IOException {
    Matcher found = Pattern.compile(pattern).matcher(Files.readString(Path.of(file)));
    assertTrue(found.find(), file);
    return found.group(1);
  }
}
