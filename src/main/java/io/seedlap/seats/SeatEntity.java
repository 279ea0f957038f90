package io.seedlap.seats;

import io.quarkus.hibernate.orm.panache.PanacheEntityBase;
import io.seedlap.rules.Player;
import io.seedlap.web.KebabCase;
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
import org.jspecify.annotations.Nullable;

/** A row of table {@code seat}: a seat and the hash of its token. */
@Entity
@Table(name = "seat")
@IdClass(SeatEntity.SeatKey.class)
public class SeatEntity extends PanacheEntityBase {

  /** The primary key: which side of which game. */
  public record SeatKey(UUID game, String player) implements Serializable {}

  @Id
  @Column(name = "game_id")
  UUID game;

  @Id String player;

  @Column(name = "token_hash")
  byte[] tokenHash;

  @Column(name = "issued_at")
  Instant issuedAt;

  protected SeatEntity() {}

  SeatEntity(Seat seat, SeatToken token, Instant now) {
    this.game = seat.game();
    this.player = KebabCase.of(seat.player());
    setToken(token, now);
  }

  /** Makes this token, and no other, the seat's. */
  final void setToken(SeatToken token, Instant now) {
    tokenHash = token.hash();
    issuedAt = now;
  }

  /** The seat that this token belongs to; null when there is none. */
  static @Nullable Seat find(SeatToken token, Connection connection) throws SQLException {
    try (PreparedStatement statement =
        connection.prepareStatement(
            "select game_id, player, token_hash from seat where token_hash = ?")) {
      statement.setBytes(1, token.hash());
      try (ResultSet row = statement.executeQuery()) {
        return row.next() && token.hasHash(row.getBytes(3))
            ? new Seat(
                row.getObject(1, UUID.class),
                KebabCase.parse(Player.class, row.getString(2)).orElseThrow())
            : null;
      }
    }
  }

  /** The row, locked until the transaction ends. */
  static SeatEntity locked(Seat seat) {
    return findById(
        new SeatKey(seat.game(), KebabCase.of(seat.player())), LockModeType.PESSIMISTIC_WRITE);
  }
}
