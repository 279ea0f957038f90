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

  private final Database database;
  private final FailureLog failures =
      new FailureLog("stored-response-purge", ProblemException.class::isInstance);

  StoredResponsePurge(Database database) {
    this.database = database;
  }

  /** Runs on a schedule; a purge that fails is made up for by the next. */
  @Scheduled(every = "{seedlap.idempotency.purge-every}", delayed = "1m")
  public void purge() {
    if (!database.isOn()) {
      return;
    }
    try {
      Instant oldest = IdempotentRequest.oldest(Instant.now());
      int deleted =
          database.execute(connection -> StoredResponse.deleteOlderThan(connection, oldest));
      LOG.debugf("%d stored responses purged", deleted);
      failures.succeeded();
    } catch (Throwable e) {
      failures.failed(e);
    }
  }
}
