package io.seedlap.clients;

/** What costs more than a move, and how often a minute a client may do it. */
public enum Quota {
  /** Games and matches. */
  CREATIONS,
  /** Analyses, those in batches too. */
  ANALYSES,
  /** Sowings that take so many laps that a worker does them. */
  LONG_SOWINGS,
  /** Batches, however many lines they have. */
  BATCHES,
  /** Event streams that are opened. */
  STREAMS;

  int perMinute(RateLimitConfig config) {
    return switch (this) {
      case CREATIONS -> config.creations();
      case ANALYSES -> config.analyses();
      case LONG_SOWINGS -> config.longSowings();
      case BATCHES -> config.batches();
      case STREAMS -> config.streams();
    };
  }
}
