package io.seedlap.execution;

import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;

/** A fixed number of threads with a bounded queue. */
public final class WorkerPool {
  private final ThreadPoolExecutor workers;

  /**
   * @param name of its threads
   * @param threads 1 or more
   * @param queue capacity of the queue, 1 or more
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
   * Runs the task on one of the threads.
   *
   * @return its result, or what it throws
   * @throws RejectedExecutionException when all threads are busy and the queue is full
   */
  public <T> CompletableFuture<T> submit(Supplier<T> work) {
    CompletableFuture<T> result = new CompletableFuture<>();
    workers.execute(
        () -> {
          try {
            result.complete(work.get());
          } catch (Throwable e) { // errors too must complete the future
            result.completeExceptionally(e);
          }
        });
    return result;
  }

  /** Stops the threads; queued tasks are not run. */
  public void stop() {
    workers.shutdownNow();
  }
}
