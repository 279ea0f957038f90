package io.seedlap.cli;

import io.seedlap.solve.SliceVerification;
import io.seedlap.solve.TableSolver;
import io.seedlap.solve.Tables;
import java.io.PrintWriter;
import java.util.Locale;
import java.util.Random;
import java.util.SortedSet;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Verifies checksums, and the values of random positions by those that their moves lead to. */
@Command(
    name = "verify",
    mixinStandardHelpOptions = true,
    versionProvider = CommandLineInterface.Version.class,
    description = {
      "Verifies tables: the checksum of each, and the values of random positions against those",
      "that their moves lead to. Ends with 1 if a table is faulty or missing."
    },
    footerHeading = "%nExample:%n",
    footer = "  java -jar quarkus-run.jar tables verify --samples 1000000")
final class TablesVerify implements Callable<Integer> {
  private static final int SAMPLES = 100_000;

  @Spec private CommandSpec spec;
  @Mixin private TablesFolder folder;

  @Parameters(
      arity = "0..1",
      paramLabel = "<ruleset>",
      converter = SolverConverter.class,
      completionCandidates = SolverConverter.Ids.class,
      description = "One of: ${COMPLETION-CANDIDATES}; all if left out.")
  private @Nullable TableSolver solver;

  @Option(
      names = "--samples",
      paramLabel = "<n>",
      description = "Positions of each slice; ${DEFAULT-VALUE} if left out.")
  private int samples = SAMPLES;

  @Override
  public Integer call() {
    WholeNumber.check(spec, "--samples", samples, 1, Integer.MAX_VALUE);
    boolean sound = true;
    for (Tables tables : folder.open(solver)) {
      sound &= verify(tables);
    }
    return sound ? 0 : 1;
  }

  private boolean verify(Tables tables) {
    String id = tables.solver().ruleset().id();
    PrintWriter out = spec.commandLine().getOut();
    boolean sound = tables.refusals().isEmpty();
    tables.refusals().forEach(out::println);
    for (int seeds : tables.present()) {
      SliceVerification found = tables.verify(seeds, samples, new Random(seeds));
      out.printf(
          Locale.ROOT,
          "%s %2d seeds: checksum right, %,d positions computed from their successors, %,d wrong%s%n",
          id,
          seeds,
          found.verified(),
          found.wrong(),
          found.unverified() == 0
              ? ""
              : String.format(
                  Locale.ROOT,
                  "; %,d could not be verified without the slices of %s seeds",
                  found.unverified(),
                  commas(found.missing())));
      sound &= found.wrong() == 0;
    }
    SortedSet<Integer> missing = tables.missing();
    if (!missing.isEmpty()) {
      out.printf("%s: the slices of %s seeds are missing%n", id, commas(missing));
    }
    return sound && missing.isEmpty();
  }

  private static String commas(Iterable<Integer> numbers) {
    StringBuilder text = new StringBuilder();
    numbers.forEach(it -> text.append(text.isEmpty() ? "" : ", ").append(it));
    return text.toString();
  }
}
