package io.seedlap.connections;

import java.util.ArrayList;
import java.util.List;

/** What is to be done at the end of the request that a connection answers now. */
final class EndActions {
  private List<Runnable> actions = List.of();
  private boolean closed;

  /** Adds an action; it runs at once when the connection is closed already. */
  void add(Runnable action) {
    synchronized (this) {
      if (!closed) {
        List<Runnable> more = new ArrayList<>(actions);
        more.add(action);
        actions = more;
        return;
      }
    }
    action.run();
  }

  /** The request has been answered. */
  void run() {
    take(false).forEach(Runnable::run);
  }

  /** The connection is closed. */
  void close() {
    take(true).forEach(Runnable::run);
  }

  private synchronized List<Runnable> take(boolean last) {
    List<Runnable> taken = actions;
    actions = List.of();
    closed |= last;
    return taken;
  }
}
