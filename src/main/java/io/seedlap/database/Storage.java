package io.seedlap.database;

import io.quarkus.runtime.ShutdownEvent;
import io.quarkus.runtime.StartupEvent;
import io.seedlap.background.BackgroundThread;
import io.seedlap.background.Backoff;
import io.seedlap.background.FailureLog;
import io.seedlap.web.Problem;
import io.seedlap.web.ProblemException;
import io.seedlap.web.ProblemType;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import java.nio.file.Path;
import java.time.Duration;
import org.jboss.logging.Logger;
import org.jspecify.annotations.Nullable;

/**
 * Whether the database has room to write. A PostgreSQL that cannot write its log stops altogether,
 * and nothing can be read then; so of the embedded one the disk is looked at, and what would be
 * written is refused while there is still a reserve. An external one says so itself, statement by
 * statement (SQLSTATE 53100).
 */
@ApplicationScoped
public class Storage {
  private static final Logger LOG = Logger.getLogger(Storage.class);
  private static final long LOOK_NANOS = Duration.ofMillis(100).toNanos();

  /** After a statement that found no room; others may find some. */
  private static final long FAILED_NANOS = Duration.ofSeconds(10).toNanos();

  private static final long WATCH_MILLIS = 1_000;
  private static final Backoff PAUSES = new Backoff(Duration.ofSeconds(1), Duration.ofSeconds(30));

  private static final String RETRY_SECONDS = "5";
  private static final int MEBIBYTE = 1 << 20;

  private final long reserve;
  private volatile boolean low;
  private volatile long looked;
  private volatile boolean failed;
  private volatile long failedAt;
  private volatile boolean said;
  private final FailureLog failures = new FailureLog("storage-watch");
  private volatile @Nullable BackgroundThread watch;

  Storage(StorageConfig config) {
    this.reserve = config.reserve().asLongValue();
    this.looked = System.nanoTime() - LOOK_NANOS;
  }

  /** Whether nothing may be written, so that the reserve is left. */
  boolean isRefused() {
    long now = System.nanoTime();
    if (now - looked >= LOOK_NANOS) {
      looked = now;
      Path folder = Launcher.embeddedFolder();
      low = folder != null && folder.toFile().getUsableSpace() < reserve;
    }
    return low;
  }

  /** Whether nothing can be written just now, as far as is known. */
  boolean isFull() {
    return isRefused() || (failed && System.nanoTime() - failedAt < FAILED_NANOS);
  }

  /** A statement has failed for want of room. */
  void failed(String reason) {
    failedAt = System.nanoTime();
    failed = true;
    say(true, reason);
  }

  void start(@Observes StartupEvent event) {
    watch = BackgroundThread.start("storage-watch", this::waitAndLook, PAUSES, failures);
  }

  void stop(@Observes ShutdownEvent event) {
    if (watch != null) {
      watch.stop();
    }
  }

  /** Says once when room is short, and once when there is some again. */
  private boolean waitAndLook() throws InterruptedException {
    Thread.sleep(WATCH_MILLIS);
    boolean full = isFull();
    say(full, "less than " + reserve / MEBIBYTE + " MiB are free on its disk");
    if (!full) {
      failed = false;
    }
    return true;
  }

  private synchronized void say(boolean full, String reason) {
    if (full && !said) {
      LOG.warnf("The database has no room, and games can be read only: %s", reason);
    } else if (!full && said) {
      LOG.info("The database has room again");
    }
    said = full;
  }

  /** The answer to what would be written. */
  static ProblemException refusal() {
    return new ProblemException(Problem.of(ProblemType.STORAGE_FULL))
        .header("Retry-After", RETRY_SECONDS);
  }
}
