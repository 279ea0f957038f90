package io.seedlap.games;

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
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import org.jboss.logging.Logger;

/**
 * A few threads that play for engines. They look for what is due when this server has just made it
 * so, and every now and then: that finds what another server, or this one before it was stopped,
 * has left undone.
 */
@ApplicationScoped
public class Engines {
  private static final Logger LOG = Logger.getLogger(Engines.class);

  private final EngineConfig config;
  private final Database database;
  private final TableRegistry tables;
  private final Instance<EngineTurns> turns;
  private final Semaphore bell = new Semaphore(0);
  private final ThreadGroup threads = new ThreadGroup("engines");
  private volatile boolean stopped;

  Engines(
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
    for (int i = 0; database.isOn() && i < config.workers(); i++) {
      Thread thread = new Thread(threads, this::run, "engine");
      thread.setDaemon(true);
      thread.start();
    }
  }

  void stop(@Observes ShutdownEvent event) {
    stopped = true;
    threads.interrupt();
  }

  void ring(@Observes(during = TransactionPhase.AFTER_SUCCESS) EngineDue due) {
    bell.release();
  }

  private void run() {
    EnginePlayer player = new EnginePlayer(config.memoryBits(), tables::of, () -> stopped);
    try {
      while (!stopped) {
        if (!database.isReady() || !takesTurn(player)) {
          bell.tryAcquire(config.sweep().toMillis(), TimeUnit.MILLISECONDS);
          bell.drainPermits();
        }
      }
    } catch (InterruptedException e) {
      LOG.debug("what is due is left to the next server");
    }
  }

  /** Takes a turn, or tells that none is due. */
  private boolean takesTurn(EnginePlayer player) {
    for (EngineTurns kind : turns) {
      UUID id = claim(kind);
      if (id != null) {
        bell.release(); // there may be more, for another thread
        take(kind, id, player);
        return true;
      }
    }
    return false;
  }

  private UUID claim(EngineTurns kind) {
    try {
      return kind.claim();
    } catch (RuntimeException e) {
      LOG.debug("nothing can be claimed just now", e);
      return null;
    }
  }

  /** What fails is tried again when the claim has ended. */
  private void take(EngineTurns kind, UUID id, EnginePlayer player) {
    try {
      kind.take(id, player);
    } catch (CancellationException e) {
      LOG.debugf("%s is left to the next server", id);
    } catch (ProblemException e) {
      LOG.debugf(e, "an engine came too late to %s, or could not act in it now", id);
    } catch (RuntimeException e) {
      LOG.errorf(e, "An engine failed in %s", id);
    }
  }
}
