package io.seedlap.games;

import io.smallrye.mutiny.Uni;
import io.smallrye.mutiny.subscription.UniEmitter;

/**
 * One watcher's bell. A ring that nobody waits for is kept, several are one; who has stopped
 * waiting waits no more, so no ring is lost on him.
 */
final class Watch {
  private boolean rung;
  private UniEmitter<? super Boolean> waiting;
  private Runnable onClose = () -> {};

  void onClose(Runnable action) {
    onClose = action;
  }

  /** Rings the bell. */
  void wake() {
    UniEmitter<? super Boolean> waiter;
    synchronized (this) {
      waiter = waiting;
      waiting = null;
      rung = waiter == null;
    }
    if (waiter != null) {
      waiter.complete(true);
    }
  }

  /** Comes, with true, when the bell rings or has rung since the last time. One waits at a time. */
  Uni<Boolean> rings() {
    return Uni.createFrom()
        .emitter(
            emitter -> {
              boolean now;
              synchronized (this) {
                now = rung;
                rung = false;
                waiting = now ? null : emitter;
              }
              if (now) {
                emitter.complete(true);
              } else {
                emitter.onTermination(() -> stopWaiting(emitter));
              }
            });
  }

  private synchronized void stopWaiting(UniEmitter<?> emitter) {
    if (waiting == emitter) {
      waiting = null;
    }
  }

  void close() {
    onClose.run();
  }
}
