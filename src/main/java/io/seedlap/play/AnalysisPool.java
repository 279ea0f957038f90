package io.seedlap.play;

import io.quarkus.runtime.ShutdownEvent;
import io.seedlap.engine.TableRegistry;
import io.seedlap.execution.WorkerPool;
import io.seedlap.rules.LapLimitExceeded;
import io.seedlap.rules.Position;
import io.seedlap.solve.Analysis;
import io.seedlap.solve.Analyst;
import io.seedlap.web.Problem;
import io.seedlap.web.ProblemException;
import io.seedlap.web.ProblemType;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.RejectedExecutionException;
import java.util.function.BooleanSupplier;

/**
 * A few threads that analyse, each with its own memory. When all are busy and the queue is full the
 * caller is turned away at once.
 */
@ApplicationScoped
public class AnalysisPool {
  private final TableRegistry tables;
  private final WorkerPool workers;
  private final ThreadLocal<Analyst> analyst;
  private volatile boolean stopped;

  AnalysisPool(AnalysisConfig config, TableRegistry tables) {
    this.tables = tables;
    this.analyst = ThreadLocal.withInitial(() -> new Analyst(config.memoryBits()));
    this.workers = new WorkerPool("analysis", config.workers(), config.queue());
  }

  /**
   * Analyses the position.
   *
   * @param gone whether nobody waits for the answer any more
   * @return fails with overloaded, when all threads are busy and the queue is full, or a sowing is
   *     too long to be judged here
   */
  CompletionStage<AnalysisAnswer> analyse(
      Position position, AnalysisLimits limits, BooleanSupplier gone) {
    try {
      return workers.submit(() -> answer(position, limits, gone));
    } catch (RejectedExecutionException full) {
      return CompletableFuture.failedFuture(
          overloaded("All workers that analyse are busy; try again shortly."));
    }
  }

  private AnalysisAnswer answer(Position position, AnalysisLimits limits, BooleanSupplier gone) {
    try {
      long begun = System.nanoTime();
      BooleanSupplier cancelled = () -> stopped || gone.getAsBoolean();
      Analysis analysis =
          analyst.get().analyse(position, tables.of(position.ruleset()), limits.limits(cancelled));
      long timeMs = (System.nanoTime() - begun) / 1_000_000;
      return AnalysisAnswer.of(analysis, timeMs);
    } catch (LapLimitExceeded spent) {
      throw overloaded("A sowing in this position is longer than an analysis may wait for.");
    }
  }

  private static ProblemException overloaded(String detail) {
    return new ProblemException(Problem.of(ProblemType.OVERLOADED, detail))
        .header("Retry-After", "1");
  }

  void stop(@Observes ShutdownEvent event) {
    stopped = true;
    workers.stop();
  }
}
