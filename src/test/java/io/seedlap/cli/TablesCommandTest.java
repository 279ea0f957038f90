package io.seedlap.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TablesCommandTest {
  @TempDir Path directory;
  private CommandRun last;

  private int run(String... arguments) {
    List<String> words = new ArrayList<>(List.of("tables"));
    words.addAll(List.of(arguments));
    words.addAll(List.of("--dir", directory.toString()));
    last = CommandRun.of(words.toArray(String[]::new));
    return last.status();
  }

  private void prints(String words) {
    last.prints(words);
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
    prints("Building 1 slice of");
    assertEquals(0, run("build", "sadeqa-ii", "--up-to", "5"));
    prints("are present");
  }

  @Test
  void aBuildForPlayLeavesOutTheSlicesThatOnlySetUpsHave() {
    assertEquals(0, run("build", "adji-kui-ii", "--up-to", "12", "--threads", "1"));
    prints("Building 1 slice of adji-kui-ii");
    prints("12 seeds: 1,352,078 positions in");
    assertEquals(0, run("verify", "adji-kui-ii", "--samples", "1000"));
    prints("12 seeds: checksum right, 1,000 positions computed from their successors, 0 wrong");
    assertEquals(2, run("build", "adji-kui-ii", "--up-to", "12", "--for", "fun"));
    prints("it is play or set-ups, not fun.");
  }

  @Test
  void aBuildIntoAFileIsToldInLinesWithoutABar() {
    run("build", "sadeqa-ii", "--up-to", "5");
    prints(" 5 seeds: 4,368 positions in");
    assertFalse(last.printed().contains("\r"), last.printed());
  }

  @Test
  void aChangedTableIsReportedAndBuiltAnew() throws IOException {
    run("build", "adji-kui-ii", "--up-to", "9", "--for", "set-ups");
    Path file = directory.resolve("adji-kui-ii-09.table");
    byte[] bytes = Files.readAllBytes(file);
    bytes[1_000] ^= 4;
    Files.write(file, bytes);
    assertEquals(1, run("verify"));
    prints("adji-kui-ii-09.table is refused: its checksum is wrong");
    assertEquals(1, run("list"));
    prints("adji-kui-ii-09.table is refused: its checksum is wrong");
    assertEquals(0, run("build", "adji-kui-ii", "--up-to", "9", "--for", "set-ups"));
    assertEquals(0, run("verify"));
  }

  @Test
  void withoutOneSliceTheOthersAreVerifiedAndItIsNamed() throws IOException {
    run("build", "sadeqa-ii", "--up-to", "6");
    Files.delete(directory.resolve("sadeqa-ii-04.table"));
    assertEquals(1, run("verify", "--samples", "1000000"));
    prints("3 seeds: checksum right, 364 positions computed from their successors, 0 wrong\n");
    prints("could not be verified without the slices of 4 seeds");
    prints("sadeqa-ii: the slices of 4 seeds are missing");
  }

  @Test
  void aFolderWithoutTablesIsReported() {
    assertEquals(1, run("list"));
    prints("There are no tables in " + directory);
    assertEquals(1, run("verify"));
    run("build", "sadeqa-ii", "--up-to", "2");
    assertEquals(1, run("list", "adji-kui-ii"));
    prints("There are no tables of adji-kui-ii in " + directory);
  }

  @Test
  void aFolderThatDoesNotExistIsReported() {
    directory = directory.resolve("mistyped");
    assertEquals(1, run("list"));
    prints("There is no folder " + directory);
    assertEquals(1, run("verify", "sadeqa-ii"));
  }

  @Test
  void aFileInTheFoldersPlaceIsReported() throws IOException {
    directory = Files.createFile(directory.resolve("file"));
    assertEquals(1, run("list"));
    prints(directory + ", is a file");
    assertEquals(1, run("build", "sadeqa-ii", "--up-to", "2"));
    prints("The tables cannot be written to " + directory + ": ");
    prints("something else is in its place");
  }

  @Test
  void aFolderInATablesPlaceIsReportedBeforeItIsBuilt() throws IOException {
    Files.createDirectory(directory.resolve("sadeqa-ii-02.table"));
    assertEquals(1, run("verify"));
    prints("sadeqa-ii-02.table is refused: it is a folder");
    assertEquals(1, run("build", "sadeqa-ii", "--up-to", "2"));
    prints("sadeqa-ii-02.table: a folder is where the table is to be; move it away.");
  }

  @Test
  void whatMakesNoSenseIsRefusedWithAHint() {
    assertEquals(2, run("build", "oware", "--up-to", "6"));
    prints("there is no game oware with tables. The nearest is ");
    assertEquals(2, run("build", "sadeqa-ii"));
    prints("Missing required option: '--up-to=<seeds>'");
    assertEquals(2, run("build", "adji-kui-ii", "--up-to", "8"));
    prints("--up-to is a whole number from 9 to 28, not 8.");
    assertEquals(2, run("build", "sadeqa-ii", "--up-to", "32"));
    assertEquals(2, run("build", "sadeqa-ii", "--up-to", "many"));
    assertEquals(2, run("build", "sadeqa-ii", "--up-to", "2", "--threads", "0"));
    assertEquals(2, run("verify", "--samples", "0"));
    assertEquals(2, run("list", "--dir"));
  }
}
