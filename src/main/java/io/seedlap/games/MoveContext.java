package io.seedlap.games;

import io.seedlap.database.Parameters;
import io.seedlap.retries.IdempotentRequest;
import io.seedlap.retries.StoredResponse;
import io.seedlap.rules.Player;
import io.seedlap.seats.Seat;
import io.seedlap.seats.SeatStore;
import io.seedlap.seats.SeatToken;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.UUID;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * What answering a move needs, read by one statement.
 *
 * @param tokenOf the seat that has the token; null when none has
 * @param inPlay null when there is no such game
 * @param stored the response to an earlier request under the same key; null when there is none
 */
record MoveContext(
    @Nullable Seat tokenOf, @Nullable GameInPlay inPlay, @Nullable StoredResponse stored) {

  private static final String READ =
      """
      select %s,
        %s,
        %s
      from (select) as request
      left join game g on g.id = ?
      left join seat on seat.token_hash = ?
      left join kept_answer answer
        on answer.key_hash = case seat.player when 'south' then ?::bytea else ?::bytea end
        and answer.kept_at >= ?
      """
          .formatted(GameInPlay.COLUMNS, SeatStore.columns("seat"), StoredResponse.COLUMNS);

  /**
   * Reads the context of a move by whoever has the token.
   *
   * @param requests the request as that of each player: whose it is, the statement finds out
   */
  static MoveContext read(
      Connection connection,
      UUID game,
      SeatToken token,
      Function<Player, IdempotentRequest> requests,
      Instant now)
      throws SQLException {
    try (PreparedStatement statement = connection.prepareStatement(READ)) {
      new Parameters(statement)
          .id(game)
          .bytes(token.hash())
          .bytes(requests.apply(Player.SOUTH).keyHash())
          .bytes(requests.apply(Player.NORTH).keyHash())
          .time(IdempotentRequest.oldest(now));
      try (ResultSet row = statement.executeQuery()) {
        row.next();
        return new MoveContext(
            SeatStore.read(row, "seat", token), GameInPlay.read(row), StoredResponse.read(row));
      }
    }
  }

  /**
   * The player who moves.
   *
   * @throws io.quarkus.security.AuthenticationFailedException when no seat has the token
   * @throws io.seedlap.web.ProblemException unknown-game; wrong-seat, when the token is another
   *     game's
   */
  Player player() {
    Seat seat = SeatStore.known(tokenOf);
    StoredGame game = requireGame().game();
    return seat.in(game.id(), game.seats()).player();
  }

  /**
   * @throws io.seedlap.web.ProblemException unknown-game
   */
  GameInPlay requireGame() {
    if (inPlay == null) {
      throw GameProblems.unknown();
    }
    return inPlay;
  }
}
