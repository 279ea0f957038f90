package io.seedlap.database;

import io.quarkus.test.common.QuarkusTestResourceLifecycleManager;
import java.util.Map;

/**
 * Puts a {@link Wire} between the service and its database. The test gets its ends as plain {@code
 * Runnable}s, in its fields {@code cut}, {@code silence} and {@code mend}: it may be loaded by
 * another class loader.
 */
public class WireToTheDatabase implements QuarkusTestResourceLifecycleManager {
  private Wire wire;

  @Override
  public int order() {
    return 10; // after TestDatabase
  }

  @Override
  public Map<String, String> start() {
    wire = new Wire(Integer.getInteger(TestDatabase.PORT));
    return Map.of("quarkus.datasource.jdbc.url", TestDatabase.url(Integer.toString(wire.port())));
  }

  @Override
  public void inject(Object test) {
    set(test, "cut", wire::cut);
    set(test, "silence", wire::silence);
    set(test, "mend", wire::mend);
  }

  private static void set(Object test, String field, Runnable action) {
    try {
      test.getClass().getField(field).set(test, action);
    } catch (ReflectiveOperationException e) {
      throw new IllegalArgumentException(e);
    }
  }

  @Override
  public void stop() {
    wire.cut();
  }
}
