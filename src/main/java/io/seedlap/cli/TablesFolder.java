package io.seedlap.cli;

import io.seedlap.solve.TableSolver;
import io.seedlap.solve.Tables;
import io.seedlap.startup.Settings;
import io.seedlap.startup.StartFailure;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.eclipse.microprofile.config.Config;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The option that names the folder of the tables; without it the folder is the service's. */
final class TablesFolder {
  private static final String NAME_IT =
      "Name their folder with --dir, or build some with tables build.";

  @Option(
      names = "--dir",
      paramLabel = "<folder>",
      description = "Folder of the tables; if left out, the service's: seedlap.tables.dir.")
  private @Nullable Path folder;

  /**
   * @throws StartFailure if the configuration is wrong
   */
  Path path() {
    Config config = Settings.read();
    Path path =
        folder != null ? folder : Path.of(config.getValue(Settings.TABLES_DIR, String.class));
    return path.toAbsolutePath().normalize();
  }

  /**
   * The tables in the folder of each of these games that has any there, refused ones included.
   *
   * @param solver null for those of all games
   * @throws StartFailure if there are none
   */
  List<Tables> open(@Nullable TableSolver solver) {
    Path path = path();
    if (!Files.isDirectory(path)) {
      throw new StartFailure(
          Files.exists(path)
              ? "The folder of the tables, " + path + ", is a file."
              : "There is no folder " + path + ". " + NAME_IT);
    }
    List<Tables> found =
        (solver == null ? TableSolver.all() : List.of(solver))
            .stream()
                .map(it -> Tables.open(it, path))
                .filter(it -> !it.present().isEmpty() || !it.refusals().isEmpty())
                .toList();
    if (found.isEmpty()) {
      String whose = solver == null ? "" : " of " + solver.ruleset().id();
      throw new StartFailure("There are no tables" + whose + " in " + path + ". " + NAME_IT);
    }
    return found;
  }
}
