package io.seedlap.live;

import io.quarkus.runtime.ShutdownEvent;
import io.quarkus.runtime.StartupEvent;
import io.seedlap.background.FailureLog;
import io.seedlap.database.Database;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import jakarta.enterprise.event.TransactionPhase;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Wakes the streams of what has changed, on this server and on others that share the database. A
 * notification is a hint to poll the table, nothing more: a stream that misses one sees the change
 * at its next heartbeat.
 */
@ApplicationScoped
class ChangeNotifier {
  private final Database database;
  private final PostgresNotifier notifier;
  private final PostgresListener listener;
  private final Map<UUID, Set<WakeSignal>> subscriptions = new ConcurrentHashMap<>();
  private final FailureLog failures = new FailureLog("stream-signals");

  /**
   * Ends the streams when the process receives a signal to stop. ShutdownEvent comes too late:
   * Quarkus fires it when the requests under way have ended, which streams do not by themselves, so
   * that every stop would take quarkus.shutdown.timeout. ShutdownDelayInitiatedEvent would come in
   * time, but is fired only with quarkus.shutdown.delay-enabled, which also adds a check to
   * /q/health/ready; and ShutdownListener is open to extensions only. So a hook of the JVM it is.
   */
  private final Thread shutdownHook = new Thread(this::endStreams, "live-shutdown");

  private volatile boolean stopping;

  ChangeNotifier(Database database, PostgresNotifier notifier, PostgresListener listener) {
    this.database = database;
    this.notifier = notifier;
    this.listener = listener;
  }

  void start(@Observes StartupEvent event) {
    if (database.isOn()) {
      Runtime.getRuntime().addShutdownHook(shutdownHook);
    }
    if (database.isShared()) {
      notifier.start();
      listener.start(this::wake, this::wakeAll);
    }
  }

  /** Removes the hook, since an application may stop (in tests) while its JVM lives on. */
  void stop(@Observes ShutdownEvent event) {
    try {
      Runtime.getRuntime().removeShutdownHook(shutdownHook);
    } catch (IllegalStateException e) {
      // hooks are running: the JVM stops, too
    }
    notifier.stop();
    listener.stop();
  }

  /** Wakes all streams of what has changed. */
  void publish(@Observes(during = TransactionPhase.AFTER_SUCCESS) ResourceChanged change) {
    wake(change.id());
    if (database.isShared()) {
      notifier.send(change.id(), change.seq());
    }
  }

  /** Every change from now on sets the signal, until {@link #unsubscribe}. */
  void subscribe(UUID id, WakeSignal signal) {
    subscriptions.compute(
        id,
        (key, signals) -> {
          Set<WakeSignal> all = signals == null ? ConcurrentHashMap.newKeySet() : signals;
          all.add(signal);
          return all;
        });
  }

  void unsubscribe(UUID id, WakeSignal signal) {
    subscriptions.computeIfPresent(
        id,
        (key, signals) -> {
          signals.remove(signal);
          return signals.isEmpty() ? null : signals;
        });
  }

  /** Whether the process stops, and streams must end. */
  boolean isStopping() {
    return stopping;
  }

  private void endStreams() {
    stopping = true;
    wakeAll();
  }

  private void wake(UUID id) {
    subscriptions.getOrDefault(id, Set.of()).forEach(this::set);
  }

  /** Wakes all streams there are. */
  void wakeAll() {
    subscriptions.values().forEach(signals -> signals.forEach(this::set));
  }

  /**
   * A signal runs code of its stream; where that fails the other streams are woken all the same.
   */
  private void set(WakeSignal signal) {
    try {
      signal.set();
      failures.succeeded();
    } catch (Throwable e) {
      failures.failed(e);
    }
  }
}
