package io.seedlap.solve;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.seedlap.rules.Board;
import io.seedlap.rules.Mover;
import io.seedlap.rules.Rows;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class TablesTest {
  private static final int SEEDS = 6;
  private static final TableSolver SADEQA = TableSolver.named("sadeqa-ii").orElseThrow();
  private static final TableSolver ADJI_KUI = TableSolver.named("adji-kui-ii").orElseThrow();

  static List<TableSolver> solvers() {
    return TableSolver.all();
  }

  @TempDir Path directory;

  @BeforeEach
  void buildSmallSlices() throws IOException {
    build(SADEQA, SEEDS);
    build(ADJI_KUI, 10);
  }

  private void build(TableSolver solver, int upTo) throws IOException {
    Tables tables = Tables.open(solver, directory);
    try (SweepPool pool = new SweepPool(2)) {
      for (int seeds : tables.missing(upTo, TablePurpose.SET_UPS)) {
        tables.build(seeds, pool);
      }
    }
  }

  @ParameterizedTest
  @MethodSource("solvers")
  void tablesReadAgainAreWhatTheirSuccessorsSay(TableSolver solver) {
    Tables tables = Tables.open(solver, directory);
    assertEquals(List.of(), tables.refusals());
    for (int seeds = solver.firstSlice(); tables.slice(seeds) != null; seeds++) {
      assertEquals(0, tables.verify(seeds, 5_000, new Random(5)).wrong());
    }
  }

  @Test
  void aBuildGoesOnWhereAnotherWasLeft() {
    Tables tables = Tables.open(SADEQA, directory);
    assertEquals(List.of(), tables.missing(SEEDS, TablePurpose.SET_UPS));
    assertEquals(List.of(SEEDS + 1, SEEDS + 2), tables.missing(SEEDS + 2, TablePurpose.SET_UPS));
  }

  @Test
  void slicesOfPlayAreBuiltFirstAndThoseOfSetUpsAfterThem() {
    Tables none = new Tables(ADJI_KUI, directory);
    assertEquals(List.of(12, 16, 20), none.missing(22, TablePurpose.PLAY));
    assertEquals(List.of(12, 9, 10, 11, 13, 14), none.missing(14, TablePurpose.SET_UPS));
    assertEquals(List.of(1, 2, 3), new Tables(SADEQA, directory).missing(3, TablePurpose.PLAY));
  }

  /** A slice that captures do not lead to has no influence on the bytes of a table. */
  @Test
  void aSliceOfPlayIsTheSameWithoutTheSlicesOfSetUps() throws IOException {
    Slice all = Solved.ADJI_KUI.get(12);
    Tables play = new Tables(ADJI_KUI, directory.resolve("play"));
    try (SweepPool pool = new SweepPool(2)) {
      play.build(12, pool);
    }
    assertEquals(List.of(12), play.present());
    Slice alone = play.slice(12);
    for (int at = 0; at < SliceIndex.of(12).size(); at++) {
      assertEquals(all.at(at), alone.at(at));
    }
  }

  /** What {@link TableSolver#afterCapture} promises, by the moves themselves. */
  @ParameterizedTest
  @MethodSource("solvers")
  void capturesLeadToTheSlicesThatAreSaidToFollow(TableSolver solver) {
    Mover mover = new Mover(solver.ruleset());
    Random random = new Random(11);
    Set<Integer> reached = new TreeSet<>();
    int seeds = 14;
    for (int i = 0; i < 200_000; i++) {
      Board board = SmallBoards.random(random, seeds);
      long south = board.south();
      long north = board.north();
      int holes = solver.ruleset().liftable(south, north, Rows.OWN_ROW, false);
      for (; holes != 0; holes &= holes - 1) {
        if (mover.sow(south, north, Integer.numberOfTrailingZeros(holes), Rows.OWN_ROW)
            && mover.captured() > 0) {
          reached.add(seeds - mover.captured());
        }
      }
    }
    assertTrue(solver.afterCapture(seeds).containsAll(reached), reached::toString);
    assertTrue(reached.contains(seeds - 4), reached::toString);
  }

  @Test
  void aFileThatABuildLeftUnfinishedIsNoTable() throws IOException {
    Path file = TableFile.path(directory, SADEQA, SEEDS);
    Files.move(file, file.resolveSibling(file.getFileName() + ".part"));
    assertNull(Tables.open(SADEQA, directory).slice(SEEDS));
  }

  @Test
  void aFileWithOneBitChangedIsRefused() throws IOException {
    Path file = TableFile.path(directory, SADEQA, SEEDS);
    byte[] bytes = Files.readAllBytes(file);
    for (int at : new int[] {0, 10, 27, 31, 39, 47, 64, 5_000, bytes.length - 1}) {
      byte[] changed = bytes.clone();
      changed[at] ^= 1;
      Files.write(file, changed);
      refused(SEEDS);
    }
  }

  @Test
  void aFileCutShortIsRefused() throws IOException {
    Path file = TableFile.path(directory, SADEQA, SEEDS);
    byte[] bytes = Files.readAllBytes(file);
    Files.write(file, java.util.Arrays.copyOf(bytes, bytes.length - 1));
    refused(SEEDS);
    Files.write(file, new byte[0]);
    refused(SEEDS);
  }

  @Test
  void theTableOfAnotherSliceIsRefused() throws IOException {
    Files.copy(
        TableFile.path(directory, SADEQA, SEEDS), TableFile.path(directory, SADEQA, SEEDS + 1));
    refused(SEEDS + 1);
  }

  private void refused(int seeds) {
    Tables tables = Tables.open(SADEQA, directory);
    assertNull(tables.slice(seeds));
    assertNotNull(tables.slice(SEEDS - 1));
    assertEquals(1, tables.refusals().size());
    assertTrue(tables.refusals().get(0).contains("refused"), tables.refusals().get(0));
  }

  @Test
  void verifyingFindsAWrongValue() throws IOException {
    Slice right = Tables.open(SADEQA, directory).slice(SEEDS);
    long wrong = SliceIndex.of(SEEDS).size() / 2;
    Slice changed =
        new Slice() {
          @Override
          public byte at(long index) {
            return (byte) (right.at(index) + (index == wrong ? 2 : 0));
          }

          @Override
          public int seeds() {
            return SEEDS;
          }
        };
    TableFile.write(directory, SADEQA, changed);
    Tables tables = Tables.open(SADEQA, directory);
    assertFalse(tables.verify(SEEDS, Integer.MAX_VALUE, new Random(6)).wrong() == 0);
  }

  @Test
  void aFolderOrALinkThatLeadsNowhereInATablesPlaceIsRefused() throws IOException {
    Path file = TableFile.path(directory, SADEQA, SEEDS);
    Files.delete(file);
    Files.createDirectory(file);
    refused(SEEDS);
    Files.delete(file);
    Files.createSymbolicLink(file, directory.resolve("nowhere"));
    refused(SEEDS);
  }

  @Test
  void aLinkToATableIsATable() throws IOException {
    Path file = TableFile.path(directory, SADEQA, SEEDS);
    Path elsewhere = Files.move(file, directory.resolve("elsewhere"));
    Files.createSymbolicLink(file, elsewhere);
    assertNotNull(Tables.open(SADEQA, directory).slice(SEEDS));
  }

  @Test
  void aBuilderWaitsForAnotherAndTakesWhatThatHasBuilt() throws Exception {
    Tables waiting = Tables.open(SADEQA, directory);
    CompletableFuture<String> waitedFor = new CompletableFuture<>();
    CompletableFuture<Void> second;
    try (SweepPool closed = new SweepPool(1);
        SweepPool pool = new SweepPool(1)) {
      closed.close(); // who has to build anything with it fails
      try (BuildLock lock = BuildLock.acquire(directory, process -> {})) {
        second =
            CompletableFuture.runAsync(
                () -> {
                  try {
                    waiting.build(SEEDS + 1, closed, waitedFor::complete);
                  } catch (IOException e) {
                    throw new UncheckedIOException(e);
                  }
                });
        assertEquals(Long.toString(ProcessHandle.current().pid()), waitedFor.get());
        Slice built = SADEQA.solve(SEEDS + 1, Tables.open(SADEQA, directory)::slice, pool);
        TableFile.write(directory, SADEQA, built);
      }
      second.get();
    }
    assertNotNull(waiting.slice(SEEDS + 1));
  }

  @Test
  void whatAnEndedBuildHasLeftOfASliceIsDeletedByTheNext() throws IOException {
    Path left = directory.resolve("sadeqa-ii-07.table.1234.part");
    Path old = directory.resolve("sadeqa-ii-07.table.part");
    Files.createFile(left);
    Files.createFile(old);
    build(SADEQA, SEEDS + 1);
    assertFalse(Files.exists(left) || Files.exists(old));
  }

  @Test
  void whatCanBeVerifiedWithoutAMissingSliceIsVerified() throws IOException {
    Files.delete(TableFile.path(directory, SADEQA, 3));
    SliceVerification found =
        Tables.open(SADEQA, directory).verify(SEEDS, Integer.MAX_VALUE, new Random(7));
    assertEquals(0, found.wrong());
    assertTrue(found.verified() > 0 && found.unverified() > 0, found.toString());
    assertEquals(SliceIndex.of(SEEDS).size(), found.verified() + found.unverified());
    assertEquals(Set.of(3), found.missing());
  }
}
