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
import java.util.UUID;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Reads pages of games, newest first, and exports: games with all their moves. Runs on worker
 * threads.
 */
@Singleton
class GameList {
  private static final String EXPORT =
      StoredGame.COLUMNS
          + ", array(select p.move from ply p where p.game_id = g.id order by p.ply) as moves";

  private final Database database;

  GameList(Database database) {
    this.database = database;
  }

  private interface RowReader<T> {
    T read(ResultSet row) throws SQLException;
  }

  /**
   * A page of what a list shows of games.
   *
   * @param next cursor of the next page; null on the last
   */
  record Page<T>(List<T> items, @Nullable String next) {
    private static <T> Page<T> of(List<T> found, int limit, Function<T, GameCursor> place) {
      return found.size() <= limit
          ? new Page<>(found, null)
          : new Page<>(found.subList(0, limit), place.apply(found.get(limit - 1)).toString());
    }
  }

  /** A page of games. */
  GamePageDto list(GameFilter filter) {
    Page<StoredGame> page =
        Page.of(
            select(filter, StoredGame.COLUMNS, StoredGame::readGame),
            filter.limit(),
            GameCursor::after);
    return new GamePageDto(
        page.items().stream().map(GamePageDto.GameSummaryDto::of).toList(), page.next());
  }

  /** The same games with all their moves. */
  Page<GameExportDto> exports(GameFilter filter) {
    return Page.of(
        select(filter, EXPORT, GameExportDto::read),
        filter.limit(),
        it -> new GameCursor(it.createdAt(), it.id()));
  }

  /**
   * One game with all its moves.
   *
   * @throws io.seedlap.web.ProblemException unknown-game
   */
  GameExportDto export(UUID id) {
    return database.execute(
        connection -> {
          try (PreparedStatement statement =
              connection.prepareStatement("select " + EXPORT + " from game g where g.id = ?")) {
            new Parameters(statement).id(id);
            return read(statement, GameExportDto::read).stream()
                .findFirst()
                .orElseThrow(GameProblems::unknown);
          }
        });
  }

  private <T> List<T> select(GameFilter filter, String columns, RowReader<T> reader) {
    return database.execute(connection -> select(filter, columns, reader, connection));
  }

  /** By a player: one index scan a side, so that a page costs the same of however many games. */
  private static <T> List<T> select(
      GameFilter filter, String columns, RowReader<T> reader, Connection connection)
      throws SQLException {
    String page = where(filter) + " order by g.created_at desc, g.id desc limit ?";
    String sql =
        filter.player() == null
            ? "select %s from game g where %s".formatted(columns, page)
            : """
              select %1$s from game g where g.id in (
                (select g.id from game g where g.south_name = ? and %2$s)
                union
                (select g.id from game g where g.north_name = ? and %2$s))
              order by g.created_at desc, g.id desc limit ?
              """
                .formatted(columns, page);
    try (PreparedStatement statement = connection.prepareStatement(sql)) {
      Parameters parameters = new Parameters(statement);
      if (filter.player() == null) {
        bind(filter, parameters);
      } else {
        bind(filter, parameters.text(filter.player()));
        bind(filter, parameters.text(filter.player()));
        parameters.number(filter.limit() + 1);
      }
      return read(statement, reader);
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
    if (filter.match() != null) {
      conditions.add(filter.match().id() == null ? "g.match_id is null" : "g.match_id = ?");
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
    if (filter.match() != null && filter.match().id() != null) {
      parameters.id(filter.match().id());
    }
    if (filter.cursor() != null) {
      parameters.time(filter.cursor().createdAt()).id(filter.cursor().id());
    }
    parameters.number(filter.limit() + 1);
  }

  private static <T> List<T> read(PreparedStatement statement, RowReader<T> reader)
      throws SQLException {
    List<T> found = new ArrayList<>();
    try (ResultSet row = statement.executeQuery()) {
      while (row.next()) {
        found.add(reader.read(row));
      }
    }
    return found;
  }
}
