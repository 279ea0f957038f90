package io.seedlap.play;

import io.seedlap.web.KebabCase;
import io.seedlap.wire.RequestValidator;
import java.util.Arrays;
import java.util.Optional;
import java.util.stream.Collectors;

/** How much the answers of a batch contain about each move that is played. */
enum BatchDetail {
  /** The notation after it and the outcome. */
  NONE,
  /** These, and laps, seeds sown and seeds captured. */
  SUMMARY,
  /** Everything that a single move's answer has. */
  FULL;

  /** Reads the query parameter {@code log}; left out, it is {@link #FULL}. */
  static BatchDetail read(String text) {
    Optional<BatchDetail> detail = KebabCase.parse(BatchDetail.class, text);
    new RequestValidator()
        .check(
            text == null || detail.isPresent(),
            "log",
            "unknown",
            "Write one of "
                + Arrays.stream(values()).map(KebabCase::of).collect(Collectors.joining(", "))
                + ".")
        .done();
    return detail.orElse(FULL);
  }
}
