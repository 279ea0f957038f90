package io.seedlap.database;

import static org.awaitility.Awaitility.await;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.seedlap.background.FailureLog;
import io.seedlap.background.LogRecords;
import java.util.logging.Level;
import org.flywaydb.core.api.FlywayException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(60)
class DatabaseTest {
  @Test
  void aMigrationIsTriedAgainWhateverItFailedBy() {
    Database database =
        Databases.started(
            new FlywayException("away"), new NoClassDefFoundError(), new InternalError());
    assertFalse(database.isReady());
    await().until(database::isReady);
    database.stop(null);
  }

  @Test
  void whileTheDatabaseIsAwayThatIsSaidOnce() {
    try (LogRecords logged = LogRecords.of(FailureLog.class)) {
      Database database =
          Databases.started(new FlywayException("away"), new FlywayException("away"));
      await().until(database::isReady);
      assertEquals(1, logged.atLeast(Level.WARNING).size());
    }
  }

  @Test
  void aFaultOfTheFirstMigrationThatIsNotTheDatabasesEndsTheStart() {
    assertThrows(NoClassDefFoundError.class, () -> Databases.started(new NoClassDefFoundError()));
    assertTrue(Databases.ready().isReady());
  }
}
