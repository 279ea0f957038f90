package io.seedlap;

import io.quarkus.runtime.annotations.QuarkusMain;
import io.seedlap.cli.CommandLineInterface;
import io.seedlap.database.Launcher;
import io.seedlap.startup.StartFailure;

/**
 * Starts the service; or, with words behind the name of the package, a command. What fails ends
 * with a sentence on the standard error and exit status 1.
 */
@QuarkusMain
public class Main {
  private static final int FAILED = 1;

  public static void main(String... words) {
    int status = words.length == 0 ? serve() : CommandLineInterface.run(words);
    if (status != 0 || words.length > 0) {
      System.exit(status);
    }
  }

  private static int serve() {
    try {
      return Launcher.run();
    } catch (RuntimeException e) {
      StartFailure failure = StartFailure.of(e);
      if (failure == null) { // an error in this program: its trace is for whoever mends it
        e.printStackTrace();
        failure = new StartFailure("Seedlap does not start, by an error of its own; see above.");
      }
      System.err.println(failure.getMessage());
    }
    return FAILED;
  }
}
