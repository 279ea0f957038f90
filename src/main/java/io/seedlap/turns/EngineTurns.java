package io.seedlap.turns;

import io.seedlap.engine.EnginePlayer;
import java.time.Duration;
import java.time.Instant;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/**
 * One kind of engine turn: moves in games, or choices in matches. Only the database records what is
 * due, so that nothing is lost when a server stops at any point.
 *
 * <p>A worker claims a turn for some seconds, so that other workers leave it alone; chooses,
 * holding no lock; then acts as a person does, on the condition that the version has not changed
 * meanwhile. If two workers choose for the same turn after all, the second is refused and changes
 * nothing.
 */
public interface EngineTurns {
  /** Claims the turn that has the highest priority; null when no unclaimed turn is due. */
  @Nullable UUID claim();

  /** Chooses and acts, if the turn is still due. */
  void take(UUID id, EnginePlayer player);

  /** Keeps all servers from claiming the turn for so long. */
  void postpone(UUID id, Duration pause);

  /** Since when the oldest turn is due, claimed or not; null when none is. */
  @Nullable Instant oldestDue();
}
