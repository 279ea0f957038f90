package io.seedlap.play;

import io.seedlap.connections.BodyWait;
import java.time.Duration;

/**
 * Limits how long a client may take for the next line of a batch, and for the whole batch. Only the
 * time in which the server waits for it counts.
 */
final class LineTimer {
  private final BodyWait wait;
  private final long lineNanos;
  private final long end;
  private long waited;

  LineTimer(BodyWait wait, Duration line, Duration batch) {
    this.wait = wait;
    this.lineNanos = line.toNanos();
    this.end = System.nanoTime() + batch.toNanos();
  }

  /** The reader begins to wait for more of the line. */
  void begin() {
    long now = System.nanoTime();
    wait.begin(now + Math.min(lineNanos - waited, end - now));
    waited -= now;
  }

  /** The reader has got more. */
  void end() {
    waited += System.nanoTime();
    wait.end();
  }

  /** There is a line; for the next one the time begins anew. */
  void reset() {
    waited = 0;
  }
}
