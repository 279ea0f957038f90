package io.seedlap.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TablesCommandTest {
  @TempDir Path directory;
  private String printed;

  private int run(String... arguments) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (PrintStream out = new PrintStream(bytes, true, StandardCharsets.UTF_8)) {
      return new TablesCommand(out, directory).run(List.of(arguments));
    } finally {
      printed = bytes.toString(StandardCharsets.UTF_8);
    }
  }

  private void prints(String words) {
    assertTrue(printed.contains(words), printed);
  }

  @Test
  void whatIsBuiltCanBeListedAndVerified() {
    assertEquals(0, run("build", "sadeqa-ii", "--up-to", "6", "--threads", "1"));
    prints("Building 6 slices of sadeqa-ii");
    assertEquals(0, run("list", "sadeqa-ii", "--values"));
    prints("win/loss/draw 6,564/5,812/0, the longest in 18 plies");
    assertEquals(0, run("verify", "--samples", "2000"));
    prints("6 seeds: checksum right, 2,000 positions computed from their successors, 0 wrong");
  }

  @Test
  void aSecondBuildBuildsOnlyWhatIsMissing() {
    run("build", "sadeqa-ii", "--up-to", "4");
    assertEquals(0, run("build", "sadeqa-ii", "--up-to", "5"));
    prints("Building 1 slices");
    assertEquals(0, run("build", "sadeqa-ii", "--up-to", "5"));
    prints("are present");
  }

  @Test
  void aChangedTableIsReportedAndBuiltAnew() throws IOException {
    run("build", "adji-kui-ii", "--up-to", "9");
    Path file = directory.resolve("adji-kui-ii-09.table");
    byte[] bytes = Files.readAllBytes(file);
    bytes[1_000] ^= 4;
    Files.write(file, bytes);
    assertEquals(1, run("verify"));
    prints("adji-kui-ii-09.table is refused: its checksum is wrong");
    assertEquals(0, run("build", "adji-kui-ii", "--up-to", "9"));
    assertEquals(0, run("verify"));
  }

  @Test
  void whatMakesNoSenseIsAnsweredWithTheUsage() {
    assertEquals(2, run());
    assertEquals(2, run("burn"));
    assertEquals(2, run("build", "oware", "--up-to", "6"));
    prints("There is no such game or option: oware");
    assertEquals(2, run("build", "sadeqa-ii"));
    assertEquals(2, run("build", "adji-kui-ii", "--up-to", "8"));
    assertEquals(2, run("build", "sadeqa-ii", "--up-to", "29"));
    prints("--up-to is a whole number from 1 to 28, not 29.");
    assertEquals(2, run("list", "--dir"));
    prints("tables build <ruleset> --up-to <seeds>");
  }
}
