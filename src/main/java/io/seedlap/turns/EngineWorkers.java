package io.seedlap.turns;

import io.quarkus.arc.All;
import io.quarkus.runtime.ShutdownEvent;
import io.quarkus.runtime.StartupEvent;
import io.seedlap.background.BackgroundThread;
import io.seedlap.background.Backoff;
import io.seedlap.background.FailureLog;
import io.seedlap.database.Database;
import io.seedlap.engine.EnginePlayer;
import io.seedlap.engine.TableRegistry;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import jakarta.enterprise.event.TransactionPhase;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;

/**
 * A few threads that take engine turns. They look for turns when this server has made one due, and
 * at every sweep: that finds what other servers, or this one before a restart, have left undone.
 */
@ApplicationScoped
public class EngineWorkers {
  /** After failures that are not those of a turn: no memory for a player, for example. */
  private static final Backoff PAUSES = new Backoff(Duration.ofSeconds(1), Duration.ofMinutes(1));

  private final EngineConfig config;
  private final Database database;
  private final TableRegistry tables;
  private final List<EngineTurns> turns;
  private final FailedTurns failed;
  private final TurnMetrics metrics;
  private final Semaphore wakeUp = new Semaphore(0);
  private final List<BackgroundThread> threads = new ArrayList<>();
  private volatile boolean stopping;

  EngineWorkers(
      EngineConfig config,
      Database database,
      TableRegistry tables,
      @All List<EngineTurns> turns,
      FailedTurns failed,
      TurnMetrics metrics) {
    this.config = config;
    this.database = database;
    this.tables = tables;
    this.turns = turns;
    this.failed = failed;
    this.metrics = metrics;
  }

  void start(@Observes StartupEvent event) {
    List<EngineWorker.Kind> kinds = turns.stream().map(EngineWorker.Kind::new).toList();
    for (int i = 0; database.isOn() && i < config.workers(); i++) {
      EngineWorker worker = new EngineWorker(kinds, this::player, failed, metrics);
      threads.add(
          BackgroundThread.start("engine", () -> step(worker), PAUSES, new FailureLog("engine")));
    }
  }

  private EnginePlayer player() {
    return new EnginePlayer(config.memoryBits(), tables::of, () -> stopping);
  }

  /** Turns that are due at the stop are left to the next server. */
  void stop(@Observes ShutdownEvent event) {
    stopping = true;
    threads.forEach(BackgroundThread::stop);
  }

  void wake(@Observes(during = TransactionPhase.AFTER_SUCCESS) EngineTurnDue due) {
    wakeUp.release();
  }

  /** Threads that take turns now. */
  long alive() {
    return threads.stream().filter(BackgroundThread::isAlive).count();
  }

  private boolean step(EngineWorker worker) throws InterruptedException {
    if (!database.isWritable() || !worker.takeTurn(wakeUp::release)) {
      wakeUp.tryAcquire(config.sweep().toMillis(), TimeUnit.MILLISECONDS);
      wakeUp.drainPermits();
    }
    if (database.isReady()) {
      metrics.readOldestDue(turns);
    }
    return true;
  }
}
