package io.seedlap.turns;

import io.seedlap.background.Backoff;
import jakarta.inject.Singleton;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.HashMap;
import java.util.Map;
import java.util.UUID;
import org.jboss.logging.Logger;

/**
 * The engine turns that keep failing on this server. The first failure of a turn is logged as an
 * error, later ones at debug level; the pause before the next attempt grows. Nothing of this is
 * stored: after a restart a turn is reported again.
 */
@Singleton
class FailedTurns {
  private static final Logger LOG = Logger.getLogger(FailedTurns.class);
  private static final Backoff PAUSES = new Backoff(Duration.ofSeconds(5), Duration.ofMinutes(5));

  /** A turn not attempted for so long is due no more, or other servers attempt it. */
  private static final Duration FORGOTTEN_AFTER = PAUSES.longest().multipliedBy(3);

  private final InstantSource clock;
  private final Map<UUID, Failures> byTurn = new HashMap<>();

  private record Failures(int inARow, Instant last) {}

  FailedTurns() {
    this(InstantSource.system());
  }

  FailedTurns(InstantSource clock) {
    this.clock = clock;
  }

  /**
   * An attempt has failed.
   *
   * @param id of the game or match
   * @return how long to leave the turn alone
   */
  synchronized Duration failed(UUID id, Throwable failure) {
    Failures failures =
        byTurn.merge(
            id,
            new Failures(1, clock.instant()),
            (before, now) -> new Failures(before.inARow() + 1, now.last()));
    Duration pause = PAUSES.after(failures.inARow());
    if (failures.inARow() == 1) {
      LOG.errorf(
          failure, "An engine turn in %s failed; it is tried again, with growing pauses", id);
    } else {
      LOG.debugf(
          failure,
          "The engine turn in %s failed %d times; it is left alone for %s",
          id,
          failures.inARow(),
          pause);
    }
    return pause;
  }

  /** The turn has been taken, here or elsewhere. */
  synchronized void taken(UUID id) {
    byTurn.remove(id);
  }

  /** Turns whose last attempt failed. */
  synchronized int count() {
    Instant oldest = clock.instant().minus(FORGOTTEN_AFTER);
    byTurn.values().removeIf(failures -> failures.last().isBefore(oldest));
    return byTurn.size();
  }
}
