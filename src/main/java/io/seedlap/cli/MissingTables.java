package io.seedlap.cli;

import io.seedlap.solve.SweepPool;
import io.seedlap.solve.TablePurpose;
import io.seedlap.solve.TableSolver;
import io.seedlap.solve.Tables;
import io.seedlap.startup.StartFailure;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.List;
import java.util.Locale;

/** Builds the slices that are missing, and says before what that takes. */
final class MissingTables {
  private MissingTables() {}

  /**
   * Builds, with a line or a bar of progress.
   *
   * @param upTo seeds of the largest slice
   * @return false when none was missing
   * @throws StartFailure if there is too little memory
   */
  static boolean build(PrintWriter out, Tables tables, int upTo, TablePurpose purpose, int threads)
      throws IOException {
    List<Integer> missing = tables.missing(upTo, purpose);
    if (missing.isEmpty()) {
      return false;
    }
    TableSolver solver = tables.solver();
    long heap = Runtime.getRuntime().maxMemory();
    long needed =
        missing.stream().mapToLong(seeds -> solver.memory(seeds, threads)).max().orElse(0);
    out.printf(
        Locale.ROOT,
        "Building %s of %s in %s: %,d MB of memory at most (of %,d MB), %,d MB on disk.%n",
        missing.size() == 1 ? "1 slice" : missing.size() + " slices",
        solver.ruleset().id(),
        tables.directory(),
        needed >> 20,
        heap >> 20,
        missing.stream().mapToLong(solver::fileSize).sum() >> 20);
    if (needed > heap * 9 / 10) {
      throw new StartFailure(
          "The virtual machine has too little memory for this: raise it, such as -Xmx"
              + (((needed * 10 / 9) >> 20) + 1)
              + "m before -jar.");
    }
    try (SweepPool pool = new SweepPool(threads);
        BuildProgress progress =
            BuildProgress.start(out, Terminal.isAtHand(), solver, pool, missing)) {
      for (int seeds : missing) {
        progress.slice(seeds);
        tables.build(seeds, pool, progress::waitingFor);
        progress.finished();
      }
    }
    return true;
  }
}
