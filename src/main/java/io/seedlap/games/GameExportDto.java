package io.seedlap.games;

import io.seedlap.rules.Outcome;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.List;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/**
 * A game as one document. It is a body of {@code POST /v1/rulesets/{ruleset}/replay}, which reads
 * {@code ruleset}, {@code start} and {@code moves} of it.
 *
 * @param match the match that it is a game of; null for none
 * @param start the start in one line
 * @param moves all of them. A resignation is no move
 * @param outcome null while the game goes on
 */
record GameExportDto(
    UUID id,
    String ruleset,
    @Nullable UUID match,
    PlayersDto players,
    String start,
    List<String> moves,
    GameStatus status,
    @Nullable Outcome outcome,
    Instant createdAt,
    Instant updatedAt) {

  /** Reads the columns of a game, and its {@code moves}. */
  static GameExportDto read(ResultSet row) throws SQLException {
    StoredGame game = StoredGame.readGame(row);
    String[] moves = (String[]) row.getArray("moves").getArray();
    return new GameExportDto(
        game.id(),
        game.ruleset(),
        game.match(),
        game.players(),
        game.startNotation(),
        List.of(moves),
        GameStatus.of(game),
        game.outcome(),
        game.createdAt(),
        game.state().updatedAt());
  }
}
