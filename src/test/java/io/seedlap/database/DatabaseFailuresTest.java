package io.seedlap.database;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import jakarta.persistence.TransactionRequiredException;
import jakarta.transaction.RollbackException;
import java.sql.SQLException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class DatabaseFailuresTest {
  @ParameterizedTest
  @CsvSource({
    "08006, true", // the connection has failed
    "08001, true", // and could not be made
    "53300, true", // too many connections
    "57P01, true", // the server shuts down
    "57P03, true", // and starts
    "58030, true", // it cannot read or write a file
    "57014, true", // a statement took too long
    "55P03, true", // a lock was not to be had in time
    "40P01, true", // a deadlock
    "22001, false", // a value that is too long
    "23505, false", // a key that is there already
    "23514, false", // a check that does not hold
    "25001, false", // a transaction where none may be
    "42703, false", // a column that does not exist
    "55000, false", // an object that is not in the state for this
    "XX000, false" // an error of PostgreSQL itself
  })
  void onlyAnOutageIsTakenForOne(String state, boolean outage) {
    Throwable failure = new IllegalStateException(new SQLException("it failed", state));
    assertEquals(outage, DatabaseFailures.isUnavailable(failure));
    assertFalse(DatabaseFailures.isStorageFull(failure));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Sorry, acquisition timeout!",
        "Acquisition timeout while waiting for new connection",
        "Can't create new connection as the pool is shutting down",
        "This connection has been closed."
      })
  void aPoolWithoutAConnectionIsAnOutage(String message) {
    assertTrue(
        DatabaseFailures.isUnavailable(new IllegalStateException(new SQLException(message))));
  }

  @Test
  void anErrorWithoutAStateIsAnErrorOfTheProgram() {
    assertFalse(
        DatabaseFailures.isUnavailable(
            new IllegalStateException(
                new SQLException("Connection acquired without transaction."))));
    assertFalse(DatabaseFailures.isUnavailable(new TransactionRequiredException("none")));
    assertFalse(DatabaseFailures.isUnavailable(new NullPointerException()));
  }

  @Test
  void aCommitDuringWhichTheConnectionBrokeIsAnOutage() {
    assertTrue(DatabaseFailures.isUnavailable(new RuntimeException(new RollbackException())));
  }

  @Test
  void aConnectionThatIsGivenUpBeforeItIsMadeIsAnOutageAndNothingElseThatTheDriverDoesNotExpect() {
    Throwable interrupted = new RuntimeException("Interrupted while attempting to connect.");
    assertTrue(DatabaseFailures.isUnavailable(new SQLException("unusual", "99999", interrupted)));
    assertFalse(
        DatabaseFailures.isUnavailable(
            new SQLException("unusual", "99999", new NullPointerException())));
  }

  @Test
  void aDiskThatIsFullIsSaid() {
    Throwable failure = new IllegalStateException(new SQLException("no space left", "53100"));
    assertTrue(DatabaseFailures.isStorageFull(failure));
  }
}
