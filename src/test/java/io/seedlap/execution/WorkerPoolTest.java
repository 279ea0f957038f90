package io.seedlap.execution;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class WorkerPoolTest {
  private final WorkerPool pool = new WorkerPool("test", 1, 1);

  @AfterEach
  void stop() {
    pool.stop();
  }

  static Stream<Error> errors() {
    return Stream.of(new InternalError(), new StackOverflowError(), new OutOfMemoryError());
  }

  @ParameterizedTest
  @MethodSource("errors")
  void aTaskThatEndsInAnErrorFailsByItselfAndTheThreadTakesTheNext(Error fault) {
    Supplier<Thread> failing =
        () -> {
          throw fault;
        };
    Thread before = pool.submit(Thread::currentThread).join();
    CompletableFuture<Thread> failed = pool.submit(failing);
    assertSame(fault, assertThrows(CompletionException.class, failed::join).getCause());
    assertEquals(before, pool.submit(Thread::currentThread).join());
  }
}
