package io.seedlap.cli;

import io.seedlap.rules.Position;
import io.seedlap.rules.Referee;
import io.seedlap.rules.Ruleset;
import io.seedlap.rules.notation.NotationReader;
import io.seedlap.rules.notation.PositionValidation;
import io.seedlap.solve.Analysis;
import io.seedlap.solve.Analyst;
import io.seedlap.solve.Limits;
import io.seedlap.solve.TablePurpose;
import io.seedlap.solve.TableSolver;
import io.seedlap.solve.Tables;
import io.seedlap.startup.IoReason;
import io.seedlap.startup.Settings;
import io.seedlap.startup.StartFailure;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Objects;
import java.util.concurrent.Callable;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Proves the value of a position and of each of its moves. */
@Command(
    name = "solve",
    mixinStandardHelpOptions = true,
    versionProvider = CommandLineInterface.Version.class,
    description = {
      "Proves the value of a position and of each of its moves by search above the tables, which",
      "are built first where they are missing. What is proven is kept beside the tables after each",
      "answer: the service reads it at its start, and a run that was ended continues from there.",
      "The proof is written down as a certificate, which solve verify checks."
    },
    subcommands = SolveVerify.class,
    footerHeading = "%nExample:%n",
    footer = "  java -Xmx3g -jar quarkus-run.jar solve <ruleset> --up-to 24")
final class SolveCommand implements Callable<Integer> {
  private static final int MAX_THREADS = 1024;
  private static final int DEPTH = 60;
  private static final int MEMORY_BITS = 22;
  private static final int MAX_MEMORY_BITS = 28;

  @Spec private CommandSpec spec;
  @Mixin private TablesFolder folder;

  @Parameters(
      arity = "0..1",
      paramLabel = "<ruleset>",
      converter = SolverConverter.class,
      completionCandidates = SolverConverter.Ids.class,
      description = "One of: ${COMPLETION-CANDIDATES}.")
  private @Nullable TableSolver named;

  @Option(
      names = "--position",
      paramLabel = "<notation>",
      description = "The position, in one line; the usual start if left out.")
  private @Nullable String notation;

  @Option(
      names = "--certificate",
      paramLabel = "<file>",
      description = {
        "Where to write the certificate, unless it is there already; if left out, that of the usual",
        "start is <ruleset>.certificate beside the tables, and others are not written."
      })
  private @Nullable Path certificate;

  @Option(
      names = "--up-to",
      paramLabel = "<seeds>",
      description = {
        "Seeds of the largest table of play to build; if left out, that of the service:",
        "seedlap.tables.<ruleset>."
      })
  private @Nullable Integer largest;

  @Option(
      names = "--threads",
      paramLabel = "<n>",
      description = "Threads that build; as many as there are processors if left out.")
  private int threads = Runtime.getRuntime().availableProcessors();

  @Option(
      names = "--memory-bits",
      paramLabel = "<n>",
      description = {
        "Positions remembered by the search are 2 to the power of n, of 32 bytes each;",
        "${DEFAULT-VALUE} if left out."
      })
  private int memoryBits = MEMORY_BITS;

  @Override
  public Integer call() throws Exception {
    TableSolver solver = named;
    if (solver == null) {
      throw new ParameterException(spec.commandLine(), "Name a ruleset, or the command verify.");
    }
    int upTo = largest == null ? Settings.largestTable(solver.ruleset().id()) : largest;
    WholeNumber.check(spec, "--up-to", upTo, 0, solver.largestSlice());
    WholeNumber.check(spec, "--threads", threads, 1, MAX_THREADS);
    WholeNumber.check(spec, "--memory-bits", memoryBits, 2, MAX_MEMORY_BITS);
    Position position = position(solver.ruleset());
    Path path = folder.path();
    try {
      Tables tables = Tables.open(solver, path);
      tables.refusals().forEach(spec.commandLine().getErr()::println);
      MissingTables.build(spec.commandLine().getOut(), tables, upTo, TablePurpose.PLAY, threads);
      Files.createDirectories(path);
      return LargeStack.call(() -> solve(position, tables)) ? 0 : 1;
    } catch (IOException e) {
      throw new StartFailure("Files cannot be written to " + path + ": " + IoReason.of(e) + ".", e);
    }
  }

  private Position position(Ruleset ruleset) {
    if (notation == null) {
      return ruleset.start();
    }
    PositionValidation read = NotationReader.read(ruleset, notation);
    if (read instanceof PositionValidation.Invalid invalid) {
      throw refused(invalid.violations().get(0).message());
    }
    Position position = ((PositionValidation.Valid) read).position();
    if (!position.bought().isEmpty()) {
      throw refused("positions with bought holes are not kept.");
    }
    if (Referee.unhurried().outcome(position).isPresent()) {
      throw refused("the game is over.");
    }
    return position;
  }

  private ParameterException refused(String why) {
    return new ParameterException(spec.commandLine(), "--position is refused: " + why);
  }

  private boolean solve(Position position, Tables tables) throws IOException {
    PrintWriter out = spec.commandLine().getOut();
    SolveProgress progress = new SolveProgress(out, position, tables.proven());
    Path file = certificateFile(position, tables);
    if (file == null) {
      return solve(position, tables, progress, null);
    }
    String title = Tables.certificateTitle(tables.solver());
    try (CertificateFile lines = new CertificateFile(file, title)) {
      boolean exact = solve(position, tables, progress, lines::write);
      out.println(
          lines.isComplete() ? "Certificate: " + file : "The proof could not be written down.");
      return exact && lines.isComplete();
    } catch (UncheckedIOException e) {
      throw Objects.requireNonNull(e.getCause());
    }
  }

  private boolean solve(
      Position position, Tables tables, SolveProgress progress, @Nullable Consumer<String> lines) {
    Limits limits = new Limits(SolveProgress.LONGEST_MILLIS, DEPTH, Long.MAX_VALUE, progress::tick);
    Analysis analysis =
        new Analyst(memoryBits).solve(position, tables.probe(), limits, progress::answered, lines);
    progress.finished(analysis);
    return analysis.value().exact();
  }

  /** Null where none is to be written. */
  private @Nullable Path certificateFile(Position position, Tables tables) {
    Ruleset ruleset = position.ruleset();
    Path file = certificate;
    if (file == null && position.equals(ruleset.start())) {
      file = tables.directory().resolve(ruleset.id() + ".certificate");
    }
    return file == null || Files.exists(file) ? null : file;
  }
}
