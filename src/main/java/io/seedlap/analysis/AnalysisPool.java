package io.seedlap.analysis;

import io.micrometer.core.instrument.MeterRegistry;
import io.quarkus.runtime.ShutdownEvent;
import io.seedlap.clients.ClientShares;
import io.seedlap.clients.Quota;
import io.seedlap.clients.RateLimits;
import io.seedlap.engine.TableRegistry;
import io.seedlap.execution.WorkerPool;
import io.seedlap.rules.LapLimitExceeded;
import io.seedlap.rules.Position;
import io.seedlap.rules.Ruleset;
import io.seedlap.solve.Analysis;
import io.seedlap.solve.Analyst;
import io.seedlap.solve.Limits;
import io.seedlap.web.ProblemException;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import java.time.LocalDate;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import java.util.function.Function;

/**
 * A fixed number of threads that analyse, each with its own transposition table. When all are busy
 * and the queue is full a request is refused at once.
 */
@ApplicationScoped
public class AnalysisPool {
  private final TableRegistry tables;
  private final RateLimits rates;
  private final MeterRegistry meters;
  private final WorkerPool workers;
  private final ClientShares shares;
  private final ThreadLocal<Analyst> analyst;
  private volatile boolean stopped;

  AnalysisPool(
      AnalysisConfig config, TableRegistry tables, RateLimits rates, MeterRegistry meters) {
    this.tables = tables;
    this.rates = rates;
    this.meters = meters;
    this.analyst = ThreadLocal.withInitial(() -> new Analyst(config.memoryBits()));
    this.workers = new WorkerPool("analysis", config.workers(), config.queue());
    this.shares = ClientShares.halves(config.workers() + config.queue(), "analyses");
  }

  /**
   * Analyses the position.
   *
   * @param disconnected whether the client has disconnected
   * @return fails with overloaded, when all threads are busy and the queue is full, or a sowing is
   *     too long to be judged here; with rate-limited, when the client of the current request has
   *     had its analyses, or has half of what there may be under way
   */
  public CompletionStage<AnalysisDto> analyse(
      Position position, AnalysisLimitsDto limits, BooleanSupplier disconnected) {
    try {
      return submit(position, limits, disconnected);
    } catch (ProblemException refused) {
      return CompletableFuture.failedFuture(refused);
    }
  }

  /**
   * The same for a caller who can wait and try again.
   *
   * @throws ProblemException overloaded or rate-limited, before anything is analysed
   */
  public CompletableFuture<AnalysisDto> submit(
      Position position, AnalysisLimitsDto limits, BooleanSupplier disconnected) {
    return compute(disconnected, cancelled -> answer(position, limits.limits(cancelled)));
  }

  /**
   * The puzzle of a date, which counts as one analysis.
   *
   * @param disconnected whether the client has disconnected
   * @throws ProblemException overloaded or rate-limited, before anything is analysed
   */
  CompletableFuture<PuzzleFinder.Puzzle> puzzle(
      Ruleset ruleset, LocalDate date, BooleanSupplier disconnected) {
    return compute(
        disconnected,
        cancelled ->
            new PuzzleFinder(ruleset, analyst.get(), tables.of(ruleset), cancelled).find(date));
  }

  private <T> CompletableFuture<T> compute(
      BooleanSupplier disconnected, Function<BooleanSupplier, T> computation) {
    rates.count(Quota.ANALYSES);
    Runnable leave = rates.enter(shares);
    try {
      return workers.submit(
          () -> {
            try {
              return computation.apply(() -> stopped || disconnected.getAsBoolean());
            } finally {
              leave.run();
            }
          });
    } catch (RejectedExecutionException full) {
      leave.run();
      throw ProblemException.overloaded("All workers for analyses are busy; try again shortly.");
    }
  }

  private AnalysisDto answer(Position position, Limits limits) {
    try {
      long begun = System.nanoTime();
      Analysis analysis = analyst.get().analyse(position, tables.of(position.ruleset()), limits);
      long nanos = System.nanoTime() - begun;
      meters
          .timer("seedlap.analyses", "exact", Boolean.toString(analysis.value().exact()))
          .record(nanos, TimeUnit.NANOSECONDS);
      long timeMs = TimeUnit.NANOSECONDS.toMillis(nanos);
      return AnalysisDto.of(analysis, timeMs);
    } catch (LapLimitExceeded e) {
      throw ProblemException.overloaded(
          "A sowing in this position has more laps than an analysis may sow.");
    }
  }

  void stop(@Observes ShutdownEvent event) {
    stopped = true;
    workers.stop();
  }
}
