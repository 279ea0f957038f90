package io.seedlap.retries;

import io.quarkus.scheduler.Scheduled;
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
      Instant oldest = Instant.now().minus(IdempotentRequest.RETENTION);
      long deleted = database.transact(() -> StoredResponseEntity.deleteOlderThan(oldest));
      LOG.debugf("%d stored responses purged", deleted);
    } catch (ProblemException e) {
      LOG.debug("Stored responses not purged; the next purge deletes them too", e);
    }
  }
}
