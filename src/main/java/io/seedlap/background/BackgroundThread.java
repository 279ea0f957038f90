package io.seedlap.background;

/**
 * A daemon thread that repeats a step until it is stopped or the step says that it is done.
 * Whatever a step throws, errors of the virtual machine included, ends that step only: it is
 * reported to the {@link FailureLog}, and the step is repeated after a pause.
 */
public final class BackgroundThread {
  private final Step step;
  private final Backoff backoff;
  private final FailureLog failures;
  private final Thread thread;
  private volatile boolean stopped;

  /** What is repeated. */
  @FunctionalInterface
  public interface Step {
    /**
     * @return whether to go on
     */
    boolean run() throws Exception;
  }

  private BackgroundThread(String name, Step step, Backoff backoff, FailureLog failures) {
    this.step = step;
    this.backoff = backoff;
    this.failures = failures;
    this.thread = new Thread(this::run, name);
    thread.setDaemon(true);
  }

  /**
   * Starts a thread.
   *
   * @param backoff the pauses after steps that fail
   */
  public static BackgroundThread start(
      String name, Step step, Backoff backoff, FailureLog failures) {
    BackgroundThread started = new BackgroundThread(name, step, backoff, failures);
    started.thread.start();
    return started;
  }

  /** Interrupts the step under way, after which there is no other. Returns at once. */
  public void stop() {
    stopped = true;
    thread.interrupt();
  }

  /** Whether the thread has not ended. */
  public boolean isAlive() {
    return thread.isAlive();
  }

  private void run() {
    boolean more = true;
    while (more && !stopped) {
      try {
        more = step.run();
        failures.succeeded();
      } catch (Throwable e) { // an OutOfMemoryError, say, may pass
        recover(e);
      }
    }
  }

  /** Reporting may fail by the same lack of memory or stack; the pause is kept all the same. */
  @SuppressWarnings("ThreadPriorityCheck") // what is left to do where not even sleep works
  private void recover(Throwable failure) {
    if (stopped) {
      return;
    }
    int inARow = 1;
    try {
      inARow = failures.failed(failure);
    } catch (Throwable unreported) {
      // nothing more can be done about it
    }
    try {
      Thread.sleep(backoff.after(inARow).toMillis());
    } catch (InterruptedException e) {
      // stopped, which the loop sees
    } catch (Throwable unslept) {
      Thread.yield();
    }
  }
}
