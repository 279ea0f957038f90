package io.seedlap.database;

/** Where games are stored, the setting {@code seedlap.persistence}. */
public enum Persistence {
  /** In a PostgreSQL that this process starts, on this machine, in {@code seedlap.data-dir}. */
  EMBEDDED,
  /** In the PostgreSQL server that {@code quarkus.datasource.jdbc.url} names. */
  EXTERNAL,
  /** Nowhere: only the stateless endpoints work, and no database is accessed. */
  OFF;

  /** The name of the setting. */
  public static final String SETTING = "seedlap.persistence";
}
