package io.seedlap.execution;

import io.quarkus.runtime.ShutdownEvent;
import io.seedlap.clients.Quota;
import io.seedlap.clients.RateLimits;
import io.seedlap.rules.LapLimitExceeded;
import io.seedlap.rules.Referee;
import io.seedlap.web.ProblemException;
import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;

/**
 * Runs computations of the rules on the caller's thread while they need few laps, and on a small
 * pool of workers when they need more: a sowing may take hundreds of thousands of laps before it is
 * proven endless. When the pool and its queue are full the computation is refused, so that such
 * positions cannot slow the service down for others. A lap limit never decides a move: a
 * computation is carried out in full or not at all.
 */
@ApplicationScoped
public class SowingExecutor {
  private final SowingConfig config;
  private final SowingMetrics metrics;
  private final RateLimits limits;
  private final WorkerPool workers;

  SowingExecutor(SowingConfig config, SowingMetrics metrics, RateLimits limits) {
    this.config = config;
    this.metrics = metrics;
    this.limits = limits;
    this.workers = new WorkerPool("long-sowing", config.workers(), config.queue());
  }

  /**
   * Runs a computation, on a worker where it takes many laps.
   *
   * @param computation pure, since it may run twice; its result is not null
   * @return the result. Nearly always it is complete already; a stage is returned because a
   *     completed one costs less than a Uni, which captures the caller's context. It may fail with
   *     what the computation throws, with overloaded when all workers are busy, or with
   *     rate-limited when the client of the current request has had its long sowings
   * @throws ProblemException what the computation throws on the caller's thread
   */
  public <T> CompletionStage<T> compute(Function<Referee, T> computation) {
    return tryOnCaller(computation)
        .map(CompletableFuture::completedFuture)
        .orElseGet(() -> submit(computation));
  }

  /**
   * The same for a caller that may block: waits for the worker.
   *
   * @throws ProblemException what the computation throws; overloaded or rate-limited, as with
   *     {@link #compute}
   */
  public <T> T computeBlocking(Function<Referee, T> computation) {
    return tryOnCaller(computation).orElseGet(() -> computeOnWorker(computation));
  }

  /**
   * Runs a computation on the caller's thread only, for a caller that holds a lock.
   *
   * @return empty when it takes many laps: then use {@link #computeOnWorker}, without the lock
   */
  public <T> Optional<T> tryOnCaller(Function<Referee, T> computation) {
    Referee referee = Referee.withLaps(config.loopLaps());
    try {
      return Optional.of(computation.apply(referee));
    } catch (LapLimitExceeded e) {
      return Optional.empty();
    } finally {
      metrics.laps(referee.lapsSown());
    }
  }

  /**
   * Runs a computation on a worker, and waits for it.
   *
   * @throws ProblemException as {@link #computeBlocking}
   */
  public <T> T computeOnWorker(Function<Referee, T> computation) {
    return Uni.createFrom().completionStage(submit(computation)).await().indefinitely();
  }

  private <T> CompletableFuture<T> submit(Function<Referee, T> computation) {
    try {
      limits.count(Quota.LONG_SOWINGS);
      return workers.submit(() -> runOnWorker(computation));
    } catch (ProblemException limited) {
      return refuse(limited);
    } catch (RejectedExecutionException full) {
      metrics.handOff(SowingMetrics.HandOff.TURNED_AWAY);
      return refuse(
          ProblemException.overloaded(
              "This position needs a long sowing to be judged, and all workers for such are busy;"
                  + " try again shortly."));
    }
  }

  /**
   * Fails after a short delay, so that a client that ignores Retry-After cannot keep the event
   * loops busy with refusals.
   */
  private <T> CompletableFuture<T> refuse(ProblemException refusal) {
    long pause = config.refusalPause().toMillis();
    return CompletableFuture.supplyAsync(
        () -> {
          throw refusal;
        },
        CompletableFuture.delayedExecutor(pause, TimeUnit.MILLISECONDS, Runnable::run));
  }

  private <T> T runOnWorker(Function<Referee, T> computation) {
    Referee referee = Referee.withLaps(config.workerLaps());
    try {
      T result = computation.apply(referee);
      metrics.handOff(SowingMetrics.HandOff.ANSWERED);
      return result;
    } catch (LapLimitExceeded e) {
      metrics.handOff(SowingMetrics.HandOff.GIVEN_UP);
      throw ProblemException.overloaded(
          "This position was not judged within "
              + config.workerLaps()
              + " laps, the most that one request may take here.");
    } finally {
      metrics.laps(referee.lapsSown());
    }
  }

  void stop(@Observes ShutdownEvent event) {
    workers.stop();
  }
}
