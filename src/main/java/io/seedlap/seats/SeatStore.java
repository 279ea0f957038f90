package io.seedlap.seats;

import io.quarkus.security.AuthenticationFailedException;
import io.seedlap.database.Database;
import io.seedlap.database.Parameters;
import io.seedlap.retries.StoredResponse;
import io.seedlap.rules.Player;
import io.seedlap.web.KebabCase;
import jakarta.inject.Singleton;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/**
 * Seats by their tokens. A seat is looked up by the token's SHA-256 in an index, so the time of the
 * look-up may depend on how many leading bits the presented hash shares with a stored one. That
 * leak is of no use: an attacker would have to choose bits of a SHA-256, and even a whole stored
 * hash is no token. The row that is found is compared in constant time. Runs on worker threads.
 */
@Singleton
public class SeatStore {
  private static final String FIND =
      "select " + columns("seat") + " from seat where token_hash = ?";

  private static final String FIND_ALL =
      "select t.place, "
          + columns("seat")
          + " from unnest(?) with ordinality as t (hash, place) join seat on token_hash = t.hash";

  private static final String RENEW =
      """
      with changed as (
        update seat set token_hash = ?, issued_at = ?
        where game_id = ? and player = ? and token_hash = ?
        returning game_id),
      stored as (%s)
      select from changed
      """
          .formatted(StoredResponse.insertIf("exists (select from changed)"));

  private final Database database;

  SeatStore(Database database) {
    this.database = database;
  }

  /**
   * Replaces the token of a seat, if that is still the one that is presented; the old one is
   * invalid from then on.
   *
   * @param response stored with it; null for none
   * @return false, and nothing is written, when the seat has another token by now
   */
  boolean renew(
      Seat seat,
      SeatToken presented,
      SeatToken renewed,
      @Nullable StoredResponse response,
      Instant now) {
    return database.execute(
        connection -> {
          try (PreparedStatement statement = connection.prepareStatement(RENEW)) {
            Parameters parameters = new Parameters(statement);
            parameters
                .bytes(renewed.hash())
                .time(now)
                .id(seat.game())
                .text(KebabCase.of(seat.player()))
                .bytes(presented.hash());
            StoredResponse.bind(StoredResponse.listOf(response), parameters);
            try (ResultSet row = statement.executeQuery()) {
              return row.next();
            }
          }
        });
  }

  /** The seat that a token belongs to; null when there is none. */
  @Nullable Seat find(SeatToken token) {
    return database.execute(connection -> find(token, connection)).orElse(null);
  }

  /**
   * The seats that these tokens belong to, in the order of the tokens; null where there is none.
   */
  List<@Nullable Seat> findAll(List<SeatToken> tokens) {
    return database.execute(
        connection -> {
          try (PreparedStatement statement = connection.prepareStatement(FIND_ALL)) {
            new Parameters(statement).byteStrings(tokens, SeatToken::hash);
            @Nullable Seat[] found = new Seat[tokens.size()];
            try (ResultSet row = statement.executeQuery()) {
              while (row.next()) {
                int place = row.getInt("place") - 1;
                found[place] = read(row, "seat", tokens.get(place));
              }
            }
            return Arrays.asList(found);
          }
        });
  }

  private static Optional<Seat> find(SeatToken token, Connection connection) throws SQLException {
    try (PreparedStatement statement = connection.prepareStatement(FIND)) {
      new Parameters(statement).bytes(token.hash());
      try (ResultSet row = statement.executeQuery()) {
        return row.next() ? Optional.ofNullable(read(row, "seat", token)) : Optional.empty();
      }
    }
  }

  /** The columns that {@link #read} reads, of a table with this name or alias. */
  public static String columns(String name) {
    return "%1$s.game_id as %1$s_game, %1$s.player as %1$s_player, %1$s.token_hash as %1$s_hash"
        .formatted(name);
  }

  /**
   * Reads the {@link #columns} of this name.
   *
   * @return null where the row has no seat of this token
   */
  public static @Nullable Seat read(ResultSet row, String name, SeatToken token)
      throws SQLException {
    byte[] hash = row.getBytes(name + "_hash");
    return hash == null || !token.hasHash(hash)
        ? null
        : new Seat(
            row.getObject(name + "_game", UUID.class),
            KebabCase.parse(Player.class, row.getString(name + "_player")).orElseThrow());
  }

  /**
   * The seat.
   *
   * @throws AuthenticationFailedException when it is null
   */
  public static Seat known(@Nullable Seat seat) {
    if (seat == null) {
      throw new AuthenticationFailedException("no seat has this token");
    }
    return seat;
  }
}
