package io.seedlap.live;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Test;

class WakeSignalTest {
  private final WakeSignal signal = new WakeSignal();

  @Test
  void a_ring_before_anybody_waits_is_kept_and_two_are_one() {
    signal.set();
    signal.set();
    assertTrue(rungAtOnce());
    assertFalse(rungAtOnce());
  }

  @Test
  void a_ring_comes_to_whoever_waits_and_to_him_alone() {
    AtomicBoolean heard = new AtomicBoolean();
    signal.await().subscribe().with(heard::set);
    signal.set();
    assertTrue(heard.get());
    assertFalse(rungAtOnce());
  }

  @Test
  void a_ring_after_the_waiter_has_given_up_is_kept_for_the_next() {
    signal.await().subscribe().with(ring -> {}).cancel();
    signal.set();
    assertTrue(rungAtOnce());
  }

  /** Whether a ring is there; whoever asked has given up when it was not. */
  private boolean rungAtOnce() {
    AtomicBoolean heard = new AtomicBoolean();
    signal.await().subscribe().with(heard::set).cancel();
    return heard.get();
  }
}
