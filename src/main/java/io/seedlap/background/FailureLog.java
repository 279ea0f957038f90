package io.seedlap.background;

import io.micrometer.core.instrument.Counter;
import io.micrometer.core.instrument.Metrics;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Predicate;
import org.jboss.logging.Logger;

/**
 * The failures of one background task: counted in {@code seedlap.background.failures}, by task; the
 * first in a row is logged, those that follow it at debug level. Thread-safe.
 */
public final class FailureLog {
  private static final Logger LOG = Logger.getLogger(FailureLog.class);

  private final String task;
  private final Predicate<Throwable> outage;
  private final Counter counter;
  private final AtomicInteger inARow = new AtomicInteger();

  /** Logs failures as errors. */
  public FailureLog(String task) {
    this(task, failure -> false);
  }

  /**
   * @param task its name in the log and the metric
   * @param outage whether a failure is one of something that this process depends on, such as the
   *     database: that is logged as a warning, without a stack trace
   */
  public FailureLog(String task, Predicate<Throwable> outage) {
    this.task = task;
    this.outage = outage;
    this.counter = Metrics.counter("seedlap.background.failures", "task", task);
  }

  /**
   * The task has failed.
   *
   * @return failures in a row, this one included
   */
  public int failed(Throwable failure) {
    int failures = inARow.incrementAndGet();
    counter.increment();
    if (failures > 1) {
      LOG.debugf(failure, "%s has failed %d times in a row", task, failures);
    } else if (outage.test(failure)) {
      LOG.warnf("%s fails for now: %s", task, firstLine(failure));
    } else {
      LOG.errorf(failure, "%s has failed; further failures are logged at debug level", task);
    }
    return failures;
  }

  /** The task has succeeded; its next failure is the first in a row. */
  public void succeeded() {
    if (inARow.get() > 0 && inARow.getAndSet(0) > 0) {
      LOG.infof("%s works again", task);
    }
  }

  private static String firstLine(Throwable failure) {
    String message = failure.getMessage();
    return message == null || message.isBlank()
        ? failure.getClass().getSimpleName()
        : message.strip().lines().findFirst().orElseThrow();
  }
}
