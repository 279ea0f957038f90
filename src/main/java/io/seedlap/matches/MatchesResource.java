package io.seedlap.matches;

import io.quarkus.security.Authenticated;
import io.quarkus.vertx.http.Uncompressed;
import io.seedlap.clients.ClientAddress;
import io.seedlap.clients.Quota;
import io.seedlap.clients.RateLimits;
import io.seedlap.retries.IdempotentRequest;
import io.seedlap.retries.VersionedResponse;
import io.seedlap.seats.CurrentSeat;
import io.seedlap.seats.Seat;
import io.seedlap.web.EntityTags;
import io.seedlap.web.IfMatch;
import io.seedlap.web.JsonResponses;
import io.seedlap.web.PageLinks;
import io.smallrye.common.annotation.Blocking;
import io.vertx.ext.web.RoutingContext;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import jakarta.ws.rs.core.UriInfo;
import java.util.UUID;
import org.jboss.resteasy.reactive.RestHeader;
import org.jboss.resteasy.reactive.RestPath;
import org.jboss.resteasy.reactive.RestQuery;

/** Matches: created, read, led from game to game. Their games are played at {@code /v1/games}. */
@Path("/v1/matches")
@Blocking
public class MatchesResource {
  private static final String REVALIDATE = "no-cache";

  private final MatchService service;
  private final MatchStore store;
  private final MatchList list;
  private final CurrentSeat currentSeat;
  private final JsonResponses responses;
  private final RateLimits rates;
  private final ClientAddress clients;

  MatchesResource(
      MatchService service,
      MatchStore store,
      MatchList list,
      CurrentSeat currentSeat,
      JsonResponses responses,
      RateLimits rates,
      ClientAddress clients) {
    this.service = service;
    this.store = store;
    this.list = list;
    this.currentSeat = currentSeat;
    this.responses = responses;
    this.rates = rates;
    this.clients = clients;
  }

  @POST
  @Consumes(MediaType.APPLICATION_JSON)
  public Response create(
      @RestHeader(IdempotentRequest.HEADER) String key,
      CreateMatchRequestDto body,
      @Context RoutingContext routing) {
    rates.count(Quota.CREATIONS, routing);
    VersionedResponse response = service.create(body, key, clients.of(routing.request()));
    return response.sendCreated("/v1/matches/" + response.resource());
  }

  @GET
  public Response list(
      @RestQuery String status,
      @RestQuery String player,
      @RestQuery String limit,
      @RestQuery String cursor,
      @Context UriInfo uri,
      @Context HttpHeaders headers) {
    MatchPageDto page = list.page(MatchFilter.read(status, player, limit, cursor));
    return responses.tagged(headers, page, REVALIDATE, PageLinks.next(uri, page.next()));
  }

  @GET
  @Path("{id}")
  @Uncompressed
  public Response read(@RestPath String id, @Context HttpHeaders headers) {
    MatchDto match = store.match(MatchProblems.parseId(id));
    return EntityTags.answer(
        headers,
        EntityTags.of(match.version()),
        REVALIDATE,
        () -> Response.ok(match, MediaType.APPLICATION_JSON_TYPE));
  }

  /** All games of a match, a page at a time; the match itself shows the last ones. */
  @GET
  @Path("{id}/games")
  public Response games(
      @RestPath String id,
      @RestQuery String from,
      @RestQuery String limit,
      @Context HttpHeaders headers) {
    MatchGamesDto page =
        store.games(MatchProblems.parseId(id), MatchGamesDto.Range.read(from, limit));
    return responses.tagged(headers, page, REVALIDATE);
  }

  @POST
  @Consumes(MediaType.APPLICATION_JSON)
  @Path("{id}/purchases")
  @Authenticated
  public Response buy(
      @RestPath String id,
      @RestHeader(HttpHeaders.IF_MATCH) String ifMatch,
      @RestHeader(IdempotentRequest.HEADER) String key,
      PurchaseRequestDto body) {
    return service.buy(seat(id), body, IfMatch.of(ifMatch), key).send(Response.ok());
  }

  @POST
  @Consumes(MediaType.APPLICATION_JSON)
  @Path("{id}/fillings")
  @Authenticated
  public Response fill(
      @RestPath String id,
      @RestHeader(HttpHeaders.IF_MATCH) String ifMatch,
      @RestHeader(IdempotentRequest.HEADER) String key,
      FillingRequestDto body) {
    return service.fill(seat(id), body, IfMatch.of(ifMatch), key).send(Response.ok());
  }

  @POST
  @Path("{id}/resignation")
  @Consumes(MediaType.WILDCARD)
  @Authenticated
  public Response resign(
      @RestPath String id,
      @RestHeader(HttpHeaders.IF_MATCH) String ifMatch,
      @RestHeader(IdempotentRequest.HEADER) String key) {
    return service.resign(seat(id), IfMatch.of(ifMatch), key).send(Response.ok());
  }

  /** The current seat in a match, whose seats are those of its first game: the ids are the same. */
  private Seat seat(String id) {
    UUID match = MatchProblems.parseId(id);
    store.requireMatch(match);
    return currentSeat.in(match);
  }
}
