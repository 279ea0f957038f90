package io.seedlap.solve;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
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
      for (int seeds : tables.missing(upTo)) {
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
      assertEquals(0, tables.verify(seeds, 5_000, new Random(5)));
    }
  }

  @Test
  void aBuildGoesOnWhereAnotherWasLeft() {
    Tables tables = Tables.open(SADEQA, directory);
    assertEquals(List.of(), tables.missing(SEEDS));
    assertEquals(List.of(SEEDS + 1, SEEDS + 2), tables.missing(SEEDS + 2));
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
    int wrong = SliceIndex.of(SEEDS).size() / 2;
    Slice changed =
        new Slice() {
          @Override
          public byte at(int index) {
            return (byte) (right.at(index) + (index == wrong ? 2 : 0));
          }

          @Override
          public int seeds() {
            return SEEDS;
          }
        };
    TableFile.write(directory, SADEQA, changed);
    Tables tables = Tables.open(SADEQA, directory);
    assertFalse(tables.verify(SEEDS, Integer.MAX_VALUE, new Random(6)) == 0);
  }
}
