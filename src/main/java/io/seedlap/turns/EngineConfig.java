package io.seedlap.turns;

import io.smallrye.config.ConfigMapping;
import io.smallrye.config.WithDefault;
import java.time.Duration;

/** The threads that take engine turns, and how many turns there may be. */
@ConfigMapping(prefix = "seedlap.engine")
public interface EngineConfig {
  /** Number of threads; 0 on a server that leaves engine turns to others. */
  @WithDefault("2")
  int workers();

  /** Each thread's transposition table has 2 to the power of this entries, 16 bytes each. */
  @WithDefault("18")
  int memoryBits();

  /** How often an idle thread polls the database, without any {@link EngineTurnDue}. */
  @WithDefault("1s")
  Duration sweep();

  /** Games against or between engines that a client may have under way; the next one gets 429. */
  @WithDefault("50")
  int gamesPerClient();

  /** Plies after which a game of two engines is abandoned. */
  @WithDefault("1000")
  int plies();

  /** Games after which a match of two engines is abandoned. */
  @WithDefault("100")
  int matchGames();
}
