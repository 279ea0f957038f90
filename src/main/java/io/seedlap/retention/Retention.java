package io.seedlap.retention;

import io.micrometer.core.instrument.Counter;
import io.micrometer.core.instrument.MeterRegistry;
import io.quarkus.arc.All;
import io.quarkus.runtime.ShutdownEvent;
import io.quarkus.runtime.StartupEvent;
import io.seedlap.background.BackgroundThread;
import io.seedlap.background.Backoff;
import io.seedlap.background.FailureLog;
import io.seedlap.database.Database;
import io.seedlap.web.ProblemException;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.function.ToIntFunction;
import org.jspecify.annotations.Nullable;

/**
 * Abandons what nobody has touched for long and removes what has been finished for long, a few at a
 * time, on a thread in the background, at one server at a time.
 */
@ApplicationScoped
public class Retention {
  /** In one statement, or before the lease is renewed. */
  private static final int BATCH = 50;

  /** Between two batches, so that moves find the database free. */
  private static final long PAUSE_MILLIS = 50;

  private static final long FIRST_MILLIS = 10_000;
  private static final Backoff PAUSES = new Backoff(Duration.ofSeconds(10), Duration.ofMinutes(10));

  private final RetentionConfig config;
  private final Database database;
  private final List<Retained> kinds;
  private final Lease lease;
  private final Counter abandoned;
  private final Counter removed;
  private final FailureLog failures =
      new FailureLog("retention", ProblemException.class::isInstance);
  private final FailureLog abandonments = new FailureLog("abandonment");
  private volatile @Nullable BackgroundThread thread;

  Retention(
      RetentionConfig config, Database database, @All List<Retained> kinds, MeterRegistry meters) {
    this.config = config;
    this.database = database;
    this.kinds = kinds;
    this.lease = new Lease(database, "retention");
    this.abandoned = meters.counter("seedlap.retention", "result", "abandoned");
    this.removed = meters.counter("seedlap.retention", "result", "removed");
  }

  void start(@Observes StartupEvent event) {
    if (database.isOn() && (config.active().isPresent() || config.finished().isPresent())) {
      thread = BackgroundThread.start("retention", this::waitAndRun, PAUSES, failures);
    }
  }

  void stop(@Observes ShutdownEvent event) {
    if (thread != null) {
      thread.stop();
    }
  }

  /** The first run follows the start soon, others at intervals. */
  private boolean waitAndRun() throws InterruptedException {
    if (!database.isWritable()) {
      Thread.sleep(FIRST_MILLIS);
      return true;
    }
    run();
    Thread.sleep(config.every().toMillis());
    return true;
  }

  /** Abandons and removes all that is old enough by now. */
  public void run() throws InterruptedException {
    Instant now = Database.now();
    for (Retained kind : kinds) {
      repeat(config.active(), now, before -> abandon(kind, before), abandoned);
      repeat(config.finished(), now, before -> kind.remove(before, BATCH), removed);
    }
  }

  /** One that cannot be ended keeps no other from its end. */
  private int abandon(Retained kind, Instant untouchedSince) {
    int ended = 0;
    for (UUID id : kind.untouched(untouchedSince, BATCH)) {
      try {
        ended += kind.abandon(id, untouchedSince) ? 1 : 0;
        abandonments.succeeded();
      } catch (ProblemException e) {
        throw e; // the database is away
      } catch (RuntimeException e) {
        abandonments.failed(e);
      }
    }
    return ended;
  }

  private void repeat(
      Optional<Duration> age, Instant now, ToIntFunction<Instant> batch, Counter counter)
      throws InterruptedException {
    if (age.isEmpty()) {
      return;
    }
    Instant before = now.minus(age.get());
    while (lease.take()) {
      int done = batch.applyAsInt(before);
      counter.increment(done);
      if (done == 0) {
        return;
      }
      Thread.sleep(PAUSE_MILLIS);
    }
  }
}
