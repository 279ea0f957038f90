package io.seedlap.cli;

import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;

/** Runs work that calls itself as often as a game has plies, many thousand times. */
final class LargeStack {
  private static final long BYTES = 1L << 29;

  private LargeStack() {}

  /** The result of the work; fails as the work does. */
  static <T> T call(Callable<T> work) throws Exception {
    FutureTask<T> task = new FutureTask<>(work);
    Thread thread = new Thread(null, task, "large-stack", BYTES);
    thread.setDaemon(true);
    thread.start();
    try {
      return task.get();
    } catch (ExecutionException e) {
      if (e.getCause() instanceof Exception failure) {
        throw failure;
      }
      throw e;
    }
  }
}
