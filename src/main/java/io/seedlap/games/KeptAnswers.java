package io.seedlap.games;

import io.quarkus.scheduler.Scheduled;
import io.seedlap.database.Database;
import io.seedlap.web.ProblemException;
import jakarta.inject.Singleton;
import java.time.Instant;
import org.jboss.logging.Logger;

/** Forgets kept answers that are too old to be given again. */
@Singleton
class KeptAnswers {
  private static final Logger LOG = Logger.getLogger(KeptAnswers.class);

  private final Database database;

  KeptAnswers(Database database) {
    this.database = database;
  }

  @Scheduled(every = "{seedlap.idempotency.purge-every}", delayed = "1m")
  void purge() {
    if (!database.isOn()) {
      return;
    }
    try {
      long gone = database.transact(() -> KeptAnswer.purge(Instant.now().minus(Idempotency.KEPT)));
      LOG.debugf("%d kept answers purged", gone);
    } catch (ProblemException e) {
      LOG.debug("the next purge takes them too", e);
    }
  }
}
