package io.seedlap.seats;

import com.fasterxml.jackson.databind.ObjectMapper;
import io.quarkus.security.AuthenticationFailedException;
import io.seedlap.database.Database;
import io.seedlap.retries.IdempotentRequest;
import io.seedlap.retries.StoredResponses;
import io.seedlap.retries.VersionedResponse;
import io.seedlap.rules.Player;
import io.seedlap.web.JsonWriter;
import jakarta.inject.Singleton;
import java.time.Instant;
import java.util.HexFormat;
import java.util.UUID;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * Renews tokens of seats. Of several renewals with one token the first counts; the others find the
 * token invalid. Whoever has not got the answer gets it again by the same {@code Idempotency-Key}
 * together with the old token, although that opens nothing else any more: the answer is stored
 * under both, and encrypted with the key. Runs on worker threads.
 */
@Singleton
public class SeatRenewal {
  /** A token has no versions; of a response there is one. */
  private static final int VERSION = 1;

  private final CurrentSeat currentSeat;
  private final SeatStore seats;
  private final StoredResponses responses;
  private final ObjectMapper mapper;

  SeatRenewal(
      CurrentSeat currentSeat, SeatStore seats, StoredResponses responses, ObjectMapper mapper) {
    this.currentSeat = currentSeat;
    this.seats = seats;
    this.responses = responses;
    this.mapper = mapper;
  }

  /**
   * Gives a seat a new token, for the holder of the present one.
   *
   * @param key the header {@code Idempotency-Key}; null when there is none
   * @param seatsOf finds the game whose seats play a game
   * @return the response, a {@link SeatTokenDto} in JSON
   * @throws AuthenticationFailedException when no seat has the token
   * @throws io.seedlap.web.ProblemException wrong-seat, when another seat has it; invalid-request,
   *     when the key is malformed; what {@code seatsOf} throws
   */
  public byte[] renew(UUID game, Player player, @Nullable String key, UnaryOperator<UUID> seatsOf) {
    SeatToken presented = currentSeat.token();
    String scope =
        "renewal as %s with %s"
            .formatted(Seat.description(game, player), HexFormat.of().formatHex(presented.hash()));
    IdempotentRequest request = IdempotentRequest.of(key, scope, "", mapper);
    while (true) {
      Instant now = Database.now();
      Seat own;
      try {
        Seat seat = currentSeat.in(game, player, seatsOf);
        own = new Seat(seatsOf.apply(seat.game()), player);
      } catch (AuthenticationFailedException e) { // the token opens this response, if anything
        VersionedResponse earlier = responses.find(request, now);
        if (earlier == null) {
          throw e;
        }
        return earlier.body();
      }
      SeatToken renewed = SeatToken.random();
      byte[] body = JsonWriter.bytes(mapper, new SeatTokenDto(player, renewed.reveal()));
      VersionedResponse response = new VersionedResponse(game, VERSION, body);
      if (seats.renew(own, presented, renewed, request.toStore(response, now), now)) {
        return body;
      } // else another renewal came first: its response is there, or the token is known no more
    }
  }
}
