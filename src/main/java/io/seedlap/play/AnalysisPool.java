package io.seedlap.play;

import io.quarkus.runtime.ShutdownEvent;
import io.seedlap.engine.KeptTables;
import io.seedlap.rules.LapsSpent;
import io.seedlap.rules.Position;
import io.seedlap.solve.Analysis;
import io.seedlap.solve.Analyst;
import io.seedlap.web.Problem;
import io.seedlap.web.ProblemException;
import io.seedlap.web.ProblemType;
import io.smallrye.mutiny.Uni;
import io.smallrye.mutiny.subscription.UniEmitter;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;

/**
 * A few threads that analyse, each with its own memory. When all are busy and the queue is full the
 * caller is turned away at once.
 */
@ApplicationScoped
public class AnalysisPool {
  private final KeptTables tables;
  private final ThreadPoolExecutor workers;
  private final ThreadLocal<Analyst> analyst;
  private volatile boolean stopped;

  AnalysisPool(AnalysisConfig config, KeptTables tables) {
    this.tables = tables;
    this.analyst = ThreadLocal.withInitial(() -> new Analyst(config.memoryBits()));
    this.workers =
        new ThreadPoolExecutor(
            config.workers(),
            config.workers(),
            0,
            TimeUnit.SECONDS,
            new ArrayBlockingQueue<>(config.queue()),
            task -> {
              Thread thread = new Thread(task, "analysis");
              thread.setDaemon(true);
              return thread;
            });
  }

  /**
   * Analyses the position.
   *
   * @param gone whether nobody waits for the answer any more
   * @throws ProblemException overloaded, when all threads are busy and the queue is full, or a
   *     sowing is too long to be judged here
   */
  Uni<AnalysisAnswer> analyse(Position position, AnalysisLimits limits, BooleanSupplier gone) {
    return Uni.createFrom()
        .emitter(
            emitter -> {
              try {
                workers.execute(() -> answer(position, limits, gone, emitter));
              } catch (RejectedExecutionException full) {
                emitter.fail(overloaded("All workers that analyse are busy; try again shortly."));
              }
            });
  }

  private void answer(
      Position position,
      AnalysisLimits limits,
      BooleanSupplier gone,
      UniEmitter<? super AnalysisAnswer> emitter) {
    try {
      long begun = System.nanoTime();
      BooleanSupplier cancelled = () -> stopped || gone.getAsBoolean();
      Analysis analysis =
          analyst.get().analyse(position, tables.of(position.ruleset()), limits.limits(cancelled));
      long timeMs = (System.nanoTime() - begun) / 1_000_000;
      emitter.complete(AnalysisAnswer.of(analysis, timeMs));
    } catch (LapsSpent spent) {
      emitter.fail(
          overloaded("A sowing in this position is longer than an analysis may wait for."));
    } catch (RuntimeException e) {
      emitter.fail(e);
    }
  }

  private static ProblemException overloaded(String detail) {
    return new ProblemException(Problem.of(ProblemType.OVERLOADED, detail))
        .header("Retry-After", "1");
  }

  void stop(@Observes ShutdownEvent event) {
    stopped = true;
    workers.shutdownNow();
  }
}
