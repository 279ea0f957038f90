package io.seedlap.turns;

import io.quarkus.runtime.ShutdownEvent;
import io.quarkus.runtime.StartupEvent;
import io.seedlap.database.Database;
import io.seedlap.engine.EnginePlayer;
import io.seedlap.engine.TableRegistry;
import io.seedlap.web.ProblemException;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import jakarta.enterprise.event.TransactionPhase;
import jakarta.enterprise.inject.Any;
import jakarta.enterprise.inject.Instance;
import java.util.UUID;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import org.jboss.logging.Logger;
import org.jspecify.annotations.Nullable;

/**
 * A few threads that take engine turns. They look for turns when this server has made one due, and
 * at every sweep: that finds what other servers, or this one before a restart, have left undone.
 */
@ApplicationScoped
public class EngineWorkers {
  private static final Logger LOG = Logger.getLogger(EngineWorkers.class);

  private final EngineConfig config;
  private final Database database;
  private final TableRegistry tables;
  private final Instance<EngineTurns> turns;
  private final Semaphore wakeUp = new Semaphore(0);
  private volatile @Nullable ExecutorService threads;
  private volatile boolean stopping;

  EngineWorkers(
      EngineConfig config,
      Database database,
      TableRegistry tables,
      @Any Instance<EngineTurns> turns) {
    this.config = config;
    this.database = database;
    this.tables = tables;
    this.turns = turns;
  }

  void start(@Observes StartupEvent event) {
    if (database.isOn() && config.workers() > 0) {
      threads = Executors.newFixedThreadPool(config.workers(), EngineWorkers::daemon);
      for (int i = 0; i < config.workers(); i++) {
        threads.execute(this::run);
      }
    }
  }

  private static Thread daemon(Runnable task) {
    Thread thread = new Thread(task, "engine");
    thread.setDaemon(true);
    return thread;
  }

  void stop(@Observes ShutdownEvent event) {
    stopping = true;
    if (threads != null) {
      threads.shutdownNow();
    }
  }

  void wake(@Observes(during = TransactionPhase.AFTER_SUCCESS) EngineTurnDue due) {
    wakeUp.release();
  }

  private void run() {
    EnginePlayer player = new EnginePlayer(config.memoryBits(), tables::of, () -> stopping);
    try {
      while (!stopping) {
        if (!database.isReady() || !takeTurn(player)) {
          wakeUp.tryAcquire(config.sweep().toMillis(), TimeUnit.MILLISECONDS);
          wakeUp.drainPermits();
        }
      }
    } catch (InterruptedException e) {
      LOG.debug("Stopped; turns that are due are left to the next server");
    }
  }

  /** Takes a turn; false when none is due. */
  private boolean takeTurn(EnginePlayer player) {
    for (EngineTurns kind : turns) {
      UUID id = claim(kind);
      if (id != null) {
        wakeUp.release(); // more may be due, for another thread
        take(kind, id, player);
        return true;
      }
    }
    return false;
  }

  private @Nullable UUID claim(EngineTurns kind) {
    try {
      return kind.claim();
    } catch (RuntimeException e) {
      LOG.debug("No turn could be claimed; the next sweep tries again", e);
      return null;
    }
  }

  /** A turn that fails is taken again when its claim has expired. */
  private void take(EngineTurns kind, UUID id, EnginePlayer player) {
    try {
      kind.take(id, player);
    } catch (CancellationException e) {
      LOG.debugf("The turn in %s is left to the next server", id);
    } catch (ProblemException e) {
      LOG.debugf(e, "The engine was refused in %s: its version has changed, or no database", id);
    } catch (RuntimeException e) {
      LOG.errorf(e, "An engine turn in %s failed", id);
    }
  }
}
