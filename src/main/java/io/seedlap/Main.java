package io.seedlap;

import io.quarkus.runtime.annotations.QuarkusMain;
import io.seedlap.cli.TablesCommand;
import io.seedlap.database.Launcher;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;

/** Starts the service; or, with {@code tables} as the first word, the command of that name. */
@QuarkusMain
public class Main {
  private static final String COMMAND = "tables";

  public static void main(String... arguments) {
    List<String> words = Arrays.asList(arguments);
    if (!words.isEmpty() && words.get(0).equals(COMMAND)) {
      String directory = System.getenv().getOrDefault("SEEDLAP_DATA_DIR", "data");
      int exit =
          new TablesCommand(System.out, Path.of(directory)).run(words.subList(1, words.size()));
      System.exit(exit);
    }
    Launcher.run(arguments);
  }
}
