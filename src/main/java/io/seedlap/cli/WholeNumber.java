package io.seedlap.cli;

import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;

/** A number on the command line that must lie in a range. */
final class WholeNumber {
  private WholeNumber() {}

  /**
   * @throws ParameterException if the value is outside the range
   */
  static void check(CommandSpec spec, String option, int value, int least, int most) {
    if (value < least || value > most) {
      throw new ParameterException(
          spec.commandLine(),
          "%s is a whole number from %d to %d, not %d.".formatted(option, least, most, value));
    }
  }
}
