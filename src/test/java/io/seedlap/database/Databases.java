package io.seedlap.database;

import io.quarkus.runtime.configuration.MemorySize;
import io.quarkus.runtime.configuration.MemorySizeConverter;
import io.seedlap.startup.Persistence;
import io.smallrye.config.SmallRyeConfigBuilder;
import java.util.Iterator;
import java.util.List;
import org.flywaydb.core.Flyway;
import org.flywaydb.core.api.output.MigrateResult;

/** Databases without a database, for tests of what happens when it fails. */
public final class Databases {
  private Databases() {}

  /** One that is ready, shared with other servers. */
  public static Database ready() {
    return started();
  }

  /** One that has been started, of which the first migrations fail so. */
  static Database started(Throwable... faults) {
    Iterator<Throwable> failures = List.of(faults).iterator();
    Flyway flyway =
        new Flyway(Flyway.configure()) {
          @Override
          public MigrateResult migrate() {
            if (failures.hasNext()) {
              Databases.<RuntimeException>raise(failures.next());
            }
            return null;
          }
        };
    Database database = new Database(Persistence.EXTERNAL, null, flyway, storage());
    database.start(null);
    return database;
  }

  private static Storage storage() {
    return new Storage(
        new SmallRyeConfigBuilder()
            .withConverter(MemorySize.class, 100, new MemorySizeConverter())
            .withMapping(StorageConfig.class)
            .build()
            .getConfigMapping(StorageConfig.class));
  }

  /** Throws any throwable. */
  public static <T extends Throwable> void raise(Throwable fault) throws T {
    @SuppressWarnings("unchecked")
    T any = (T) fault;
    throw any;
  }
}
