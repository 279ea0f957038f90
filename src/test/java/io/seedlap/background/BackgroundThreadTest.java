package io.seedlap.background;

import static org.awaitility.Awaitility.await;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.logging.Level;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

@Timeout(60)
class BackgroundThreadTest {
  private static final Backoff SHORT = new Backoff(Duration.ofMillis(1), Duration.ofMillis(2));

  static Stream<Throwable> throwables() {
    return Stream.of(
        new IllegalStateException(),
        new IOException(),
        new InternalError("a fault occurred in a recent unsafe memory access operation"),
        new StackOverflowError(),
        new OutOfMemoryError(),
        new NoClassDefFoundError(),
        new AssertionError());
  }

  @ParameterizedTest
  @MethodSource("throwables")
  void whateverAStepThrowsTheNextOneIsRun(Throwable fault) {
    AtomicInteger steps = new AtomicInteger();
    BackgroundThread thread =
        BackgroundThread.start(
            "test",
            () -> {
              if (steps.incrementAndGet() < 4) {
                throw sneaky(fault);
              }
              return false;
            },
            SHORT,
            new FailureLog("test"));
    await().until(() -> !thread.isAlive());
    assertEquals(4, steps.get());
  }

  /** Any throwable, where the compiler wants an exception. */
  private static <T extends Throwable> Exception sneaky(Throwable fault) throws T {
    @SuppressWarnings("unchecked")
    T any = (T) fault;
    throw any;
  }

  @Test
  void aFailureThatCannotBeReportedEndsNothing() {
    AtomicInteger steps = new AtomicInteger();
    FailureLog reporting =
        new FailureLog(
            "test",
            failure -> {
              throw new OutOfMemoryError();
            });
    BackgroundThread thread =
        BackgroundThread.start(
            "test",
            () -> {
              if (steps.incrementAndGet() < 3) {
                throw new StackOverflowError();
              }
              return false;
            },
            SHORT,
            reporting);
    await().until(() -> !thread.isAlive());
    assertEquals(3, steps.get());
  }

  @Test
  void aThreadThatIsStoppedInItsStepReportsNothing() throws InterruptedException {
    CountDownLatch begun = new CountDownLatch(1);
    try (LogRecords logged = LogRecords.of(FailureLog.class)) {
      BackgroundThread thread =
          BackgroundThread.start(
              "test",
              () -> {
                begun.countDown();
                new CountDownLatch(1).await();
                return true;
              },
              SHORT,
              new FailureLog("test"));
      begun.await();
      thread.stop();
      await().until(() -> !thread.isAlive());
      assertTrue(logged.atLeast(Level.INFO).isEmpty());
    }
  }

  @Test
  void aThreadThatIsStoppedInItsPauseEndsAtOnce() {
    AtomicInteger steps = new AtomicInteger();
    BackgroundThread thread =
        BackgroundThread.start(
            "test",
            () -> {
              steps.incrementAndGet();
              throw new IOException();
            },
            new Backoff(Duration.ofHours(1), Duration.ofHours(1)),
            new FailureLog("test"));
    await().until(() -> steps.get() > 0);
    thread.stop();
    await().until(() -> !thread.isAlive());
    assertEquals(1, steps.get());
  }
}
