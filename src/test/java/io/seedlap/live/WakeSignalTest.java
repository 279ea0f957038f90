package io.seedlap.live;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Test;

class WakeSignalTest {
  private final WakeSignal signal = new WakeSignal();

  @Test
  void a_signal_set_before_anyone_waits_is_remembered_and_two_are_one() {
    signal.set();
    signal.set();
    assertTrue(isSet());
    assertFalse(isSet());
  }

  @Test
  void a_signal_wakes_the_waiter_and_is_then_reset() {
    AtomicBoolean woken = new AtomicBoolean();
    signal.await().subscribe().with(woken::set);
    signal.set();
    assertTrue(woken.get());
    assertFalse(isSet());
  }

  @Test
  void a_signal_after_a_waiter_was_cancelled_is_remembered_for_the_next() {
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
