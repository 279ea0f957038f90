package io.seedlap.background;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;

import io.micrometer.core.instrument.Metrics;
import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.sql.SQLException;
import java.util.List;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class FailureLogTest {
  private final SimpleMeterRegistry meters = new SimpleMeterRegistry();
  private LogRecords logged;

  @BeforeEach
  void listen() {
    Metrics.addRegistry(meters);
    logged = LogRecords.of(FailureLog.class);
  }

  @AfterEach
  void leave() {
    logged.close();
    Metrics.removeRegistry(meters);
  }

  @Test
  void theFirstFailureInARowIsAnErrorTheOthersAreCounted() {
    FailureLog failures = new FailureLog("harvest");
    Error first = new StackOverflowError();
    assertEquals(1, failures.failed(first));
    assertEquals(2, failures.failed(new InternalError()));
    assertEquals(3, failures.failed(new IllegalStateException()));

    List<LogRecord> warnings = logged.atLeast(Level.WARNING);
    assertEquals(1, warnings.size());
    assertSame(first, warnings.get(0).getThrown());
    assertEquals(
        3, meters.get("seedlap.background.failures").tag("task", "harvest").counter().count());
  }

  @Test
  void afterASuccessTheNextFailureIsAnErrorAgain() {
    FailureLog failures = new FailureLog("sowing");
    failures.failed(new IllegalStateException());
    failures.failed(new IllegalStateException());
    failures.succeeded();
    assertEquals(1, failures.failed(new IllegalStateException()));
    assertEquals(2, logged.atLeast(Level.WARNING).size());
  }

  @Test
  void whatOthersFailAtIsAWarningOfOneLine() {
    FailureLog failures = new FailureLog("letters", SQLException.class::isInstance);
    failures.failed(new SQLException("no route\nto host"));

    LogRecord warning = logged.atLeast(Level.INFO).get(0);
    assertEquals(Level.WARNING.intValue(), warning.getLevel().intValue());
    assertNull(warning.getThrown());
    assertEquals(1, logged.atLeast(Level.INFO).size());
  }
}
