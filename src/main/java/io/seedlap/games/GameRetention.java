package io.seedlap.games;

import io.seedlap.database.Database;
import io.seedlap.database.Parameters;
import io.seedlap.retention.Retained;
import jakarta.inject.Singleton;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;

/**
 * Games that grow old. A game of a match ends its match with it, and is removed with the whole
 * match only. Old ones are found by the index on status and creation: few of those that were
 * created long ago have been touched since.
 */
@Singleton
class GameRetention implements Retained {
  private static final String UNTOUCHED =
      """
      select id from game
      where status = 'active' and created_at < ? and updated_at < ?
      order by created_at, id limit ?
      """;

  private static final String REMOVE =
      """
      delete from game where id = any(array(
        select id from game g
        where status = 'finished' and created_at < ? and updated_at < ?
          and seats_of is null and not exists (select from match_game where game_id = g.id)
        order by created_at, id limit ? for update skip locked))
      """;

  private final Database database;
  private final GameStore store;
  private final GameService service;

  GameRetention(Database database, GameStore store, GameService service) {
    this.database = database;
    this.store = store;
    this.service = service;
  }

  @Override
  public List<UUID> untouched(Instant since, int most) {
    return database.execute(connection -> untouched(connection, since, most));
  }

  @Override
  public boolean abandon(UUID id, Instant untouchedSince) {
    StoredGame game = store.game(id);
    return !game.isFinished()
        && game.state().updatedAt().isBefore(untouchedSince)
        && service.abandon(game);
  }

  private static List<UUID> untouched(Connection connection, Instant since, int most)
      throws SQLException {
    try (PreparedStatement statement = connection.prepareStatement(UNTOUCHED)) {
      new Parameters(statement).time(since).time(since).number(most);
      List<UUID> ids = new ArrayList<>();
      try (ResultSet row = statement.executeQuery()) {
        while (row.next()) {
          ids.add(row.getObject(1, UUID.class));
        }
      }
      return ids;
    }
  }

  @Override
  public int remove(Instant finishedBefore, int most) {
    return database.execute(
        connection -> {
          try (PreparedStatement statement = connection.prepareStatement(REMOVE)) {
            new Parameters(statement).time(finishedBefore).time(finishedBefore).number(most);
            return statement.executeUpdate();
          }
        });
  }
}
