package io.seedlap.solve.sadeqa;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.seedlap.solve.Slice;
import io.seedlap.solve.SliceIndex;
import io.seedlap.solve.SliceVerification;
import io.seedlap.solve.Solved;
import io.seedlap.solve.SweepPool;
import io.seedlap.solve.TablePurpose;
import io.seedlap.solve.TableSolver;
import io.seedlap.solve.TableStatistics;
import io.seedlap.solve.Tables;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SadeqaResultBuilderTest {
  private static final int SEEDS = 10;
  private static final TableSolver RESULTS_ONLY = new SadeqaSolver(0);

  @Test
  void resultsAreThoseOfTheTablesWithPlies() {
    try (SweepPool pool = new SweepPool(3)) {
      for (int seeds = 1; seeds <= 12; seeds++) {
        assertSameResults(SadeqaResultBuilder.build(seeds, Solved.SADEQA::get, pool));
      }
    }
  }

  @Test
  void tablesOfResultsAreBuiltFromEachOtherAndReadAgain(@TempDir Path directory)
      throws IOException {
    Tables built = new Tables(RESULTS_ONLY, directory);
    try (SweepPool pool = new SweepPool(2)) {
      for (int seeds : built.missing(SEEDS, TablePurpose.PLAY)) {
        built.build(seeds, pool);
      }
    }
    Tables read = Tables.open(RESULTS_ONLY, directory);
    assertEquals(List.of(), read.refusals());
    for (int seeds = 1; seeds <= SEEDS; seeds++) {
      Slice slice = read.slice(seeds);
      assertSameResults(slice);
      long quarter = (SliceIndex.of(seeds).size() + 3) / 4;
      assertEquals(64 + quarter, Files.size(read.path(seeds)));
      SliceVerification verification = read.verify(seeds, 5_000, new Random(1));
      assertEquals(0, verification.wrong());
      assertEquals(0, verification.unverified());
    }
    assertEquals(
        "win/loss/draw 209,369/143,347/0", TableStatistics.of(RESULTS_ONLY, read.slice(10)));
  }

  @Test
  void aTableOfTheOtherFormatIsRefused(@TempDir Path directory) throws IOException {
    try (SweepPool pool = new SweepPool(1)) {
      new Tables(RESULTS_ONLY, directory).build(1, pool);
    }
    List<String> refusals = Tables.open(new SadeqaSolver(), directory).refusals();
    assertTrue(refusals.get(0).startsWith("sadeqa-ii-01.table is refused: "), refusals::toString);
  }

  private static void assertSameResults(Slice results) {
    Slice plies = Solved.SADEQA.get(results.seeds());
    for (long at = 0; at < SliceIndex.of(results.seeds()).size(); at++) {
      assertEquals(SadeqaValue.result(plies.at(at)), results.at(at));
    }
  }
}
