package io.seedlap.solve.sadeqa;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.seedlap.rules.Ruleset;
import io.seedlap.solve.OnePlyVerifier;
import io.seedlap.solve.Slice;
import io.seedlap.solve.SliceFormat;
import io.seedlap.solve.SliceIndex;
import io.seedlap.solve.SliceVerification;
import io.seedlap.solve.Solved;
import io.seedlap.solve.SweepPool;
import io.seedlap.solve.TablePurpose;
import io.seedlap.solve.TableSolver;
import io.seedlap.solve.TableStatistics;
import io.seedlap.solve.Tables;
import io.seedlap.solve.proof.PlainRules;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import java.util.function.IntFunction;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SadeqaResultBuilderTest {
  private static final int SEEDS = 10;

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
    TableSolver solver = new ResultsOnly();
    Tables built = new Tables(solver, directory);
    try (SweepPool pool = new SweepPool(2)) {
      for (int seeds : built.missing(SEEDS, TablePurpose.PLAY)) {
        built.build(seeds, pool);
      }
    }
    Tables read = Tables.open(solver, directory);
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
    assertEquals("win/loss/draw 209,369/143,347/0", TableStatistics.of(solver, read.slice(10)));
  }

  @Test
  void aTableOfTheOtherFormatIsRefused(@TempDir Path directory) throws IOException {
    try (SweepPool pool = new SweepPool(1)) {
      new Tables(new ResultsOnly(), directory).build(1, pool);
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

  /** Sadeqa II with results only, however few the seeds. */
  private static final class ResultsOnly implements TableSolver {
    @Override
    public Ruleset ruleset() {
      return SadeqaSolver.RULES;
    }

    @Override
    public int largestSlice() {
      return SliceIndex.MAX_SEEDS;
    }

    @Override
    public SliceFormat format(int seeds) {
      return SliceFormat.BIT_PAIRS;
    }

    @Override
    public int stepsPerPosition() {
      return 2;
    }

    @Override
    public Slice solve(int seeds, IntFunction<Slice> smaller, SweepPool pool) {
      return SadeqaResultBuilder.build(seeds, smaller, pool);
    }

    @Override
    public PlainRules plainRules() {
      return new SadeqaPlainRules();
    }

    @Override
    public OnePlyVerifier verifier(IntFunction<Slice> slices) {
      return new SadeqaVerifier(slices, seeds -> false);
    }

    @Override
    public int net(byte value) {
      return SadeqaValue.net(value);
    }

    @Override
    public int plies(byte value) {
      return SadeqaValue.plies(value);
    }

    @Override
    public boolean cyclic(byte value) {
      return false;
    }
  }
}
