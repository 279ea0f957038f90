package io.seedlap.matches;

import io.quarkus.security.Authenticated;
import io.seedlap.database.Database;
import io.seedlap.retries.VersionedResponse;
import io.seedlap.rules.Player;
import io.seedlap.seats.CurrentSeat;
import io.seedlap.seats.Seat;
import io.smallrye.common.annotation.Blocking;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/** Whose token it is, for those who hold a token and nothing else. */
@Path("/v1/seat")
@Produces(MediaType.APPLICATION_JSON)
@Blocking
public class SeatResource {
  private final CurrentSeat currentSeat;
  private final Database database;

  SeatResource(CurrentSeat currentSeat, Database database) {
    this.currentSeat = currentSeat;
    this.database = database;
  }

  /**
   * The seat of a token.
   *
   * @param game the game; in a match the last one
   * @param match null for a game that belongs to none
   */
  record SeatDto(Player player, UUID game, @Nullable UUID match) {
    /**
     * @param last the last game of the match; null when there is no match
     */
    private static SeatDto of(Seat seat, @Nullable UUID last) {
      return last == null
          ? new SeatDto(seat.player(), seat.game(), null)
          : new SeatDto(seat.player(), last, seat.game());
    }
  }

  @GET
  @Authenticated
  public Response read() {
    Seat seat = currentSeat.get();
    UUID last = database.transact(() -> MatchGameEntity.lastGame(seat.game()));
    return Response.ok(SeatDto.of(seat, last))
        .header(HttpHeaders.CACHE_CONTROL, VersionedResponse.NO_STORE)
        .build();
  }
}
