package io.seedlap.solve;

/** The positions that tables are built for; it decides which slices, and in which order. */
public enum TablePurpose {
  /** Positions that play from the usual start can reach. */
  PLAY("play"),
  /** All positions: those of play first, then those that only a set-up has. */
  SET_UPS("set-ups");

  private final String id;

  TablePurpose(String id) {
    this.id = id;
  }

  /** The name in commands and settings, in lower-case kebab case. */
  public String id() {
    return id;
  }
}
