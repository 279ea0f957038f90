package io.seedlap.games;

import io.seedlap.database.Database;
import io.seedlap.database.Parameters;
import io.seedlap.games.PlyDto.GameLogDto;
import jakarta.inject.Singleton;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/**
 * Reads kept games, each method by one statement: in the caller's transaction, or in none. Runs on
 * worker threads.
 */
@Singleton
class GameStore {
  private static final String GAME = "select " + StoredGame.COLUMNS + " from game g where g.id = ?";

  private static final String IN_PLAY =
      "select " + GameInPlay.COLUMNS + " from game g where g.id = ?";

  private static final String GAMES =
      "select " + StoredGame.COLUMNS + " from game g where g.id = any (?)";

  private static final String NEWER =
      "select "
          + StoredGame.COLUMNS
          + " from unnest(?, ?) as seen (id, version) join game g on g.id = seen.id"
          + " where g.version > seen.version limit ?";

  private static final String PROGRESS =
      """
      select %s, %s
      from game g
      left join lateral (
        select * from ply where game_id = g.id and ply.ply > ? order by ply.ply limit ?) p on true
      where g.id = ?
      order by p.ply
      """
          .formatted(StoredGame.COLUMNS, StoredPly.COLUMNS);

  private final Database database;

  GameStore(Database database) {
    this.database = database;
  }

  /**
   * @throws io.seedlap.web.ProblemException unknown-game
   */
  StoredGame game(UUID id) {
    return database.execute(
        connection -> {
          try (PreparedStatement statement = connection.prepareStatement(GAME)) {
            new Parameters(statement).id(id);
            try (ResultSet row = statement.executeQuery()) {
              return found(row.next() ? StoredGame.read(row) : null);
            }
          }
        });
  }

  /**
   * The game whose seats play this one, which may be itself.
   *
   * @throws io.seedlap.web.ProblemException unknown-game
   */
  UUID seatsOf(UUID id) {
    return game(id).seats();
  }

  /**
   * A game, and what judging a move needs of its log.
   *
   * @throws io.seedlap.web.ProblemException unknown-game
   */
  GameInPlay inPlay(UUID id) {
    return database.execute(
        connection -> {
          try (PreparedStatement statement = connection.prepareStatement(IN_PLAY)) {
            new Parameters(statement).id(id);
            try (ResultSet row = statement.executeQuery()) {
              return found(row.next() ? GameInPlay.read(row) : null);
            }
          }
        });
  }

  /** These games, in any order. */
  List<StoredGame> games(List<UUID> ids) {
    return database.execute(
        connection -> {
          try (PreparedStatement statement = connection.prepareStatement(GAMES)) {
            new Parameters(statement).ids(ids);
            return games(statement);
          }
        });
  }

  /**
   * Those games that have changed, in any order; not all of them perhaps.
   *
   * @param seen the version of each game that is known
   */
  List<StoredGame> newerThan(Map<UUID, Integer> seen, int limit) {
    return database.execute(
        connection -> {
          try (PreparedStatement statement = connection.prepareStatement(NEWER)) {
            new Parameters(statement)
                .ids(seen.keySet())
                .numbers(seen.values(), version -> version)
                .number(limit);
            return games(statement);
          }
        });
  }

  /** Locks a game until the caller's transaction ends; false when there is none. */
  boolean lock(UUID id) {
    return database.execute(connection -> GameStatements.lock(connection, id));
  }

  /** A page of a game's log. */
  GameLogDto log(UUID id, int from, int limit) {
    GameProgress progress = progress(id, from - 1, limit);
    List<PlyDto> plies = progress.plies().stream().map(PlyDto::of).toList();
    int next = from + plies.size();
    return new GameLogDto(plies, !plies.isEmpty() && next <= progress.game().ply() ? next : null);
  }

  /**
   * The game and the plies that follow one.
   *
   * @param afterPly 0 for all from the start
   */
  GameProgress progress(UUID id, int afterPly, int limit) {
    return database.execute(
        connection -> {
          try (PreparedStatement statement = connection.prepareStatement(PROGRESS)) {
            new Parameters(statement).number(afterPly).number(limit).id(id);
            try (ResultSet row = statement.executeQuery()) {
              return progress(row);
            }
          }
        });
  }

  private static GameProgress progress(ResultSet row) throws SQLException {
    StoredGame game = found(row.next() ? StoredGame.read(row) : null);
    List<StoredPly> plies = new ArrayList<>();
    StoredPly ply = StoredPly.read(row);
    while (ply != null) {
      plies.add(ply);
      ply = row.next() ? StoredPly.read(row) : null;
    }
    return new GameProgress(game, plies);
  }

  /**
   * A game and some of its plies.
   *
   * @param plies in order; not all up to the last perhaps
   */
  record GameProgress(StoredGame game, List<StoredPly> plies) {}

  private static List<StoredGame> games(PreparedStatement statement) throws SQLException {
    List<StoredGame> games = new ArrayList<>();
    try (ResultSet row = statement.executeQuery()) {
      while (row.next()) {
        games.add(StoredGame.readGame(row));
      }
    }
    return games;
  }

  private static <T> T found(@Nullable T value) {
    return Optional.ofNullable(value).orElseThrow(GameProblems::unknown);
  }
}
