package io.seedlap.database;

import io.seedlap.startup.Persistence;
import io.seedlap.startup.Settings;
import io.seedlap.startup.StartFailure;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.Arrays;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;
import javax.sql.DataSource;
import org.eclipse.microprofile.config.Config;
import org.flywaydb.core.Flyway;
import org.flywaydb.core.api.MigrationInfo;
import org.flywaydb.core.api.configuration.FluentConfiguration;
import org.jspecify.annotations.Nullable;
import org.postgresql.ds.PGSimpleDataSource;

/**
 * The database that the settings name, for a command. An embedded one is started, unless a service
 * that runs has it already, and stopped at the end.
 */
public final class DatabaseAtHand implements AutoCloseable {
  /** The match that the service itself adds to an embedded database, and its first game. */
  public static final String DEMONSTRATION = Demonstration.MATCH;

  private static final String USER = "quarkus.datasource.username";
  private static final String PASSWORD = "quarkus.datasource.password";
  private static final String MIGRATIONS = "classpath:db/migration";

  private final DataSource connections;
  private final boolean embedded;
  private final @Nullable EmbeddedDatabase started;

  private DatabaseAtHand(
      String url, String user, String password, boolean embedded, @Nullable EmbeddedDatabase own) {
    PGSimpleDataSource source = new PGSimpleDataSource();
    source.setURL(url);
    source.setUser(user);
    source.setPassword(password);
    source.setApplicationName("seedlap-command");
    this.connections = source;
    this.embedded = embedded;
    this.started = own;
  }

  /**
   * The database, to be read: a service may use it meanwhile.
   *
   * @param programs the archive with the programs of the PostgreSQL that has kept the games, where
   *     those are neither this package's nor left in the data folder; null for none
   * @throws StartFailure if there is none, or it cannot be reached or started
   */
  public static DatabaseAtHand toRead(@Nullable Path programs) {
    Config config = Settings.read();
    if (config.getValue(Persistence.SETTING, Persistence.class) != Persistence.EMBEDDED) {
      return external(config);
    }
    Path folder = folder(config);
    if (!Files.exists(Cluster.in(folder))) {
      throw new StartFailure("No games are kept in " + folder + ": seedlap.data-dir says where.");
    }
    return FolderLock.isHeld(folder)
        ? running(folder)
        : of(EmbeddedDatabase.startToRead(folder, programs));
  }

  /**
   * The database, to be filled; an embedded one is made where there is none.
   *
   * @throws StartFailure if there is none, a service has it, or it cannot be started
   */
  public static DatabaseAtHand toFill() {
    Config config = Settings.read();
    return config.getValue(Persistence.SETTING, Persistence.class) == Persistence.EMBEDDED
        ? of(EmbeddedDatabase.start(folder(config)))
        : external(config);
  }

  /** A database at this address, which is not stopped. */
  public static DatabaseAtHand at(String url, String user, String password) {
    return new DatabaseAtHand(url, user, password, false, null);
  }

  private static Path folder(Config config) {
    return Path.of(config.getValue(Settings.DATA_DIR, String.class)).toAbsolutePath().normalize();
  }

  private static DatabaseAtHand of(EmbeddedDatabase started) {
    return new DatabaseAtHand(
        started.jdbcUrl(), EmbeddedDatabase.USER, started.password(), true, started);
  }

  private static DatabaseAtHand running(Path folder) {
    Path data = Cluster.in(folder);
    ClusterPasswords passwords =
        ClusterPasswords.in(data).orElseThrow(() -> notNow(folder, "starts, or is of version 1.0"));
    int port = Postmaster.port(data).orElseThrow(() -> notNow(folder, "starts or stops"));
    return new DatabaseAtHand(
        EmbeddedDatabase.jdbcUrl(port), EmbeddedDatabase.USER, passwords.service(), true, null);
  }

  private static StartFailure notNow(Path folder, String why) {
    return new StartFailure(
        "The service that keeps its games in %s %s. Try again when it runs, or stop it first."
            .formatted(folder, why));
  }

  private static DatabaseAtHand external(Config config) {
    if (config.getValue(Persistence.SETTING, Persistence.class) == Persistence.OFF) {
      throw new StartFailure("No games are kept: seedlap.persistence is off.");
    }
    return at(
        config.getValue(Persistence.URL, String.class),
        config.getValue(USER, String.class),
        config.getOptionalValue(PASSWORD, String.class).orElse(""));
  }

  /** Whether it is an embedded one, in which nobody else keeps anything. */
  public boolean isEmbedded() {
    return embedded;
  }

  /** A new connection, which its caller closes. */
  public Connection connect() throws SQLException {
    return connections.getConnection();
  }

  /** The versions of the schema that this package knows. */
  public Set<String> schemas() {
    return Arrays.stream(migrations().load().info().all())
        .filter(it -> !it.getScript().isEmpty() && it.getVersion() != null)
        .filter(it -> !it.getState().name().startsWith("FUTURE"))
        .map(MigrationInfo::getVersion)
        .map(Objects::requireNonNull)
        .map(it -> it.getVersion())
        .collect(Collectors.toSet());
  }

  /** Brings the schema up to the last version. */
  public void migrate() {
    migrations().load().migrate();
  }

  /** Brings the schema up to this version. */
  public void migrateTo(String version) {
    migrations().target(version).load().migrate();
  }

  private FluentConfiguration migrations() {
    return Flyway.configure(DatabaseAtHand.class.getClassLoader())
        .dataSource(connections)
        .locations(MIGRATIONS)
        .cleanDisabled(true)
        .failOnMissingLocations(true);
  }

  /** Stops the database, if it was started for this. */
  @Override
  public void close() {
    if (started != null) {
      started.close();
    }
  }
}
