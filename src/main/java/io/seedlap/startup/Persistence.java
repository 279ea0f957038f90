package io.seedlap.startup;

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

  /** The address of the database; without a value Quarkus would have no data source at all. */
  public static final String URL = "quarkus.datasource.jdbc.url";

  /** The host in the default address. No such host can exist (RFC 6761). */
  static final String NO_HOST = "none.invalid";
}
