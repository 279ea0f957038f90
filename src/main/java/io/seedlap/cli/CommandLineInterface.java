package io.seedlap.cli;

import io.seedlap.startup.IoReason;
import io.seedlap.startup.StartFailure;
import io.seedlap.web.Nearest;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.charset.Charset;
import java.util.Optional;
import java.util.Set;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.HelpCommand;
import picocli.CommandLine.IVersionProvider;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;
import picocli.CommandLine.UnmatchedArgumentException;

/**
 * All commands. It is plain picocli, not Quarkus' extension, which would start the application,
 * with its connections and threads, before it looks at the command line; so the service, which has
 * no words on its command line, loads no class of picocli.
 */
@Command(
    name = CommandLineInterface.NAME,
    mixinStandardHelpOptions = true,
    versionProvider = CommandLineInterface.Version.class,
    subcommands = {
      TablesCommand.class,
      SolveCommand.class,
      BackupCommand.class,
      RestoreCommand.class,
      HelpCommand.class
    },
    description = {
      "Without a command: runs the service, at http://localhost:8080 if not set otherwise."
    },
    footerHeading = "%nExamples:%n",
    footer = {
      "  java -jar quarkus-run.jar",
      "  java -Dquarkus.http.port=8081 -Dseedlap.data-dir=/var/lib/seedlap -jar quarkus-run.jar",
      "  java -jar quarkus-run.jar tables list",
      "  java -jar quarkus-run.jar solve <ruleset>",
      "  java -jar quarkus-run.jar backup games.zip",
      "",
      "Settings are given before -jar, as -Dname=value, or in the environment: SEEDLAP_DATA_DIR",
      "stands for seedlap.data-dir. They hold for commands too; operations.md lists them."
    })
public final class CommandLineInterface implements Runnable {
  /** How the package is started. */
  static final String NAME = "java -jar quarkus-run.jar";

  private static final int FAILED = 1;
  private static final int UNREADABLE = 2;

  @Spec private CommandSpec spec;

  private CommandLineInterface() {}

  /**
   * Runs the command.
   *
   * @param words one or more
   * @return the exit code
   */
  public static int run(String... words) {
    Charset terminal = Charset.defaultCharset();
    return run(
        new PrintWriter(System.out, true, terminal),
        new PrintWriter(System.err, true, terminal),
        words);
  }

  static int run(PrintWriter out, PrintWriter err, String... words) {
    return new CommandLine(new CommandLineInterface())
        .setOut(out)
        .setErr(err)
        .setUsageHelpWidth(100)
        .setUsageHelpAutoWidth(false)
        .setParameterExceptionHandler(CommandLineInterface::unreadable)
        .setExecutionExceptionHandler(CommandLineInterface::failed)
        .execute(words);
  }

  /** Options alone are no command. */
  @Override
  public void run() {
    throw new ParameterException(spec.commandLine(), "Name a command.");
  }

  private static int unreadable(ParameterException failure, String[] words) {
    CommandLine command = failure.getCommandLine();
    PrintWriter err = command.getErr();
    err.println(failure.getMessage());
    if (words[0].startsWith("-D")) {
      err.println("Settings are given before -jar: java " + words[0] + " -jar quarkus-run.jar");
    } else {
      err.println(suggestion(failure).orElse("Help: " + qualifiedName(command) + " --help"));
    }
    return UNREADABLE;
  }

  private static String qualifiedName(CommandLine command) {
    return command.getCommandSpec().qualifiedName();
  }

  /** The nearest command or option, if it is near at all. */
  private static Optional<String> suggestion(ParameterException failure) {
    if (!(failure instanceof UnmatchedArgumentException unmatched)) {
      return Optional.empty();
    }
    CommandLine command = failure.getCommandLine();
    String word = unmatched.getUnmatched().get(0);
    Set<String> known =
        word.startsWith("-")
            ? command.getCommandSpec().optionsMap().keySet()
            : command.getSubcommands().keySet();
    return Nearest.within(word, known, Math.max(2, word.length() / 3))
        .map(it -> "Did you mean: " + qualifiedName(command) + " " + it + "?");
  }

  private static int failed(Exception failure, CommandLine command, Object parsed)
      throws Exception {
    if (failure instanceof StartFailure) {
      command.getErr().println(failure.getMessage());
    } else if (failure instanceof IOException it) {
      command.getErr().println("Failed: " + IoReason.of(it) + ".");
    } else {
      throw failure;
    }
    return FAILED;
  }

  /** The version of the package. */
  static final class Version implements IVersionProvider {
    @Override
    public String[] getVersion() {
      String version = CommandLineInterface.class.getPackage().getImplementationVersion();
      return new String[] {
        "Seedlap " + (version == null ? "(not packaged)" : version),
        "Java " + System.getProperty("java.version")
      };
    }
  }
}
