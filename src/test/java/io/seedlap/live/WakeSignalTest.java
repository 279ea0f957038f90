package io.seedlap.live;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Test;

class WakeSignalTest {
  private final WakeSignal signal = new WakeSignal();

  @Test
  void aSignalSetBeforeAnyoneWaitsIsRememberedAndTwoAreOne() {
    signal.set();
    signal.set();
    assertTrue(isSet());
    assertFalse(isSet());
  }

  @Test
  void aSignalWakesTheWaiterAndIsThenReset() {
    AtomicBoolean woken = new AtomicBoolean();
    signal.await().subscribe().with(woken::set);
    signal.set();
    assertTrue(woken.get());
    assertFalse(isSet());
  }

  @Test
  void aSignalAfterAWaiterWasCancelledIsRememberedForTheNext() {
    signal.await().subscribe().with(woken -> {}).cancel();
    signal.set();
    assertTrue(isSet());
  }

  /** Whether a signal is set; the waiter is cancelled when it is not. */
  private boolean isSet() {
    AtomicBoolean woken = new AtomicBoolean();
    signal.await().subscribe().with(woken::set).cancel();
    return woken.get();
  }
}
