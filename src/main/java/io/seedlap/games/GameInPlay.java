package io.seedlap.games;

import io.seedlap.rules.Position;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A game with what judging a move in it needs of its log.
 *
 * @param logged notations of the positions since the last capture, as the log holds them: without
 *     the start, and none where the present position is the only one
 */
record GameInPlay(StoredGame game, List<String> logged) {
  /** The columns that {@link #read} reads, of {@code game g}. */
  static final String COLUMNS =
      StoredGame.COLUMNS
          + """
          ,
            array(
              select p.notation from ply p
              where p.game_id = g.id and p.ply >= greatest(g.last_capture, 1) and g.ply > g.last_capture
              order by p.ply) as since_capture""";

  /** Reads {@link #COLUMNS}; null where an outer join has found none. */
  static @Nullable GameInPlay read(ResultSet row) throws SQLException {
    StoredGame game = StoredGame.read(row);
    return game == null
        ? null
        : new GameInPlay(game, List.of((String[]) row.getArray("since_capture").getArray()));
  }

  /** The positions since the last capture, or since the start, the present one last. */
  List<Position> sinceCapture() {
    GameState state = game.state();
    if (state.lastCapture() == state.ply()) {
      return List.of(game.position());
    }
    List<Position> positions = new ArrayList<>(logged.size() + 1);
    if (state.lastCapture() == 0) {
      positions.add(game.start());
    }
    for (String notation : logged) {
      positions.add(ColumnText.position(game.rules(), notation));
    }
    return positions;
  }
}
