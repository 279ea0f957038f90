package io.seedlap.matches;

import io.seedlap.database.Database;
import io.seedlap.engine.Level;
import io.seedlap.games.LinkedGames;
import io.seedlap.games.LinkedGames.Linked;
import jakarta.inject.Singleton;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.function.Function;
import java.util.stream.Collectors;

/** Reads matches. Runs on worker threads. */
@Singleton
class MatchStore {
  private final Database database;
  private final LinkedGames games;

  MatchStore(Database database, LinkedGames games) {
    this.database = database;
    this.games = games;
  }

  /**
   * @throws io.seedlap.web.ProblemException unknown-match
   */
  MatchJson.Full match(UUID id) {
    return database.transact(() -> full(find(id)));
  }

  /**
   * @throws io.seedlap.web.ProblemException unknown-match
   */
  void check(UUID id) {
    database.transact(() -> find(id));
  }

  /** The same as {@link #match} inside a transaction. */
  MatchJson.Full full(KeptMatch match) {
    Map<UUID, Linked> linked =
        games.all(match.id).stream().collect(Collectors.toMap(Linked::id, Function.identity()));
    List<KeptMatchGame> rows = KeptMatchGame.all(match.id);
    return new MatchJson.Full(
        match.id,
        linked.get(match.id).players(),
        match.target(),
        match.phase(),
        choice(match),
        match.bought(),
        match.winner(),
        match.reason(),
        rows.stream().map(row -> MatchJson.Game.of(row, linked.get(row.game))).toList(),
        match.version,
        match.createdAt,
        match.updatedAt);
  }

  /** What the match waits for, inside a transaction; null when it is for no choice. */
  Choice choice(KeptMatch match) {
    return match.phase() == Phase.BUYING || match.phase() == Phase.FILLING
        ? between(match).choice(match.phase(), match.bought())
        : null;
  }

  /** How well the engine plays whose choice it is, inside a transaction; null for a person's. */
  Level engine(KeptMatch match, Choice choice) {
    return choice == null ? null : games.get(match.id).players().level(choice.player());
  }

  /** The time after the last game, which is over, inside a transaction. */
  Between between(KeptMatch match) {
    List<KeptMatchGame> rows = KeptMatchGame.all(match.id);
    KeptMatchGame last = rows.get(rows.size() - 1);
    return new Between(last.totals(), games.get(last.game).start().turn().other(), match.target());
  }

  /** What a watcher has not seen yet. */
  Unseen unseen(UUID id, int after, int limit) {
    return database.transact(() -> new Unseen(find(id), KeptMatchEvent.after(id, after, limit)));
  }

  /**
   * @param match as it stands
   * @param events the next ones, not all perhaps
   */
  record Unseen(KeptMatch match, List<KeptMatchEvent> events) {}

  private static KeptMatch find(UUID id) {
    KeptMatch match = KeptMatch.findById(id);
    if (match == null) {
      throw MatchProblems.unknown();
    }
    return match;
  }
}
