package io.seedlap.cli;

import io.seedlap.solve.SliceIndex;
import io.seedlap.solve.TableSolver;
import io.seedlap.solve.TableStatistics;
import io.seedlap.solve.Tables;
import java.io.PrintWriter;
import java.util.Locale;
import java.util.Objects;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Lists the tables that are there. */
@Command(
    name = "list",
    mixinStandardHelpOptions = true,
    versionProvider = CommandLineInterface.Version.class,
    description = "Lists tables. Ends with 1 if there are none, or one of them is faulty.",
    footerHeading = "%nExample:%n",
    footer = "  java -jar quarkus-run.jar tables list --values")
final class TablesList implements Callable<Integer> {
  @Spec private CommandSpec spec;
  @Mixin private TablesFolder folder;

  @Parameters(
      arity = "0..1",
      paramLabel = "<ruleset>",
      converter = SolverConverter.class,
      completionCandidates = SolverConverter.Ids.class,
      description = "One of: ${COMPLETION-CANDIDATES}; all if left out.")
  private @Nullable TableSolver solver;

  @Option(names = "--values", description = "Counts the values in each table as well.")
  private boolean values;

  @Override
  public Integer call() {
    boolean sound = true;
    for (Tables tables : folder.open(solver)) {
      list(tables);
      tables.refusals().forEach(spec.commandLine().getErr()::println);
      sound &= tables.refusals().isEmpty();
    }
    return sound ? 0 : 1;
  }

  private void list(Tables tables) {
    PrintWriter out = spec.commandLine().getOut();
    for (int seeds : tables.present()) {
      out.printf(
          Locale.ROOT,
          "%s %2d seeds %,14d positions  %s%n",
          tables.solver().ruleset().id(),
          seeds,
          SliceIndex.of(seeds).size(),
          tables.path(seeds));
      if (values) {
        out.println(
            "  "
                + TableStatistics.of(tables.solver(), Objects.requireNonNull(tables.slice(seeds))));
      }
    }
  }
}
