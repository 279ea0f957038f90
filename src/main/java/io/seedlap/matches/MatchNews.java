package io.seedlap.matches;

import io.seedlap.games.LinkedGames;
import jakarta.enterprise.event.Observes;
import jakarta.enterprise.event.TransactionPhase;
import jakarta.inject.Singleton;

/** Tells the watchers of a match of every change, when it is committed. */
@Singleton
class MatchNews {
  private final LinkedGames games;

  MatchNews(LinkedGames games) {
    this.games = games;
  }

  void tell(@Observes(during = TransactionPhase.AFTER_SUCCESS) MatchChanged change) {
    games.tell(change.id());
  }
}
