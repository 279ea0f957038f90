package io.seedlap.games;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Test;

class WatchTest {
  private final Watch watch = new Watch();

  @Test
  void a_ring_before_anybody_waits_is_kept_and_two_are_one() {
    watch.wake();
    watch.wake();
    assertTrue(rungAtOnce());
    assertFalse(rungAtOnce());
  }

  @Test
  void a_ring_comes_to_whoever_waits_and_to_him_alone() {
    AtomicBoolean heard = new AtomicBoolean();
    watch.rings().subscribe().with(heard::set);
    watch.wake();
    assertTrue(heard.get());
    assertFalse(rungAtOnce());
  }

  @Test
  void a_ring_after_the_waiter_has_given_up_is_kept_for_the_next() {
    watch.rings().subscribe().with(ring -> {}).cancel();
    watch.wake();
    assertTrue(rungAtOnce());
  }

  /** Whether a ring is there; whoever asked has given up when it was not. */
  private boolean rungAtOnce() {
    AtomicBoolean heard = new AtomicBoolean();
    watch.rings().subscribe().with(heard::set).cancel();
    return heard.get();
  }
}
