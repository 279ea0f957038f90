package io.seedlap.games;

import io.seedlap.database.Parameters;
import io.seedlap.retries.IdempotentRequest;
import io.seedlap.retries.StoredResponse;
import io.seedlap.rules.Player;
import io.seedlap.seats.Seat;
import io.seedlap.seats.SeatStore;
import io.seedlap.seats.SeatToken;
import io.seedlap.web.ProblemException;
import io.seedlap.web.ProblemType;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/**
 * What answering a move needs, read by one statement.
 *
 * @param tokenOf the seat that has the token; null when none has
 * @param opponentTokenOf the seat that has the opponent's token; null when none has, and where none
 *     was sent
 * @param inPlay null when there is no such game
 * @param stored the response to an earlier request under the same key; null when there is none
 */
record MoveContext(
    @Nullable Seat tokenOf,
    @Nullable Seat opponentTokenOf,
    @Nullable GameInPlay inPlay,
    @Nullable StoredResponse stored) {

  /**
   * Each row is looked up for each request, by an index: without {@code offset 0} PostgreSQL would
   * join the tables, and might read one whole.
   */
  private static final String READ =
      """
      select %s,
        %s, %s,
        %s
      from unnest(?::uuid[], ?::bytea[], ?::bytea[], ?::bytea[], ?::bytea[]) with ordinality
        as request (game, token, opponent, south_key, north_key, number)
      left join lateral (select * from game where id = request.game offset 0) g on true
      left join lateral (
        select * from seat where token_hash = request.token offset 0) seat on true
      left join lateral (
        select * from seat where token_hash = request.opponent offset 0) opponent on true
      left join lateral (
        select * from kept_answer
        where key_hash = case seat.player when 'south' then request.south_key else request.north_key end
          and kept_at >= ?
        offset 0) answer on true
      order by request.number
      """
          .formatted(
              GameInPlay.COLUMNS,
              SeatStore.columns("seat"),
              SeatStore.columns("opponent"),
              StoredResponse.COLUMNS);

  /**
   * A move by whoever has the token.
   *
   * @param requests the request as that of each player: whose it is, the statement finds out
   */
  record Request(
      UUID game,
      SeatToken token,
      @Nullable SeatToken opponentToken,
      Map<Player, IdempotentRequest> requests) {

    byte @Nullable [] keyHash(Player player) {
      return of(player).keyHash();
    }

    /** The request as this player's. */
    IdempotentRequest of(Player player) {
      return Objects.requireNonNull(requests.get(player));
    }
  }

  /** Reads the contexts of these requests, in their order. */
  static List<MoveContext> read(Connection connection, List<Request> requests, Instant now)
      throws SQLException {
    try (PreparedStatement statement = connection.prepareStatement(READ)) {
      new Parameters(statement)
          .column("uuid", UUID[]::new, requests, Request::game)
          .byteStrings(requests, request -> request.token().hash())
          .byteStrings(
              requests,
              request -> request.opponentToken() == null ? null : request.opponentToken().hash())
          .byteStrings(requests, request -> request.keyHash(Player.SOUTH))
          .byteStrings(requests, request -> request.keyHash(Player.NORTH))
          .time(IdempotentRequest.oldest(now));
      try (ResultSet row = statement.executeQuery()) {
        List<MoveContext> contexts = new ArrayList<>(requests.size());
        for (Request request : requests) {
          row.next();
          contexts.add(read(row, request));
        }
        return contexts;
      }
    }
  }

  private static MoveContext read(ResultSet row, Request request) throws SQLException {
    SeatToken opponentToken = request.opponentToken();
    return new MoveContext(
        SeatStore.read(row, "seat", request.token()),
        opponentToken == null ? null : SeatStore.read(row, "opponent", opponentToken),
        GameInPlay.read(row),
        StoredResponse.read(row));
  }

  /**
   * The player whose token authorizes the request.
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
   * Both players, where the opponent's token was sent, too.
   *
   * @throws io.quarkus.security.AuthenticationFailedException when no seat has a token
   * @throws io.seedlap.web.ProblemException unknown-game; wrong-seat, when a token is another
   *     game's or both are one player's
   */
  Set<Player> bothPlayers() {
    StoredGame game = requireGame().game();
    Seat opponent = SeatStore.known(opponentTokenOf).in(game.id(), game.seats());
    if (opponent.player() == player()) {
      throw new ProblemException(ProblemType.WRONG_SEAT);
    }
    return EnumSet.allOf(Player.class);
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
