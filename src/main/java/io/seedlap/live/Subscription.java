package io.seedlap.live;

import java.util.Collection;
import java.util.HashSet;
import java.util.Set;
import java.util.UUID;

/** The games and matches whose changes wake one stream, from its opening to its end. */
final class Subscription {
  private final ChangeNotifier changes;
  private final WakeSignal signal = new WakeSignal();
  private final Set<UUID> ids = new HashSet<>();
  private boolean over;

  Subscription(ChangeNotifier changes, Collection<UUID> first) {
    this.changes = changes;
    first.forEach(this::add);
  }

  WakeSignal signal() {
    return signal;
  }

  /** Adds a game or match. What has changed before is not lost: the stream polls once more. */
  void follow(UUID id) {
    if (add(id)) {
      signal.set();
    }
  }

  private synchronized boolean add(UUID id) {
    boolean added = !over && ids.add(id);
    if (added) {
      changes.subscribe(id, signal);
    }
    return added;
  }

  /** Ends it; the stream is woken for the last time. */
  void end() {
    synchronized (this) {
      over = true;
      ids.forEach(id -> changes.unsubscribe(id, signal));
    }
    signal.set();
  }
}
