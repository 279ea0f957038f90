package io.seedlap.database;

/** Undoes a transaction that another one has got ahead of; it is tried again. */
public final class OptimisticConflict extends RuntimeException {
  private static final long serialVersionUID = 1L;

  public OptimisticConflict() {
    super(null, null, false, false);
  }
}
