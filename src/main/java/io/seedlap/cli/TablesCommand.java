package io.seedlap.cli;

import picocli.CommandLine.Command;
import picocli.CommandLine.HelpCommand;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The commands about tables; each is a class of its own. */
@Command(
    name = "tables",
    mixinStandardHelpOptions = true,
    versionProvider = CommandLineInterface.Version.class,
    subcommands = {TablesBuild.class, TablesVerify.class, TablesList.class, HelpCommand.class},
    description = "Builds, verifies and lists tables of exact values.",
    footerHeading = "%nExamples:%n",
    footer = {
      "  java -jar quarkus-run.jar tables build <ruleset> --up-to 20",
      "  java -jar quarkus-run.jar tables verify",
      "  java -jar quarkus-run.jar tables list --values --dir /var/lib/seedlap"
    })
final class TablesCommand implements Runnable {
  @Spec private CommandSpec spec;

  @Override
  public void run() {
    throw new ParameterException(spec.commandLine(), "Name a command: build, verify or list.");
  }
}
