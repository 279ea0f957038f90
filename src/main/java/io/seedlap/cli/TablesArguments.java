package io.seedlap.cli;

import io.seedlap.solve.SliceIndex;
import io.seedlap.solve.TableSolver;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;

/**
 * The arguments of the command {@code tables}.
 *
 * @param solvers of the game named, or of all
 * @param upTo seeds; only for build
 */
record TablesArguments(
    String verb,
    List<TableSolver> solvers,
    int upTo,
    Path directory,
    int threads,
    int samples,
    boolean values) {

  static final String USAGE =
      """
      tables build <ruleset> --up-to <seeds> [--dir <directory>] [--threads <n>]
      tables verify [<ruleset>] [--samples <n>] [--dir <directory>]
      tables list [<ruleset>] [--values] [--dir <directory>]""";

  private static final int SAMPLES = 100_000;

  /** The arguments are invalid; the message says why. */
  static final class InvalidArguments extends Exception {
    private static final long serialVersionUID = 1L;

    InvalidArguments(String why) {
      super(why);
    }
  }

  static TablesArguments read(List<String> arguments, Path usualDirectory) throws InvalidArguments {
    Deque<String> rest = new ArrayDeque<>(arguments);
    String verb = rest.isEmpty() ? "" : rest.pop();
    if (!List.of("build", "verify", "list").contains(verb)) {
      throw new InvalidArguments("Name a command: build, verify or list.");
    }
    List<TableSolver> solvers = TableSolver.all();
    int upTo = 0;
    Path directory = usualDirectory;
    int threads = Runtime.getRuntime().availableProcessors();
    int samples = SAMPLES;
    boolean values = false;
    while (!rest.isEmpty()) {
      String word = rest.pop();
      switch (word) {
        case "--up-to" -> upTo = number(word, rest, SliceIndex.MAX_SEEDS);
        case "--dir" -> directory = Path.of(value(word, rest));
        case "--threads" -> threads = number(word, rest, 1024);
        case "--samples" -> samples = number(word, rest, Integer.MAX_VALUE);
        case "--values" -> values = true;
        default -> solvers = List.of(solver(word));
      }
    }
    if (verb.equals("build") && (solvers.size() != 1 || upTo < solvers.get(0).firstSlice())) {
      throw new InvalidArguments(
          "Name the ruleset whose tables to build, and --up-to with the number of seeds.");
    }
    return new TablesArguments(verb, solvers, upTo, directory, threads, samples, values);
  }

  private static TableSolver solver(String word) throws InvalidArguments {
    return TableSolver.named(word)
        .orElseThrow(() -> new InvalidArguments("There is no such game or option: " + word));
  }

  private static String value(String option, Deque<String> rest) throws InvalidArguments {
    if (rest.isEmpty()) {
      throw new InvalidArguments(option + " needs a value.");
    }
    return rest.pop();
  }

  private static int number(String option, Deque<String> rest, int most) throws InvalidArguments {
    String text = value(option, rest);
    try {
      int number = Integer.parseInt(text);
      if (number >= 1 && number <= most) {
        return number;
      }
    } catch (NumberFormatException e) {
      // Reported below.
    }
    throw new InvalidArguments(
        option + " is a whole number from 1 to " + most + ", not " + text + ".");
  }
}
