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

  Seat seat() {
    return new Seat(game, Words.constant(Player.class, player));
  }

  /** The seat whose token has this hash; null when there is none. */
  static KeptSeat withHash(byte[] hash) {
    return find("tokenHash", (Object) hash).firstResult();
  }

  static KeptSeat locked(Seat seat) {
    return findById(
        new Key(seat.game(), Words.word(seat.player())), LockModeType.PESSIMISTIC_WRITE);
  }
}
