package io.seedlap.matches;

import io.seedlap.database.Database;
import io.seedlap.engine.Level;
import io.seedlap.games.LinkedGames;
import io.seedlap.games.LinkedGames.LinkedGame;
import io.seedlap.rules.Player;
import jakarta.inject.Singleton;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.UUID;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
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

  /** Which of these are the ids of matches. */
  Set<UUID> matchesAmong(Collection<UUID> ids) {
    return database.transact(() -> Set.copyOf(MatchEntity.idsAmong(ids)));
  }

  /**
   * Those matches that have changed; not all of them perhaps.
   *
   * @param seen the version of each match that is known; 0 for none
   */
  List<MatchDto> newerThan(Map<UUID, Integer> seen, int limit) {
    return seen.isEmpty()
        ? List.of()
        : database.transact(
            () ->
                MatchEntity.all(seen.keySet()).stream()
                    .filter(match -> match.version > seen.getOrDefault(match.id, 0))
                    .limit(limit)
                    .map(this::dto)
                    .toList());
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
    List<MatchGameEntity> rows = MatchGameEntity.lastOnes(match.id, MAX_GAMES);
    Map<UUID, LinkedGame> linked =
        linked(rows, Stream.of(match.id)); // whose players are all games'
    return new MatchDto(
        match.id,
        Objects.requireNonNull(linked.get(match.id)).players(),
        match.target(),
        match.phase(),
        choice(match),
        match.bought(),
        match.winner(),
        match.reason(),
        games(rows, linked),
        rows.get(rows.size() - 1).number,
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
          List<MatchGameEntity> rows = MatchGameEntity.page(id, range.from(), range.limit());
          List<MatchGameDto> page = games(rows, linked(rows, Stream.empty()));
          int next = range.from() + page.size();
          return new MatchGamesDto(page, !page.isEmpty() && next <= count ? next : null);
        });
  }

  /** The games of these rows, and some more, by their ids. */
  private Map<UUID, LinkedGame> linked(List<MatchGameEntity> rows, Stream<UUID> more) {
    List<UUID> ids = Stream.concat(rows.stream().map(row -> row.game), more).toList();
    return games.get(ids).stream().collect(Collectors.toMap(LinkedGame::id, Function.identity()));
  }

  private static List<MatchGameDto> games(
      List<MatchGameEntity> rows, Map<UUID, LinkedGame> linked) {
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
