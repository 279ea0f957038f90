package io.seedlap.matches;

import io.seedlap.database.Database;
import io.seedlap.engine.Level;
import io.seedlap.games.LinkedGames;
import io.seedlap.games.LinkedGames.LinkedGame;
import io.seedlap.rules.Player;
import jakarta.inject.Singleton;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.UUID;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Reads matches. Runs on worker threads. */
@Singleton
class MatchStore {
  /** A match shows so many of its games, the last ones. */
  private static final int MAX_GAMES = 100;

  private final Database database;
  private final LinkedGames games;

  MatchStore(Database database, LinkedGames games) {
    this.database = database;
    this.games = games;
  }

  /**
   * @throws io.seedlap.web.ProblemException unknown-match
   */
  MatchDto match(UUID id) {
    return database.transact(() -> dto(find(id)));
  }

  /**
   * @throws io.seedlap.web.ProblemException unknown-match
   */
  void requireMatch(UUID id) {
    version(id);
  }

  /**
   * The version of a match, which is the id of its last event.
   *
   * @throws io.seedlap.web.ProblemException unknown-match
   */
  int version(UUID id) {
    return database.transact(() -> find(id)).version;
  }

  /** The match and the events that follow one. */
  MatchProgress progress(UUID id, int afterSeq, int limit) {
    return database.transact(
        () -> new MatchProgress(find(id), MatchEventEntity.after(id, afterSeq, limit)));
  }

  /**
   * A match and some of its events.
   *
   * @param events in order; not all up to the last perhaps
   */
  record MatchProgress(MatchEntity match, List<MatchEventEntity> events) {}

  /** The match in full, in the caller's transaction. */
  MatchDto dto(MatchEntity match) {
    int count = MatchGameEntity.last(match.id).number;
    List<MatchGameDto> shown = games(match.id, Math.max(1, count - MAX_GAMES + 1), MAX_GAMES);
    return new MatchDto(
        match.id,
        games.get(match.id).players(),
        match.target(),
        match.phase(),
        choice(match),
        match.bought(),
        match.winner(),
        match.reason(),
        shown,
        count,
        match.version,
        match.createdAt,
        match.updatedAt);
  }

  /**
   * A page of the games of a match.
   *
   * @throws io.seedlap.web.ProblemException unknown-match
   */
  MatchGamesDto games(UUID id, MatchGamesDto.Range range) {
    return database.transact(
        () -> {
          int count = MatchGameEntity.last(find(id).id).number;
          List<MatchGameDto> page = games(id, range.from(), range.limit());
          int next = range.from() + page.size();
          return new MatchGamesDto(page, !page.isEmpty() && next <= count ? next : null);
        });
  }

  private List<MatchGameDto> games(UUID match, int from, int limit) {
    List<MatchGameEntity> rows = MatchGameEntity.page(match, from, limit);
    Map<UUID, LinkedGame> linked =
        games.get(rows.stream().map(row -> row.game).toList()).stream()
            .collect(Collectors.toMap(LinkedGame::id, Function.identity()));
    return rows.stream()
        .map(row -> MatchGameDto.of(row, Objects.requireNonNull(linked.get(row.game))))
        .toList();
  }

  /** The choice that the match awaits, in the caller's transaction; null when it awaits none. */
  @Nullable PendingChoice choice(MatchEntity match) {
    return match.phase() == MatchPhase.BUYING || match.phase() == MatchPhase.FILLING
        ? progression(match).choice(match.phase(), match.bought())
        : null;
  }

  /**
   * The level of the engine that is to choose, in the caller's transaction; null when a person is.
   *
   * @param choice null for none
   */
  @Nullable Level engine(MatchEntity match, @Nullable PendingChoice choice) {
    return choice == null ? null : games.get(match.id).players().level(choice.player());
  }

  /** How the match goes on after its last game, which is over, in the caller's transaction. */
  MatchProgression progression(MatchEntity match) {
    MatchGameEntity last = MatchGameEntity.last(match.id);
    Player starter = games.get(last.game).start().turn().other();
    return new MatchProgression(Objects.requireNonNull(last.totals()), starter, match.target());
  }

  private static MatchEntity find(UUID id) {
    MatchEntity match = MatchEntity.findById(id);
    if (match == null) {
      throw MatchProblems.unknown();
    }
    return match;
  }
}
