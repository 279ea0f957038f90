package io.seedlap.matches;

import io.quarkus.security.Authenticated;
import io.seedlap.games.Answer;
import io.seedlap.games.GameIds;
import io.seedlap.games.IfMatch;
import io.seedlap.games.Seat;
import io.seedlap.games.SeatHolder;
import io.seedlap.web.EntityTags;
import io.smallrye.common.annotation.Blocking;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Request;
import jakarta.ws.rs.core.Response;
import java.net.URI;
import java.util.UUID;
import org.jboss.resteasy.reactive.RestHeader;
import org.jboss.resteasy.reactive.RestPath;

/** Matches: made, read, led from game to game. Their games are played under {@code /v1/games}. */
@Path("/v1/matches")
@Blocking
public class MatchesResource {
  private static final String IDEMPOTENCY_KEY = "Idempotency-Key";
  private static final String REVALIDATE = "no-cache";

  private final MatchService service;
  private final MatchStore store;
  private final SeatHolder holder;

  MatchesResource(MatchService service, MatchStore store, SeatHolder holder) {
    this.service = service;
    this.store = store;
    this.holder = holder;
  }

  @POST
  public Response create(@RestHeader(IDEMPOTENCY_KEY) String key, CreateMatch body) {
    Answer answer = service.create(body, key);
    return answer.sent(Response.created(URI.create("/v1/matches/" + answer.game())));
  }

  @GET
  @Path("{id}")
  public Response read(@RestPath String id, @Context Request request) {
    MatchJson.Full match = store.match(id(id));
    return EntityTags.answer(
        request,
        EntityTags.of(match.version()),
        REVALIDATE,
        () -> Response.ok(match, MediaType.APPLICATION_JSON_TYPE));
  }

  @POST
  @Path("{id}/purchases")
  @Authenticated
  public Response buy(
      @RestPath String id,
      @RestHeader(HttpHeaders.IF_MATCH) String ifMatch,
      @RestHeader(IDEMPOTENCY_KEY) String key,
      PurchaseRequest body) {
    return service.buy(seat(id), body, IfMatch.of(ifMatch), key).sent(Response.ok());
  }

  @POST
  @Path("{id}/fillings")
  @Authenticated
  public Response fill(
      @RestPath String id,
      @RestHeader(HttpHeaders.IF_MATCH) String ifMatch,
      @RestHeader(IDEMPOTENCY_KEY) String key,
      FillingRequest body) {
    return service.fill(seat(id), body, IfMatch.of(ifMatch), key).sent(Response.ok());
  }

  @POST
  @Path("{id}/resignation")
  @Consumes(MediaType.WILDCARD)
  @Authenticated
  public Response resign(@RestPath String id, @RestHeader(HttpHeaders.IF_MATCH) String ifMatch) {
    return service.resign(seat(id), IfMatch.of(ifMatch)).sent(Response.ok());
  }

  private Seat seat(String text) {
    UUID id = id(text);
    store.check(id);
    return holder.seatIn(id);
  }

  /** No match has an id of another form. */
  static UUID id(String id) {
    return GameIds.read(id, MatchProblems::unknown);
  }
}
