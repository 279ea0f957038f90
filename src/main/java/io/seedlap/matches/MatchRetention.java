package io.seedlap.matches;

import io.seedlap.database.Database;
import io.seedlap.database.Parameters;
import io.seedlap.retention.Retained;
import jakarta.inject.Singleton;
import java.sql.PreparedStatement;
import java.time.Instant;
import java.util.List;
import java.util.UUID;

/**
 * Matches that grow old. One whose last game goes on is abandoned with that game; here are those
 * that wait for a choice. A match is removed with all its games.
 */
@Singleton
class MatchRetention implements Retained {
  private static final String UNTOUCHED =
      "phase in ('buying', 'filling') and createdAt < ?1 and updatedAt < ?1 order by createdAt, id";

  /** All that belongs to a match goes with its first game, whose id is the match's. */
  private static final String REMOVE =
      """
      delete from game where id = any(array(
        select id from match
        where phase = 'finished' and created_at < ? and updated_at < ?
        order by created_at, id limit ? for update skip locked))
      """;

  /** A match may have hundreds of games, all of which go in one statement. */
  private static final int MOST_AT_ONCE = 5;

  private final Database database;
  private final MatchWriter writer;

  MatchRetention(Database database, MatchWriter writer) {
    this.database = database;
    this.writer = writer;
  }

  @Override
  public List<UUID> untouched(Instant since, int most) {
    return database.transact(
        () ->
            MatchEntity.find("select id from MatchEntity where " + UNTOUCHED, since)
                .page(0, most)
                .project(UUID.class)
                .list());
  }

  @Override
  public boolean abandon(UUID id, Instant untouchedSince) {
    return database.transact(() -> abandonLocked(id, untouchedSince));
  }

  private boolean abandonLocked(UUID id, Instant untouchedSince) {
    MatchEntity match = MatchEntity.locked(id);
    if (match == null || match.isFinished() || !match.updatedAt.isBefore(untouchedSince)) {
      return false;
    }
    if (match.phase() == MatchPhase.PLAYING) {
      return false; // somebody has chosen meanwhile
    }
    writer.abandon(match, Database.now());
    return true;
  }

  @Override
  public int remove(Instant finishedBefore, int most) {
    return database.execute(
        connection -> {
          try (PreparedStatement statement = connection.prepareStatement(REMOVE)) {
            new Parameters(statement)
                .time(finishedBefore)
                .time(finishedBefore)
                .number(Math.min(most, MOST_AT_ONCE));
            return statement.executeUpdate();
          }
        });
  }
}
