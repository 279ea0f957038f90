package io.seedlap.analysis;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import io.seedlap.clients.Rates;
import io.seedlap.engine.TableRegistry;
import io.seedlap.engine.TablesConfig;
import io.seedlap.rules.Position;
import io.seedlap.rules.Ruleset;
import io.seedlap.web.ProblemException;
import java.nio.file.Path;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CountDownLatch;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class AnalysisPoolTest {
  private static final Position START = Ruleset.named("adji-kui-ii").orElseThrow().start();
  private static final AnalysisLimitsDto LONG = new AnalysisLimitsDto(10_000, null, null);

  @TempDir Path directory;

  @Test
  void whoComesWhenAllAreBusyIsTurnedAwayAndWhoIsGoneIsNotSearchedForAnyMore() throws Exception {
    AnalysisPool pool =
        new AnalysisPool(
            config(), new TableRegistry(tables()), Rates.unlimited(), new SimpleMeterRegistry());
    CountDownLatch searching = new CountDownLatch(1);
    CountDownLatch leave = new CountDownLatch(1);
    CompletableFuture<AnalysisDto> first =
        submit(
            pool,
            () -> {
              searching.countDown();
              return await(leave);
            });
    searching.await();
    CompletableFuture<AnalysisDto> waiting = submit(pool, () -> true);
    CompletableFuture<AnalysisDto> tooMany = submit(pool, () -> true);

    CompletionException refused = assertThrows(CompletionException.class, tooMany::join);
    ProblemException problem = assertInstanceOf(ProblemException.class, refused.getCause());
    assertEquals("overloaded", problem.problem().code());

    leave.countDown();
    assertFalse(first.join().exact());
    assertFalse(waiting.join().exact());
    pool.stop(null);
  }

  /** Waits, then returns that the client has disconnected. */
  private static boolean await(CountDownLatch leave) {
    try {
      leave.await();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    return true;
  }

  private static CompletableFuture<AnalysisDto> submit(AnalysisPool pool, BooleanSupplier gone) {
    return pool.analyse(START, LONG, gone).toCompletableFuture();
  }

  private static AnalysisConfig config() {
    return new AnalysisConfig() {
      @Override
      public int workers() {
        return 1;
      }

      @Override
      public int queue() {
        return 1;
      }

      @Override
      public int memoryBits() {
        return 10;
      }
    };
  }

  private TablesConfig tables() {
    return new TablesConfig(directory, 1, false, ruleset -> 0, 0);
  }
}
