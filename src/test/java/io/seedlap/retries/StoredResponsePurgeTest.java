package io.seedlap.retries;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.seedlap.background.FailureLog;
import io.seedlap.background.LogRecords;
import io.seedlap.database.Databases;
import java.util.logging.Level;
import org.junit.jupiter.api.Test;

class StoredResponsePurgeTest {
  /** Outside of the service there are no transactions, so every purge fails. */
  @Test
  void aPurgeThatFailsIsReportedOnceAndLeftToTheNext() {
    StoredResponsePurge purge = new StoredResponsePurge(Databases.ready());
    try (LogRecords logged = LogRecords.of(FailureLog.class)) {
      assertDoesNotThrow(purge::purge);
      assertDoesNotThrow(purge::purge);
      assertEquals(1, logged.atLeast(Level.WARNING).size());
    }
  }
}
