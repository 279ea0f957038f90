package io.seedlap.solve;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.LongAdder;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Threads that share a sweep over a slice: each takes chunks of indices until none is left. All
 * writes of a sweep are visible to the next one.
 */
public final class SweepPool implements AutoCloseable {
  /** Processes chunks on one thread; every thread has its own instance. */
  public interface Sweep {
    /**
     * @param from first index
     * @param to one more than the last
     */
    void chunk(long from, long to);
  }

  private static final int CHUNK = 1 << 14;

  private final int threads;
  private final ExecutorService pool;
  private final LongAdder steps = new LongAdder();
  private volatile boolean stopped;

  /**
   * @param threads 1 or more; they have the lowest priority and do not keep the process alive
   */
  @SuppressWarnings("ThreadPriorityCheck") // a hint to be nice; nothing depends on it
  public SweepPool(int threads) {
    this.threads = threads;
    this.pool =
        Executors.newFixedThreadPool(
            threads,
            task -> {
              Thread thread = new Thread(task, "tables");
              thread.setDaemon(true);
              thread.setPriority(Thread.MIN_PRIORITY);
              return thread;
            });
  }

  /**
   * Sweeps over the indices 0 to size - 1.
   *
   * @throws CancellationException when the pool was closed
   * @throws IllegalStateException when a chunk failed; the pool can be used for other sweeps
   */
  public void sweep(long size, Supplier<? extends Sweep> sweeps) {
    AtomicLong next = new AtomicLong();
    List<Future<?>> running = new ArrayList<>(threads);
    for (int i = 0; i < threads; i++) {
      Sweep sweep = sweeps.get();
      try {
        running.add(pool.submit(() -> run(sweep, next, size)));
      } catch (RejectedExecutionException e) {
        throw (CancellationException) new CancellationException("stopped").initCause(e);
      }
    }
    Throwable failure = null;
    for (Future<?> future : running) {
      Throwable cause = await(future);
      if (cause != null) {
        failure = cause;
        next.set(size); // no thread takes another chunk
      }
    }
    if (stopped) {
      throw new CancellationException("stopped");
    }
    if (failure != null) {
      throw new IllegalStateException("a sweep failed", failure);
    }
  }

  /** Counts work done, for {@link #steps()}. */
  public void count(long done) {
    steps.add(done);
  }

  /**
   * Work done by now, in all slices together, in the steps of {@link
   * TableSolver#stepsPerPosition()}. An approximation: positions may stay without a value until the
   * end, and some passes may be repeated.
   */
  public long steps() {
    return steps.sum();
  }

  private void run(Sweep sweep, AtomicLong next, long size) {
    long from;
    while (!stopped && (from = next.getAndAdd(CHUNK)) < size) {
      sweep.chunk(from, Math.min(from + CHUNK, size));
    }
  }

  /** Waits; returns why the thread failed, or null. */
  private @Nullable Throwable await(Future<?> future) {
    try {
      future.get();
      return null;
    } catch (InterruptedException e) {
      stopped = true;
      Thread.currentThread().interrupt();
      throw new CancellationException("interrupted");
    } catch (ExecutionException e) {
      return e.getCause();
    }
  }

  /** Ends the sweep at the next chunk. */
  @Override
  public void close() {
    stopped = true;
    pool.shutdownNow();
  }
}
