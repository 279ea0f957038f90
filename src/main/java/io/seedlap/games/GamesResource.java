package io.seedlap.games;

import io.quarkus.security.Authenticated;
import io.seedlap.rules.Player;
import io.seedlap.web.EntityTags;
import io.seedlap.wire.Requests;
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
import jakarta.ws.rs.core.UriInfo;
import java.net.URI;
import java.util.UUID;
import org.jboss.resteasy.reactive.RestHeader;
import org.jboss.resteasy.reactive.RestPath;
import org.jboss.resteasy.reactive.RestQuery;

/** Games that are kept: made, read, listed, played. */
@Path("/v1/games")
@Blocking
public class GamesResource {
  private static final int MAX_PLIES = 1_000;
  private static final String IDEMPOTENCY_KEY = "Idempotency-Key";
  private static final String REVALIDATE = "no-cache";

  private final GameService service;
  private final GameStore store;
  private final LogBoards logBoards;
  private final SeatHolder holder;

  GamesResource(GameService service, GameStore store, LogBoards logBoards, SeatHolder holder) {
    this.service = service;
    this.store = store;
    this.logBoards = logBoards;
    this.holder = holder;
  }

  @POST
  public Response create(@RestHeader(IDEMPOTENCY_KEY) String key, CreateGame body) {
    Answer answer = service.create(body, key);
    return answer.sent(Response.created(URI.create("/v1/games/" + answer.game())));
  }

  @GET
  public Response list(
      @RestQuery String ruleset,
      @RestQuery String status,
      @RestQuery String player,
      @RestQuery String limit,
      @RestQuery String cursor,
      @Context UriInfo uri) {
    GameJson.Page page = store.list(GameFilter.read(ruleset, status, player, limit, cursor));
    Response.ResponseBuilder response =
        Response.ok(page, MediaType.APPLICATION_JSON_TYPE)
            .header(HttpHeaders.CACHE_CONTROL, REVALIDATE);
    if (page.next() != null) {
      URI next = uri.getRequestUriBuilder().replaceQueryParam("cursor", page.next()).build();
      response.header(
          "Link", "<" + next.getRawPath() + "?" + next.getRawQuery() + ">; rel=\"next\"");
    }
    return response.build();
  }

  @GET
  @Path("{id}")
  public Response read(@RestPath String id, @Context Request request) {
    KeptGame game = store.game(GameIds.read(id));
    return EntityTags.answer(
        request,
        EntityTags.of(game.version),
        REVALIDATE,
        () -> Response.ok(GameJson.Full.of(game), MediaType.APPLICATION_JSON_TYPE));
  }

  @POST
  @Path("{id}/moves")
  @Authenticated
  public Response move(
      @RestPath String id,
      @RestQuery String boards,
      @RestHeader(HttpHeaders.IF_MATCH) String ifMatch,
      @RestHeader(IDEMPOTENCY_KEY) String key,
      MoveRequest body) {
    Seat seat = holder.seatIn(GameIds.read(id));
    MoveOrder order = new MoveOrder(body, Requests.flag("boards", boards));
    return service.move(seat, order, IfMatch.of(ifMatch), key).sent(Response.ok());
  }

  @GET
  @Path("{id}/moves")
  public Response log(
      @RestPath String id,
      @RestQuery String from,
      @RestQuery String limit,
      @RestQuery String boards) {
    UUID game = GameIds.read(id);
    Requests query = new Requests();
    int first = Numbers.read(query, "from", from, 1, Integer.MAX_VALUE);
    int size = Numbers.read(query, "limit", limit, MAX_PLIES, MAX_PLIES);
    query.done();
    boolean withBoards = Requests.flag("boards", boards);
    GameJson.Log log = store.log(game, first, size);
    return Response.ok(
            withBoards ? logBoards.added(game, log) : log, MediaType.APPLICATION_JSON_TYPE)
        .header(HttpHeaders.CACHE_CONTROL, REVALIDATE)
        .build();
  }

  /** The body of {@code replay}; resignation is no move, so it is not in it. */
  @GET
  @Path("{id}/export")
  public Response export(@RestPath String id) {
    UUID game = GameIds.read(id);
    return Response.ok(store.export(game), MediaType.APPLICATION_JSON_TYPE)
        .header(HttpHeaders.CACHE_CONTROL, REVALIDATE)
        .header(HttpHeaders.CONTENT_DISPOSITION, "attachment; filename=\"" + game + ".json\"")
        .build();
  }

  @POST
  @Path("{id}/resignation")
  @Consumes(MediaType.WILDCARD)
  @Authenticated
  public Response resign(@RestPath String id, @RestHeader(HttpHeaders.IF_MATCH) String ifMatch) {
    Seat seat = holder.seatIn(GameIds.read(id));
    return service.resign(seat, IfMatch.of(ifMatch)).sent(Response.ok());
  }

  /** A new token for a seat, by its holder: for one that may have been seen by others. */
  @POST
  @Path("{id}/seats/{player}/renewal")
  @Consumes(MediaType.WILDCARD)
  @Authenticated
  public Response renew(@RestPath String id, @RestPath String player) {
    Player side = GameIds.player(player);
    return Response.ok(
            service.renew(holder.seatIn(GameIds.read(id), side)), MediaType.APPLICATION_JSON_TYPE)
        .header(HttpHeaders.CACHE_CONTROL, Answer.SECRET)
        .build();
  }
}
