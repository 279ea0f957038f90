package io.seedlap.database;

/**
 * Rolls back a transaction because another one has committed a conflicting change first; {@link
 * Database#transactRetrying} runs it again.
 */
public final class OptimisticConflict extends RuntimeException {
  private static final long serialVersionUID = 1L;

  public OptimisticConflict() {
    super(null, null, false, false);
  }
}
