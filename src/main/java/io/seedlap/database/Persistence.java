package io.seedlap.database;

/** Where games are kept, the setting {@code seedlap.persistence}. */
public enum Persistence {
  /** In a PostgreSQL that this process starts, on this machine, in {@code seedlap.data-dir}. */
  EMBEDDED,
  /** In the PostgreSQL that {@code quarkus.datasource.jdbc.url} names. */
  EXTERNAL,
  /** Nowhere: the service has its stateless side only and touches no database. */
  OFF;

  /** The name of the setting. */
  public static final String SETTING = "seedlap.persistence";
}
