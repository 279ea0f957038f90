package io.seedlap.games;

import io.quarkus.hibernate.orm.panache.PanacheEntityBase;
import io.seedlap.rules.Player;
import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.IdClass;
import jakarta.persistence.LockModeType;
import jakarta.persistence.Table;
import java.io.Serializable;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.UUID;

/** A seat, a row of table {@code seat}: whose token is its holder's. */
@Entity
@Table(name = "seat")
@IdClass(KeptSeat.Key.class)
public class KeptSeat extends PanacheEntityBase {

  /** Which side of which game. */
  public record Key(UUID game, String player) implements Serializable {}

  @Id
  @Column(name = "game_id")
  UUID game;

  @Id String player;

  @Column(name = "token_hash")
  byte[] tokenHash;

  @Column(name = "issued_at")
  Instant issuedAt;

  protected KeptSeat() {}

  KeptSeat(UUID game, Player player, SeatToken token, Instant now) {
    this.game = game;
    this.player = Words.word(player);
    issue(token, now);
  }

  /** From now on this token, and no other, is the seat's. */
  final void issue(SeatToken token, Instant now) {
    tokenHash = token.hash();
    issuedAt = now;
  }

  /** The seat that this token is of; null when there is none. */
  static Seat of(SeatToken token, Connection connection) throws SQLException {
    try (PreparedStatement statement =
        connection.prepareStatement(
            "select game_id, player, token_hash from seat where token_hash = ?")) {
      statement.setBytes(1, token.hash());
      try (ResultSet row = statement.executeQuery()) {
        return row.next() && token.hasHash(row.getBytes(3))
            ? new Seat(row.getObject(1, UUID.class), Words.constant(Player.class, row.getString(2)))
            : null;
      }
    }
  }

  static KeptSeat locked(Seat seat) {
    return findById(
        new Key(seat.game(), Words.word(seat.player())), LockModeType.PESSIMISTIC_WRITE);
  }
}
