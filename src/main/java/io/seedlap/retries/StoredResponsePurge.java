package io.seedlap.retries;

import io.quarkus.scheduler.Scheduled;
import io.seedlap.background.FailureLog;
import io.seedlap.database.Database;
import io.seedlap.web.ProblemException;
import jakarta.inject.Singleton;
import java.time.Instant;
import org.jboss.logging.Logger;

/** Deletes stored responses that are too old to be sent again. */
@Singleton
public class StoredResponsePurge {
  private static final Logger LOG = Logger.getLogger(StoredResponsePurge.class);

  /** In one statement, which then takes no more time than a statement may. */
  private static final int BATCH = 1_000;

  private final Database database;
  private final FailureLog failures =
      new FailureLog("stored-response-purge", ProblemException.class::isInstance);

  StoredResponsePurge(Database database) {
    this.database = database;
  }

  /** Runs on a schedule; a purge that fails is made up for by the next. */
  @Scheduled(every = "{seedlap.idempotency.purge-every}", delayed = "1m")
  public void purge() {
    if (!database.isWritable()) {
      return;
    }
    try {
      Instant oldest = IdempotentRequest.oldest(Instant.now());
      int all = 0;
      int deleted = BATCH;
      while (deleted == BATCH) {
        deleted =
            database.execute(
                connection -> StoredResponse.deleteOlderThan(connection, oldest, BATCH));
        all += deleted;
      }
      LOG.debugf("%d stored responses purged", all);
      failures.succeeded();
    } catch (Throwable e) {
      failures.failed(e);
    }
  }
}
