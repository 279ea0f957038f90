package io.seedlap.cli;

import io.seedlap.backup.Manifest;
import io.seedlap.backup.Restore;
import io.seedlap.database.DatabaseAtHand;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Locale;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Fills an empty database from a file that backup has written. */
@Command(
    name = "restore",
    mixinStandardHelpOptions = true,
    versionProvider = CommandLineInterface.Version.class,
    description = {
      "Fills an empty database from a file that backup has written: that in seedlap.data-dir, which is",
      "made where there is none, or with seedlap.persistence=external that database. No service may",
      "use it meanwhile. All is restored or nothing; a file that is cut or was changed is refused."
    },
    footerHeading = "%nExample:%n",
    footer = "  java -Dseedlap.data-dir=/var/lib/seedlap -jar quarkus-run.jar restore games.zip")
final class RestoreCommand implements Callable<Integer> {
  @Spec private CommandSpec spec;

  @Parameters(paramLabel = "<file>", description = "The file to read.")
  private Path file;

  @Override
  public Integer call() throws IOException {
    Manifest manifest = Restore.from(file, DatabaseAtHand::toFill);
    spec.commandLine()
        .getOut()
        .printf(
            Locale.ROOT,
            "Restored %,d rows of %d tables, as they were at %s.%n",
            manifest.rows(),
            manifest.tables().size(),
            manifest.createdAt());
    return 0;
  }
}
