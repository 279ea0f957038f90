package io.seedlap.live;

import io.smallrye.mutiny.Uni;
import io.smallrye.mutiny.subscription.UniEmitter;
import org.jspecify.annotations.Nullable;

/**
 * Wakes one stream. A signal that is set while nobody waits is remembered, and several are one; a
 * waiter that has been cancelled takes no signal, so none is lost.
 */
final class WakeSignal {
  private boolean set;
  private @Nullable UniEmitter<? super Boolean> waiter;

  /** Wakes the waiter; without one, the next {@link #await} completes at once. */
  void set() {
    UniEmitter<? super Boolean> woken;
    synchronized (this) {
      woken = waiter;
      waiter = null;
      set = woken == null;
    }
    if (woken != null) {
      woken.complete(true);
    }
  }

  /** Completes with true when the signal is set, and resets it. For one waiter at a time. */
  Uni<Boolean> await() {
    return Uni.createFrom()
        .emitter(
            emitter -> {
              boolean now;
              synchronized (this) {
                now = set;
                set = false;
                waiter = now ? null : emitter;
              }
              if (now) {
                emitter.complete(true);
              } else {
                emitter.onTermination(() -> cancel(emitter));
              }
            });
  }

  private synchronized void cancel(UniEmitter<?> emitter) {
    if (waiter == emitter) {
      waiter = null;
    }
  }
}
