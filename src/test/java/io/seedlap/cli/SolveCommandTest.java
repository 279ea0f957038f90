package io.seedlap.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.seedlap.solve.Analysis;
import io.seedlap.solve.Analyst;
import io.seedlap.solve.Limits;
import io.seedlap.solve.SmallBoards;
import io.seedlap.solve.TableSolver;
import io.seedlap.solve.Tables;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SolveCommandTest {
  private static final String FILE = "sadeqa-ii.proven";

  @TempDir Path directory;
  private CommandRun last;

  private int run(String... arguments) {
    List<String> words = new ArrayList<>(List.of("solve", "sadeqa-ii"));
    words.addAll(List.of(arguments));
    words.addAll(List.of("--dir", directory.toString(), "--memory-bits", "16"));
    last = CommandRun.of(words.toArray(String[]::new));
    return last.status();
  }

  private void prints(String words) {
    last.prints(words);
  }

  @BeforeEach
  void solveTheStart() {
    assertEquals(0, run("--up-to", "8", "--threads", "1"));
  }

  @Test
  void theStartIsProvenWithItsLineAndKept() throws IOException {
    prints("Building 8 slices of sadeqa-ii");
    prints("Solving 3,3,3,3,3,3/3,3,3,3,3,3 s 0-0 opening=sn");
    prints("\nwin\n  F  win\nBest play: F f ");
    assertTrue(Files.readString(directory.resolve(FILE)).contains("5:1..1 5,5,"));
  }

  @Test
  void aTableThatIsOpenedLaterKnowsItAtOnce() {
    Tables tables = Tables.open(TableSolver.of(SmallBoards.SADEQA).orElseThrow(), directory);
    assertEquals(List.of(), tables.refusals());
    Analysis start =
        new Analyst(8).analyse(SmallBoards.SADEQA.start(), tables.probe(), Limits.nodes(1));
    assertTrue(start.value().exact());
    assertEquals(Analysis.Result.WIN, start.value().result());
    assertTrue(start.pv().size() > 2);
    assertEquals(0, start.nodes());
  }

  @Test
  void aSecondRunSearchesNothing() {
    assertEquals(0, run("--up-to", "8"));
    prints("\n0 positions in");
  }

  @Test
  void everyMoveOfANamedPositionIsProven() {
    assertEquals(0, run("--up-to", "8", "--position", "1,5,5,1,0,1/5,5,0,4,4,0 s 4-1"));
    prints("A  loss");
    prints("B  win");
    prints("C  loss");
    prints("D  win");
    prints("F  loss");
  }

  @Test
  void aChangedFileIsRefused() throws IOException {
    Path file = directory.resolve(FILE);
    Files.writeString(file, Files.readString(file).replace("5:1..1", "5:0..0"));
    Tables tables = Tables.open(TableSolver.of(SmallBoards.SADEQA).orElseThrow(), directory);
    assertEquals(List.of("sadeqa-ii.proven is refused: line 2 is wrong"), tables.refusals());
    assertNotNull(tables.slice(8));
    Files.writeString(file, "Something else\n");
    assertEquals(
        List.of("sadeqa-ii.proven is refused: it is not of this game and version"),
        Tables.open(TableSolver.of(SmallBoards.SADEQA).orElseThrow(), directory).refusals());
  }

  @Test
  void whatIsNoPositionToSolveIsRefused() {
    assertEquals(2, run("--position", "1,2,3"));
    prints("--position is refused: ");
    assertEquals(2, run("--position", "0,0,0,0,0,0/1,0,0,0,0,0 s 20-15"));
    prints("--position is refused: the game is over.");
    assertEquals(2, run("--up-to", "32"));
    assertEquals(2, run("--memory-bits", "1"));
  }

  private int verify(Path file) {
    last = CommandRun.of("solve", "verify", file.toString(), "--dir", directory.toString());
    return last.status();
  }

  @Test
  void theCertificateOfTheStartIsCheckedByOtherCode() throws IOException {
    Path file = directory.resolve("sadeqa-ii.certificate");
    assertEquals(0, verify(file));
    prints("claims follow. They rest on the tables of sadeqa-ii with these seeds: [");
    prints("\nposition 3,3,3,3,3,3,3,3,3,3,3,3 3\nmove 5 1\n");
    List<String> lines = Files.readAllLines(file);
    for (int i = 2; i < lines.size() - 1; i += Math.max(1, lines.size() / 20)) {
      List<String> changed = new ArrayList<>(lines);
      changed.remove(i);
      Files.write(file, changed);
      assertEquals(1, verify(file), () -> last.printed());
    }
    Files.write(file, lines.subList(0, lines.size() - 1));
    assertEquals(1, verify(file));
    prints("it is not complete");
  }

  @Test
  void aCertificateIsWrittenWhereItIsWanted() {
    Path file = directory.resolve("choice");
    assertEquals(
        0,
        run(
            "--up-to",
            "12",
            "--position",
            "1,5,5,1,0,1/5,5,0,4,4,0 s 4-1",
            "--certificate",
            file.toString()));
    assertEquals(0, verify(file));
    prints("\nmove 1 1\n");
    assertEquals(1, verify(directory.resolve("none")));
    assertEquals(1, verify(directory.resolve("sadeqa-ii-02.table")));
  }
}
