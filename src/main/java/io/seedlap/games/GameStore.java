package io.seedlap.games;

import io.seedlap.database.Database;
import io.seedlap.database.Parameters;
import io.seedlap.web.KebabCase;
import jakarta.inject.Singleton;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
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

  private static final String UNDER_SEATS =
      "select " + StoredGame.COLUMNS + " from game g where g.id = ? or g.seats_of = ?";

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

  private static final String EXPORT =
      """
      select g.start_notation,
        array(select p.move from ply p where p.game_id = g.id order by p.ply) as moves
      from game g where g.id = ?
      """;

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

  /** All games under the seats of one, that one included. */
  List<StoredGame> underSeatsOf(UUID first) {
    return database.execute(
        connection -> {
          try (PreparedStatement statement = connection.prepareStatement(UNDER_SEATS)) {
            new Parameters(statement).id(first).id(first);
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

  /** All moves of a game, and its start. */
  GameLogDto.GameExportDto export(UUID id) {
    return database.execute(
        connection -> {
          try (PreparedStatement statement = connection.prepareStatement(EXPORT)) {
            new Parameters(statement).id(id);
            try (ResultSet row = statement.executeQuery()) {
              if (!row.next()) {
                throw GameProblems.unknown();
              }
              String[] moves = (String[]) row.getArray("moves").getArray();
              return new GameLogDto.GameExportDto(row.getString("start_notation"), List.of(moves));
            }
          }
        });
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

  /** A page of games, newest first. */
  GamePageDto list(GameFilter filter) {
    List<StoredGame> games = database.execute(connection -> select(filter, connection));
    boolean more = games.size() > filter.limit();
    List<StoredGame> page = more ? games.subList(0, filter.limit()) : games;
    return new GamePageDto(
        page.stream().map(GamePageDto.GameSummaryDto::of).toList(),
        more ? GameCursor.after(page.get(page.size() - 1)).toString() : null);
  }

  /** By a player: one index scan a side, so that a page costs the same of however many games. */
  private static List<StoredGame> select(GameFilter filter, Connection connection)
      throws SQLException {
    String page = where(filter) + " order by g.created_at desc, g.id desc limit ?";
    String sql =
        filter.player() == null
            ? "select %s from game g where %s".formatted(StoredGame.COLUMNS, page)
            : """
              select %1$s from game g where g.id in (
                (select g.id from game g where g.south_name = ? and %2$s)
                union
                (select g.id from game g where g.north_name = ? and %2$s))
              order by g.created_at desc, g.id desc limit ?
              """
                .formatted(StoredGame.COLUMNS, page);
    try (PreparedStatement statement = connection.prepareStatement(sql)) {
      Parameters parameters = new Parameters(statement);
      if (filter.player() == null) {
        bind(filter, parameters);
      } else {
        bind(filter, parameters.text(filter.player()));
        bind(filter, parameters.text(filter.player()));
        parameters.number(filter.limit() + 1);
      }
      return games(statement);
    }
  }

  private static String where(GameFilter filter) {
    List<String> conditions = new ArrayList<>(List.of("true"));
    if (filter.ruleset() != null) {
      conditions.add("g.ruleset = ?");
    }
    if (filter.status() != null) {
      conditions.add("g.status = ?");
    }
    if (filter.cursor() != null) {
      conditions.add("(g.created_at, g.id) < (?, ?)");
    }
    return String.join(" and ", conditions);
  }

  /** The parameters of {@link #where}, and the limit. */
  private static void bind(GameFilter filter, Parameters parameters) throws SQLException {
    if (filter.ruleset() != null) {
      parameters.text(filter.ruleset());
    }
    if (filter.status() != null) {
      parameters.text(KebabCase.of(filter.status()));
    }
    if (filter.cursor() != null) {
      parameters.time(filter.cursor().createdAt()).id(filter.cursor().id());
    }
    parameters.number(filter.limit() + 1);
  }

  private static List<StoredGame> games(PreparedStatement statement) throws SQLException {
    List<StoredGame> games = new ArrayList<>();
    try (ResultSet row = statement.executeQuery()) {
      while (row.next()) {
        games.add(found(StoredGame.read(row)));
      }
    }
    return games;
  }

  private static <T> T found(@Nullable T value) {
    return Optional.ofNullable(value).orElseThrow(GameProblems::unknown);
  }
}
