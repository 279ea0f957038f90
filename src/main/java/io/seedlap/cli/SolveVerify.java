package io.seedlap.cli;

import io.seedlap.solve.TableSolver;
import io.seedlap.solve.Tables;
import io.seedlap.solve.proof.CertificateCheck;
import io.seedlap.startup.StartFailure;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Checks a certificate. */
@Command(
    name = "verify",
    mixinStandardHelpOptions = true,
    versionProvider = CommandLineInterface.Version.class,
    description = {
      "Checks a certificate: that each of its claims follows from others by the rules, of which it",
      "has a reading of its own, down to the tables it names. Ends with 1 if one does not follow."
    },
    footerHeading = "%nExample:%n",
    footer = "  java -Xmx2g -jar quarkus-run.jar solve verify data/<ruleset>.certificate")
final class SolveVerify implements Callable<Integer> {
  private static final int HEAD = 3;

  @Spec private CommandSpec spec;
  @Mixin private TablesFolder folder;

  @Parameters(paramLabel = "<certificate>", description = "The file.")
  private Path file;

  @Override
  public Integer call() throws IOException {
    if (!Files.isRegularFile(file)) {
      throw new StartFailure("There is no file " + file + ".");
    }
    List<String> lines = Files.readAllLines(file);
    TableSolver solver =
        TableSolver.all().stream()
            .filter(it -> !lines.isEmpty() && lines.get(0).equals(Tables.certificateTitle(it)))
            .findFirst()
            .orElseThrow(
                () ->
                    new StartFailure(file + " is no certificate under the rules of this version."));
    Tables tables = Tables.open(solver, folder.path());
    tables.refusals().forEach(spec.commandLine().getErr()::println);
    CertificateCheck check = new CertificateCheck(solver.plainRules(), tables::net);
    Optional<String> wrong = check.check(lines.subList(1, lines.size()));
    PrintWriter out = spec.commandLine().getOut();
    if (wrong.isPresent()) {
      out.println("The certificate is wrong: " + wrong.get() + ".");
      return 1;
    }
    out.printf(
        Locale.ROOT,
        "%,d claims follow. They rest on the tables of %s with these seeds: %s%n",
        check.claims(),
        solver.ruleset().id(),
        check.used().isEmpty() ? "none" : check.used());
    lines.stream()
        .skip(1)
        .limit(HEAD + 12L)
        .takeWhile(line -> line.startsWith("position") || line.startsWith("move"))
        .forEach(out::println);
    return 0;
  }
}
