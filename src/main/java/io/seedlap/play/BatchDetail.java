package io.seedlap.play;

import io.seedlap.wire.RequestValidator;

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
    RequestValidator query = new RequestValidator();
    BatchDetail detail = query.word("log", text, BatchDetail.class);
    query.done();
    return detail == null ? FULL : detail;
  }
}
