package io.seedlap.cli;

import io.seedlap.solve.TablePurpose;
import io.seedlap.solve.TableSolver;
import io.seedlap.solve.Tables;
import io.seedlap.startup.IoReason;
import io.seedlap.startup.StartFailure;
import java.io.IOException;
import java.nio.file.Path;
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
    WholeNumber.check(spec, "--up-to", upTo, solver.firstSlice(), solver.largestSlice());
    WholeNumber.check(spec, "--threads", threads, 1, MAX_THREADS);
    Path path = folder.path();
    try {
      Tables tables = Tables.open(solver, path);
      tables.refusals().forEach(spec.commandLine().getErr()::println);
      if (!MissingTables.build(spec.commandLine().getOut(), tables, upTo, purpose, threads)) {
        spec.commandLine()
            .getOut()
            .printf(
                "All slices of %s up to %d for %s are present.%n",
                solver.ruleset().id(), upTo, purpose.id());
      }
      return 0;
    } catch (IOException e) {
      throw new StartFailure(
          "The tables cannot be written to " + path + ": " + IoReason.of(e) + ".", e);
    }
  }
}
