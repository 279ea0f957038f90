package io.seedlap.seats;

import io.seedlap.database.Database;
import io.seedlap.rules.Player;
import jakarta.inject.Singleton;
import java.time.Instant;
import java.util.Optional;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/** Issues and looks up the tokens of seats. Runs on worker threads. */
@Singleton
public class SeatStore {
  private final Database database;

  SeatStore(Database database) {
    this.database = database;
  }

  /**
   * Adds the seats of a new game, in the caller's transaction. A player without a seat has no row,
   * so no token can be theirs.
   *
   * @param south whether South gets a seat
   * @param north whether North gets a seat
   */
  public SeatTokensDto issue(UUID game, boolean south, boolean north, Instant now) {
    return new SeatTokensDto(
        south ? issue(new Seat(game, Player.SOUTH), now) : null,
        north ? issue(new Seat(game, Player.NORTH), now) : null);
  }

  private static String issue(Seat seat, Instant now) {
    SeatToken token = SeatToken.random();
    new SeatEntity(seat, token, now).persist();
    return token.reveal();
  }

  /**
   * Replaces the token of a seat, in the caller's transaction; the old one is invalid once that is
   * committed.
   *
   * @return the new token
   */
  public String renew(Seat seat, Instant now) {
    SeatToken token = SeatToken.random();
    SeatEntity.locked(seat).setToken(token, now);
    return token.reveal();
  }

  /** The seat that a token belongs to; null when there is none. */
  @Nullable Seat find(SeatToken token) {
    return database
        .read(connection -> Optional.ofNullable(SeatEntity.find(token, connection)))
        .orElse(null);
  }
}
