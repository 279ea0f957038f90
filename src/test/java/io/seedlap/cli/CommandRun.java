package io.seedlap.cli;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.PrintWriter;
import java.io.StringWriter;

/** A command that was run, and what it printed on either stream. */
record CommandRun(int status, String printed) {
  static CommandRun of(String... words) {
    StringWriter text = new StringWriter();
    try (PrintWriter out = new PrintWriter(text)) {
      return new CommandRun(CommandLineInterface.run(out, out, words), text.toString());
    }
  }

  void prints(String words) {
    assertTrue(printed.contains(words), printed);
  }
}
