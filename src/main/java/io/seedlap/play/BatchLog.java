package io.seedlap.play;

import io.seedlap.web.KebabCase;
import io.seedlap.wire.Requests;
import java.util.Arrays;
import java.util.stream.Collectors;

/** How much a batch tells of each move that is played. */
enum BatchLog {
  /** The notation after it and the outcome. */
  NONE,
  /** That and laps, seeds sown and captured. */
  SUMMARY,
  /** All that a single move's answer has. */
  FULL;

  /** Reads the query parameter {@code log}; left out, it is {@link #FULL}. */
  static BatchLog read(String text) {
    for (BatchLog log : values()) {
      if (KebabCase.of(log).equals(text)) {
        return log;
      }
    }
    new Requests()
        .check(
            text == null,
            "log",
            "unknown",
            "Write one of "
                + Arrays.stream(values()).map(KebabCase::of).collect(Collectors.joining(", "))
                + ".")
        .done();
    return FULL;
  }
}
