package io.seedlap.cli;

import io.seedlap.solve.SliceIndex;
import io.seedlap.solve.SweepPool;
import io.seedlap.solve.TablePurpose;
import io.seedlap.solve.TableSolver;
import io.seedlap.solve.Tables;
import io.seedlap.startup.IoReason;
import io.seedlap.startup.StartFailure;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Builds the slices that are missing, in the order in which play needs them. */
@Command(
    name = "build",
    mixinStandardHelpOptions = true,
    versionProvider = CommandLineInterface.Version.class,
    description = {
      "Builds the tables of a game up to a number of seeds on the board. Slices that are present",
      "are kept: a build that was interrupted continues with the slice it was building."
    },
    footerHeading = "%nExample:%n",
    footer = "  java -Xmx4g -jar quarkus-run.jar tables build <ruleset> --up-to 20 --threads 4")
final class TablesBuild implements Callable<Integer> {
  private static final int MAX_THREADS = 1024;

  @Spec private CommandSpec spec;
  @Mixin private TablesFolder folder;

  @Parameters(
      paramLabel = "<ruleset>",
      converter = SolverConverter.class,
      completionCandidates = SolverConverter.Ids.class,
      description = "One of: ${COMPLETION-CANDIDATES}.")
  private TableSolver solver;

  @Option(
      names = "--up-to",
      required = true,
      paramLabel = "<seeds>",
      description = "Seeds of the largest slice.")
  private int upTo;

  @Option(
      names = "--for",
      paramLabel = "play|set-ups",
      converter = PurposeConverter.class,
      description = {
        "play (if left out): the slices that play from the start can reach;",
        "set-ups: all slices, those of play first."
      })
  private TablePurpose purpose = TablePurpose.PLAY;

  @Option(
      names = "--threads",
      paramLabel = "<n>",
      description = "Threads that build; as many as there are processors if left out.")
  private int threads = Runtime.getRuntime().availableProcessors();

  @Override
  public Integer call() {
    WholeNumber.check(spec, "--up-to", upTo, solver.firstSlice(), SliceIndex.MAX_SEEDS);
    WholeNumber.check(spec, "--threads", threads, 1, MAX_THREADS);
    Path path = folder.path();
    try {
      build(path);
      return 0;
    } catch (IOException e) {
      throw new StartFailure(
          "The tables cannot be written to " + path + ": " + IoReason.of(e) + ".", e);
    }
  }

  private void build(Path path) throws IOException {
    PrintWriter out = spec.commandLine().getOut();
    Tables tables = Tables.open(solver, path);
    tables.refusals().forEach(spec.commandLine().getErr()::println);
    List<Integer> missing = tables.missing(upTo, purpose);
    String id = solver.ruleset().id();
    if (missing.isEmpty()) {
      out.printf("All slices of %s up to %d for %s are present.%n", id, upTo, purpose.id());
      return;
    }
    long heap = Runtime.getRuntime().maxMemory();
    long needed = TableSolver.memory(Collections.max(missing), threads);
    out.printf(
        Locale.ROOT,
        "Building %s of %s in %s: %,d MB of memory at most (of %,d MB), %,d MB on disk.%n",
        missing.size() == 1 ? "1 slice" : missing.size() + " slices",
        id,
        path,
        needed >> 20,
        heap >> 20,
        missing.stream().mapToLong(seeds -> SliceIndex.of(seeds).size()).sum() >> 20);
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
  }
}
