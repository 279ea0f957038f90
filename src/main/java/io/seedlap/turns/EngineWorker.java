package io.seedlap.turns;

import static io.seedlap.turns.TurnMetrics.Attempt.FAILED;
import static io.seedlap.turns.TurnMetrics.Attempt.OVERTAKEN;
import static io.seedlap.turns.TurnMetrics.Attempt.TAKEN;

import io.seedlap.background.FailureLog;
import io.seedlap.engine.EnginePlayer;
import io.seedlap.web.Problem;
import io.seedlap.web.ProblemException;
import io.seedlap.web.ProblemType;
import java.time.Duration;
import java.util.List;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.CancellationException;
import java.util.function.Supplier;
import org.jboss.logging.Logger;
import org.jspecify.annotations.Nullable;

/**
 * Takes engine turns, one at a time. A turn that fails, by whatever {@link Throwable}, is put off;
 * kinds of turns that cannot be claimed are passed over. For one thread.
 */
final class EngineWorker {
  private static final Logger LOG = Logger.getLogger(EngineWorker.class);

  /** Conflict, precondition failed, not found: the game or match has changed meanwhile. */
  private static final Set<Integer> CHANGED = Set.of(404, 409, 412);

  private static final Set<String> DATABASE_AWAY =
      Set.of(ProblemType.DATABASE_UNAVAILABLE.code(), ProblemType.STORAGE_FULL.code());

  private final List<Kind> kinds;
  private final Supplier<EnginePlayer> players;
  private final FailedTurns failed;
  private final TurnMetrics metrics;
  private @Nullable EnginePlayer player;

  /** Where the next search for a turn begins: a kind that always has turns keeps none waiting. */
  private int next;

  /**
   * A kind of turns.
   *
   * @param claims how claims go, of all workers
   */
  record Kind(EngineTurns turns, FailureLog claims) {
    Kind(EngineTurns turns) {
      this(turns, new FailureLog("engine-claims", EngineWorker::isDatabaseUnavailable));
    }
  }

  /**
   * @param players makes the player, at the first turn; repeated when it fails
   */
  EngineWorker(
      List<Kind> kinds, Supplier<EnginePlayer> players, FailedTurns failed, TurnMetrics metrics) {
    this.kinds = kinds;
    this.players = players;
    this.failed = failed;
    this.metrics = metrics;
  }

  /**
   * Takes a turn of the next kind, after that of the last turn, of which one can be claimed.
   *
   * @param more called when a turn has been claimed: others may be due, for another worker
   * @return false when no turn is due
   */
  boolean takeTurn(Runnable more) {
    EnginePlayer ready = player == null ? players.get() : player;
    player = ready;
    for (int i = 0; i < kinds.size(); i++) {
      int index = (next + i) % kinds.size();
      Kind kind = kinds.get(index);
      UUID id = claim(kind);
      if (id != null) {
        next = index + 1;
        more.run();
        take(kind.turns(), id, ready);
        return true;
      }
    }
    return false;
  }

  private static @Nullable UUID claim(Kind kind) {
    try {
      UUID id = kind.turns().claim();
      kind.claims().succeeded();
      return id;
    } catch (Throwable e) {
      kind.claims().failed(e);
      return null;
    }
  }

  private void take(EngineTurns kind, UUID id, EnginePlayer ready) {
    try {
      kind.take(id, ready);
      failed.taken(id);
      metrics.count(TAKEN);
    } catch (CancellationException e) {
      LOG.debugf("The turn in %s is left to the next server", id);
    } catch (ProblemException e) {
      refused(kind, id, e);
    } catch (Throwable e) {
      putOff(kind, id, e);
    }
  }

  private void refused(EngineTurns kind, UUID id, ProblemException refusal) {
    Problem problem = refusal.problem();
    if (CHANGED.contains(problem.status())) {
      LOG.debugf("The engine was late in %s: %s", id, problem.detail());
      failed.taken(id);
      metrics.count(OVERTAKEN);
    } else if (isDatabaseUnavailable(refusal)) {
      LOG.debugf("Without a database the turn in %s waits", id);
    } else {
      putOff(kind, id, refusal);
    }
  }

  private void putOff(EngineTurns kind, UUID id, Throwable failure) {
    metrics.count(FAILED);
    Duration pause = failed.failed(id, failure);
    try {
      kind.postpone(id, pause);
    } catch (Throwable e) {
      LOG.debugf(e, "The turn in %s could not be put off; it is tried again soon", id);
    }
  }

  /** Also where it has no room: neither is the turn's fault. */
  private static boolean isDatabaseUnavailable(Throwable failure) {
    return failure instanceof ProblemException refusal
        && DATABASE_AWAY.contains(refusal.problem().code());
  }
}
