package io.seedlap.turns;

import io.micrometer.core.instrument.Counter;
import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.MeterRegistry;
import io.quarkus.runtime.Startup;
import io.seedlap.background.FailureLog;
import io.seedlap.web.KebabCase;
import io.seedlap.web.ProblemException;
import jakarta.inject.Singleton;
import java.time.Duration;
import java.time.Instant;
import java.util.EnumMap;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Counts engine turns by their result, and says how many keep failing and how old the oldest is
 * that is due. All meters are registered at the start.
 */
@Singleton
@Startup // its meters are there before it is needed
class TurnMetrics {
  /** The result of an attempt. */
  enum Attempt {
    TAKEN,
    /** Another server, or a person who resigned, was first. */
    OVERTAKEN,
    FAILED
  }

  /** The age is read from the database no more often than this. */
  private static final Duration MIN_AGE_OF_READING = Duration.ofSeconds(5);

  private final Map<Attempt, Counter> attempts = new EnumMap<>(Attempt.class);
  private final FailedTurns failed;
  private final FailureLog readings =
      new FailureLog("engine-turn-ages", ProblemException.class::isInstance);
  private volatile @Nullable Instant oldestDue;
  private volatile Instant read = Instant.EPOCH;

  TurnMetrics(MeterRegistry registry, FailedTurns failed) {
    this.failed = failed;
    for (Attempt attempt : Attempt.values()) {
      attempts.put(
          attempt, registry.counter("seedlap.engine.turns", "result", KebabCase.of(attempt)));
    }
    Gauge.builder("seedlap.engine.turns.failing", failed, FailedTurns::count).register(registry);
    Gauge.builder("seedlap.engine.turns.oldest.due", this, TurnMetrics::oldestDueSeconds)
        .baseUnit("seconds")
        .register(registry);
  }

  void count(Attempt attempt) {
    counter(attempt).increment();
  }

  /** All have been there from the start. */
  private Counter counter(Attempt attempt) {
    return Objects.requireNonNull(attempts.get(attempt));
  }

  /** Attempts that failed since the start. */
  long failures() {
    return (long) counter(Attempt.FAILED).count();
  }

  /** Turns whose last attempt failed. */
  int failing() {
    return failed.count();
  }

  /** Reads since when turns are due, unless that has been done shortly before. Never fails. */
  void readOldestDue(Iterable<EngineTurns> kinds) {
    Instant now = Instant.now();
    if (read.plus(MIN_AGE_OF_READING).isAfter(now)) {
      return;
    }
    read = now;
    try {
      oldestDue = oldest(kinds);
      readings.succeeded();
    } catch (Throwable e) {
      readings.failed(e);
    }
  }

  private static @Nullable Instant oldest(Iterable<EngineTurns> kinds) {
    Instant oldest = null;
    for (EngineTurns kind : kinds) {
      Instant due = kind.oldestDue();
      if (due != null && (oldest == null || due.isBefore(oldest))) {
        oldest = due;
      }
    }
    return oldest;
  }

  /** The age of the oldest turn that is due: it grows when no worker gets to read it anew. */
  long oldestDueSeconds() {
    Instant since = oldestDue;
    return since == null ? 0 : Math.max(0, Duration.between(since, Instant.now()).toSeconds());
  }
}
