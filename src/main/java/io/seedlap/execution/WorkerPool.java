package io.seedlap.execution;

import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;

/** A few threads for what takes long, and a short queue before them. */
public final class WorkerPool {
  private final ThreadPoolExecutor workers;

  /**
   * @param name of its threads
   * @param threads 1 or more
   * @param queue works that may wait for one, 1 or more
   */
  public WorkerPool(String name, int threads, int queue) {
    this.workers =
        new ThreadPoolExecutor(
            threads,
            threads,
            0,
            TimeUnit.SECONDS,
            new ArrayBlockingQueue<>(queue),
            task -> {
              Thread thread = new Thread(task, name);
              thread.setDaemon(true);
              return thread;
            });
  }

  /**
   * Does the work on one of the threads.
   *
   * @return what comes of it, or what it throws
   * @throws RejectedExecutionException at once, when all are busy and the queue is full
   */
  public <T> CompletableFuture<T> submit(Supplier<T> work) {
    CompletableFuture<T> result = new CompletableFuture<>();
    workers.execute(
        () -> {
          try {
            result.complete(work.get());
          } catch (Throwable e) { // whoever waits must hear of errors too
            result.completeExceptionally(e);
          }
        });
    return result;
  }

  /** Ends the threads; what waits is not done. */
  public void stop() {
    workers.shutdownNow();
  }
}
