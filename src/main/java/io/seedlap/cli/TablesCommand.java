package io.seedlap.cli;

import io.seedlap.solve.SliceIndex;
import io.seedlap.solve.SweepPool;
import io.seedlap.solve.TableSolver;
import io.seedlap.solve.TableStatistics;
import io.seedlap.solve.Tables;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Random;

/**
 * The command {@code tables}: builds, verifies and lists tables, without the service.
 *
 * <pre>
 * tables build &lt;ruleset&gt; --up-to &lt;seeds&gt; [--dir &lt;directory&gt;] [--threads &lt;n&gt;]
 * tables verify [&lt;ruleset&gt;] [--samples &lt;n&gt;] [--dir &lt;directory&gt;]
 * tables list [&lt;ruleset&gt;] [--values] [--dir &lt;directory&gt;]
 * </pre>
 *
 * A build that was interrupted continues with the slice it was building; finished slices are kept.
 */
public final class TablesCommand {
  private static final int SOUND = 0;
  private static final int FAULTY = 1;
  private static final int USAGE = 2;

  private final PrintStream out;
  private final Path usualDirectory;

  /**
   * @param out where progress and results are printed
   * @param usualDirectory the directory of the tables when none is named
   */
  public TablesCommand(PrintStream out, Path usualDirectory) {
    this.out = out;
    this.usualDirectory = usualDirectory;
  }

  /**
   * @param arguments what follows the word {@code tables}
   * @return the exit code: 0 for success, 1 when a table is wrong or missing, 2 when the arguments
   *     are invalid
   */
  public int run(List<String> arguments) {
    try {
      TablesArguments read = TablesArguments.read(arguments, usualDirectory);
      return switch (read.verb()) {
        case "build" -> build(read);
        case "verify" -> verify(read);
        default -> list(read);
      };
    } catch (TablesArguments.InvalidArguments e) {
      out.println(e.getMessage());
      out.println(TablesArguments.USAGE);
      return USAGE;
    } catch (IOException e) {
      out.println("The tables cannot be written or read: " + e.getMessage());
      return FAULTY;
    }
  }

  private int build(TablesArguments arguments) throws IOException {
    TableSolver solver = arguments.solvers().get(0);
    Tables tables = open(solver, arguments);
    List<Integer> missing = tables.missing(arguments.upTo());
    if (missing.isEmpty()) {
      out.println(
          "All slices of "
              + solver.ruleset().id()
              + " up to "
              + arguments.upTo()
              + " are present.");
      return SOUND;
    }
    long heap = Runtime.getRuntime().maxMemory();
    long needed = TableSolver.memory(missing.get(missing.size() - 1), arguments.threads());
    out.printf(
        Locale.ROOT,
        "Building %d slices of %s in %s: %,d MB of memory at most (of %,d MB), %,d MB on disk.%n",
        missing.size(),
        solver.ruleset().id(),
        arguments.directory(),
        needed >> 20,
        heap >> 20,
        missing.stream().mapToLong(seeds -> SliceIndex.of(seeds).size()).sum() >> 20);
    if (needed > heap * 9 / 10) {
      out.println("The virtual machine has too little memory for this: raise it with -Xmx.");
      return FAULTY;
    }
    try (SweepPool pool = new SweepPool(arguments.threads());
        BuildProgress progress = new BuildProgress(out, solver, pool, missing)) {
      for (int seeds : missing) {
        progress.slice(seeds);
        tables.build(seeds, pool);
        progress.finished();
      }
    }
    return SOUND;
  }

  private int verify(TablesArguments arguments) {
    int exit = SOUND;
    for (TableSolver solver : arguments.solvers()) {
      Tables tables = open(solver, arguments);
      exit = tables.refusals().isEmpty() ? exit : FAULTY;
      for (int seeds : tables.present()) {
        int wrong = tables.verify(seeds, arguments.samples(), new Random(seeds));
        int looked = Math.min(arguments.samples(), SliceIndex.of(seeds).size());
        out.printf(
            Locale.ROOT,
            "%s %2d seeds: checksum right, %,d positions computed from their successors, %,d"
                + " wrong%n",
            solver.ruleset().id(),
            seeds,
            looked,
            wrong);
        exit = wrong == 0 ? exit : FAULTY;
      }
    }
    return exit;
  }

  private int list(TablesArguments arguments) {
    for (TableSolver solver : arguments.solvers()) {
      Tables tables = open(solver, arguments);
      for (int seeds : tables.present()) {
        out.printf(
            Locale.ROOT,
            "%s %2d seeds %,14d positions  %s%n",
            solver.ruleset().id(),
            seeds,
            SliceIndex.of(seeds).size(),
            tables.path(seeds));
        if (arguments.values()) {
          out.println(
              "  " + TableStatistics.of(solver, Objects.requireNonNull(tables.slice(seeds))));
        }
      }
    }
    return SOUND;
  }

  private Tables open(TableSolver solver, TablesArguments arguments) {
    Tables tables = Tables.open(solver, arguments.directory());
    tables.refusals().forEach(out::println);
    return tables;
  }
}
