package io.seedlap.games;

import io.seedlap.engine.EnginePlayer;
import java.util.UUID;

/**
 * What engines owe: moves in games, or choices in matches. The database alone knows what is due, so
 * nothing is lost when a server stops, whatever it was at.
 *
 * <p>Who takes a turn claims it for some seconds, so that others leave it alone meanwhile; then he
 * thinks, holding no lock; then he acts as a person does, for the version of the game he thought
 * about. Should two think about the same turn after all, the second comes too late and changes
 * nothing.
 */
public interface EngineTurns {
  /** Claims what has been due longest; null when nothing is due that nobody has claimed. */
  UUID claim();

  /** Thinks about a turn and acts, if it is still due. */
  void take(UUID id, EnginePlayer player);
}
