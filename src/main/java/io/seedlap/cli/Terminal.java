package io.seedlap.cli;

import java.io.Console;

/** Whether the program runs on a terminal. */
final class Terminal {
  private Terminal() {}

  /** Whether input and output are a terminal's. */
  @SuppressWarnings("SystemConsoleNull") // null is what Java before 22 has
  static boolean isAtHand() {
    Console console = System.console();
    if (console == null) {
      return false;
    }
    try { // from Java 22 on there may be a console without a terminal
      return (boolean) Console.class.getMethod("isTerminal").invoke(console);
    } catch (ReflectiveOperationException e) {
      return true;
    }
  }
}
