package io.seedlap.execution;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import io.seedlap.clients.Rates;
import io.seedlap.rules.LegalMoves;
import io.seedlap.rules.Position;
import io.seedlap.rules.Referee;
import io.seedlap.rules.Ruleset;
import io.seedlap.web.ProblemException;
import io.seedlap.web.ProblemType;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.CountDownLatch;
import java.util.function.Function;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** Eight laps at once, a thousand on a worker; one worker, and one who may wait for it. */
class SowingExecutorTest {
  private static final Position START = Ruleset.named("adji-kui-ii").orElseThrow().start();
  private static final long LAPS_AT_ONCE = 8;
  private static final long LAPS_AT_LENGTH = 1_000;

  private final SowingExecutor sowings =
      new SowingExecutor(config(), new SowingMetrics(new SimpleMeterRegistry()), Rates.unlimited());

  @AfterEach
  void stop() {
    sowings.stop(null);
  }

  @Test
  void whatTakesFewLapsIsAnsweredAtOnceByTheThreadThatAsks() {
    CompletionStage<Thread> answer = sowings.compute(referee -> Thread.currentThread());
    assertEquals(Thread.currentThread(), answer.toCompletableFuture().getNow(null));
  }

  @Test
  void whatTakesManyLapsIsAnsweredByAWorker() {
    Function<Referee, Thread> question =
        referee -> {
          judgeAll(referee);
          return Thread.currentThread();
        };
    assertEquals(Optional.empty(), sowings.tryOnCaller(question));
    assertNotEquals(Thread.currentThread(), sowings.computeBlocking(question));
    Thread worker = sowings.compute(question).toCompletableFuture().join();
    assertNotEquals(Thread.currentThread(), worker);
  }

  @Test
  void whatAQuestionThrowsOnAWorkerReachesWhoAsked() {
    Function<Referee, String> question =
        referee -> {
          judgeAll(referee);
          throw new ProblemException(ProblemType.ILLEGAL_MOVE);
        };
    assertCode(
        "illegal-move",
        assertThrows(ProblemException.class, () -> sowings.computeBlocking(question)));
    assertCode("illegal-move", failure(sowings.compute(question)));
  }

  @Test
  void whatTakesMoreLapsThanAllowedIsGivenUpAndNotDecided() {
    Function<Referee, LegalMoves> question =
        referee -> {
          while (true) {
            judgeAll(referee);
          }
        };
    assertCode("overloaded", failure(sowings.compute(question)));
  }

  @Test
  void whoComesWhenTheWorkerIsBusyAndAnotherWaitsIsTurnedAwayForASecond() throws Exception {
    CountDownLatch busy = new CountDownLatch(1);
    CountDownLatch leave = new CountDownLatch(1);
    CompletableFuture<String> first = sowings.compute(at(busy, leave)).toCompletableFuture();
    busy.await();
    CompletableFuture<String> waiting =
        sowings.compute(SowingExecutorTest::judgeAll).toCompletableFuture();

    ProblemException refused = failure(sowings.compute(SowingExecutorTest::judgeAll));
    assertCode("overloaded", refused);
    assertEquals("1", refused.headers().get("Retry-After"));
    assertCode(
        "overloaded",
        assertThrows(
            ProblemException.class, () -> sowings.computeBlocking(SowingExecutorTest::judgeAll)));
    assertFalse(waiting.isDone());

    leave.countDown();
    assertEquals("judged", first.join());
    assertEquals("judged", waiting.join());
  }

  /** A computation that needs a worker, and occupies it until the latch is released. */
  private static Function<Referee, String> at(CountDownLatch busy, CountDownLatch leave) {
    return referee -> {
      String judged = judgeAll(referee);
      busy.countDown();
      try {
        leave.await();
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
      }
      return judged;
    };
  }

  /** Takes more than {@link #LAPS_AT_ONCE}. */
  private static String judgeAll(Referee referee) {
    referee.legalMoves(START);
    assertTrue(referee.lapsSown() > LAPS_AT_ONCE);
    return "judged";
  }

  private static ProblemException failure(CompletionStage<?> answer) {
    CompletionException failure =
        assertThrows(CompletionException.class, () -> answer.toCompletableFuture().join());
    return assertInstanceOf(ProblemException.class, failure.getCause());
  }

  private static void assertCode(String code, ProblemException thrown) {
    assertEquals(code, thrown.problem().code());
  }

  private static SowingConfig config() {
    return new SowingConfig() {
      @Override
      public long loopLaps() {
        return LAPS_AT_ONCE;
      }

      @Override
      public long workerLaps() {
        return LAPS_AT_LENGTH;
      }

      @Override
      public int workers() {
        return 1;
      }

      @Override
      public int queue() {
        return 1;
      }

      @Override
      public Duration refusalPause() {
        return Duration.ofMillis(1);
      }
    };
  }
}
