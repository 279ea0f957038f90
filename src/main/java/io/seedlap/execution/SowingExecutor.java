package io.seedlap.execution;

import io.quarkus.runtime.ShutdownEvent;
import io.seedlap.rules.LapLimitExceeded;
import io.seedlap.rules.Referee;
import io.seedlap.web.Problem;
import io.seedlap.web.ProblemException;
import io.seedlap.web.ProblemType;
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
 * Answers questions about moves on the caller's thread while few laps are needed, and hands over to
 * a small pool of workers what takes more: an endless sowing may need hundreds of thousands of laps
 * before that shows. When the pool and its queue are full the caller is turned away, so nobody can
 * slow the service for others by sending such positions. No lap limit decides a move: a question is
 * answered to the end or not at all.
 */
@ApplicationScoped
public class SowingExecutor {
  private final SowingConfig config;
  private final SowingMetrics metrics;
  private final WorkerPool workers;

  SowingExecutor(SowingConfig config, SowingMetrics metrics) {
    this.config = config;
    this.metrics = metrics;
    this.workers = new WorkerPool("long-sowing", config.workers(), config.queue());
  }

  /**
   * Puts the question to a referee.
   *
   * @param question pure, since it may be asked twice; its answer is not null
   * @return the answer; nearly always it is there already, and a stage that is complete costs less
   *     than a Uni, which captures the context of whoever waits. Where many laps are needed it may
   *     fail with what the question throws, or with overloaded when the workers are busy
   * @throws ProblemException what the question throws before many laps are needed
   */
  public <T> CompletionStage<T> compute(Function<Referee, T> question) {
    return tryOnCaller(question)
        .map(CompletableFuture::completedFuture)
        .orElseGet(() -> handOver(question));
  }

  /**
   * The same for a caller on a worker thread: waits where a question is handed over.
   *
   * @throws ProblemException what the question throws; overloaded, as with {@link #compute}
   */
  public <T> T computeBlocking(Function<Referee, T> question) {
    return tryOnCaller(question).orElseGet(() -> computeOnWorker(question));
  }

  /**
   * Puts the question to a referee who answers at once or not at all, for callers who hold a lock.
   *
   * @return empty when it needs many laps: {@link #computeOnWorker} without the lock
   */
  public <T> Optional<T> tryOnCaller(Function<Referee, T> question) {
    Referee referee = Referee.withLaps(config.loopLaps());
    try {
      return Optional.of(question.apply(referee));
    } catch (LapLimitExceeded spent) {
      return Optional.empty();
    } finally {
      metrics.laps(referee.lapsSown());
    }
  }

  /**
   * Waits for a worker to answer a question that {@link #tryOnCaller} has not.
   *
   * @throws ProblemException as {@link #computeBlocking}
   */
  public <T> T computeOnWorker(Function<Referee, T> question) {
    return Uni.createFrom().completionStage(handOver(question)).await().indefinitely();
  }

  private <T> CompletableFuture<T> handOver(Function<Referee, T> question) {
    try {
      return workers.submit(() -> answerAtLength(question));
    } catch (RejectedExecutionException full) {
      metrics.handOff(SowingMetrics.HandOff.TURNED_AWAY);
      return turnedAway();
    }
  }

  /**
   * The refusal is sent after a short pause: a client that heeds no Retry-After then cannot keep
   * the event loops busy with refusals.
   */
  private <T> CompletableFuture<T> turnedAway() {
    long pause = config.refusalPause().toMillis();
    return CompletableFuture.supplyAsync(
        () -> {
          throw overloaded(
              "This position needs a long sowing to be judged, and all workers for such are busy;"
                  + " try again shortly.");
        },
        CompletableFuture.delayedExecutor(pause, TimeUnit.MILLISECONDS, Runnable::run));
  }

  private <T> T answerAtLength(Function<Referee, T> question) {
    Referee referee = Referee.withLaps(config.workerLaps());
    try {
      T answer = question.apply(referee);
      metrics.handOff(SowingMetrics.HandOff.ANSWERED);
      return answer;
    } catch (LapLimitExceeded spent) {
      metrics.handOff(SowingMetrics.HandOff.GIVEN_UP);
      throw overloaded(
          "This position was not judged within "
              + config.workerLaps()
              + " laps, the most that one request may take here.");
    } finally {
      metrics.laps(referee.lapsSown());
    }
  }

  private static ProblemException overloaded(String detail) {
    return new ProblemException(Problem.of(ProblemType.OVERLOADED, detail))
        .header("Retry-After", "1");
  }

  void stop(@Observes ShutdownEvent event) {
    workers.stop();
  }
}
