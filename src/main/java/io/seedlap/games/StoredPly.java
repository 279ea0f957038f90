package io.seedlap.games;

import com.fasterxml.jackson.databind.ObjectMapper;
import io.seedlap.rules.Move;
import io.seedlap.rules.MoveResult;
import io.seedlap.rules.MoveSummary;
import io.seedlap.rules.notation.NotationWriter;
import io.seedlap.web.JsonWriter;
import io.seedlap.web.KebabCase;
import io.seedlap.wire.EventLogDto;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A row of table {@code ply}: one ply of a game's log, never changed.
 *
 * @param events JSON
 * @param notation the position after the ply
 * @param legal what was legal after the ply, as {@link ColumnText} writes moves
 * @param version the game's version that the ply came with; forced passes share the version of
 *     their move
 */
record StoredPly(
    int ply,
    String player,
    String move,
    String events,
    MoveSummary summary,
    String notation,
    String legal,
    int version,
    Instant playedAt) {

  /** What {@link #read} reads, of {@code ply p}. */
  static final String COLUMNS =
      """
      p.ply as p_ply, p.player as p_player, p.move as p_move, p.events as p_events,
        p.laps as p_laps, p.sown as p_sown, p.captured as p_captured, p.notation as p_notation,
        p.legal as p_legal, p.version as p_version, p.played_at as p_played_at""";

  /**
   * The plies of a move and the passes that follow it.
   *
   * @param after the game's state after all of them
   */
  static List<StoredPly> of(MoveJudgement.Accepted accepted, GameState after, ObjectMapper mapper) {
    List<MoveResult.Played> played = accepted.plies();
    int first = after.ply() - played.size() + 1;
    List<StoredPly> plies = new ArrayList<>(played.size());
    for (int i = 0; i < played.size(); i++) {
      MoveResult.Played ply = played.get(i);
      plies.add(
          new StoredPly(
              first + i,
              KebabCase.of(ply.player()),
              ply.move().toString(),
              JsonWriter.text(mapper, new EventLogDto(ply.events(), false)),
              ply.summary(),
              NotationWriter.write(ply.position()),
              i == played.size() - 1 ? after.legal() : Move.PASS.toString(),
              after.version(),
              after.updatedAt()));
    }
    return plies;
  }

  /** Reads {@link #COLUMNS}: the ply; null where an outer join has found none. */
  static @Nullable StoredPly read(ResultSet row) throws SQLException {
    int ply = row.getInt("p_ply");
    return ply == 0
        ? null
        : new StoredPly(
            ply,
            row.getString("p_player"),
            row.getString("p_move"),
            row.getString("p_events"),
            new MoveSummary(row.getLong("p_laps"), row.getLong("p_sown"), row.getInt("p_captured")),
            row.getString("p_notation"),
            row.getString("p_legal"),
            row.getInt("p_version"),
            row.getObject("p_played_at", OffsetDateTime.class).toInstant());
  }
}
