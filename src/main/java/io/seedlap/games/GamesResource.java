package io.seedlap.games;

import io.quarkus.security.Authenticated;
import io.quarkus.vertx.http.Uncompressed;
import io.seedlap.clients.ClientAddress;
import io.seedlap.clients.Quota;
import io.seedlap.clients.RateLimits;
import io.seedlap.games.PlyDto.GameLogDto;
import io.seedlap.retries.IdempotentRequest;
import io.seedlap.retries.VersionedResponse;
import io.seedlap.rules.Player;
import io.seedlap.seats.CurrentSeat;
import io.seedlap.seats.Seat;
import io.seedlap.seats.SeatRenewal;
import io.seedlap.web.EntityTags;
import io.seedlap.web.IfMatch;
import io.seedlap.web.JsonResponses;
import io.seedlap.web.KebabCase;
import io.seedlap.web.PageLinks;
import io.seedlap.web.ProblemException;
import io.seedlap.web.ProblemType;
import io.seedlap.wire.RequestValidator;
import io.smallrye.common.annotation.Blocking;
import io.vertx.ext.web.RoutingContext;
import jakarta.ws.rs.BeanParam;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import jakarta.ws.rs.core.UriInfo;
import java.util.Map;
import java.util.UUID;
import org.jboss.resteasy.reactive.RestHeader;
import org.jboss.resteasy.reactive.RestPath;
import org.jboss.resteasy.reactive.RestQuery;

/** Kept games: created, read, listed, played. */
@Path("/v1/games")
@Blocking
public class GamesResource {
  private static final int MAX_PLIES = 1_000;
  private static final String REVALIDATE = "no-cache";

  private final GameService service;
  private final MoveService moves;
  private final GameStore store;
  private final GameList list;
  private final LogBoardReplay replay;
  private final CurrentSeat currentSeat;
  private final SeatRenewal renewal;
  private final JsonResponses responses;
  private final RateLimits rates;
  private final ClientAddress clients;

  GamesResource(
      GameService service,
      MoveService moves,
      GameStore store,
      GameList list,
      LogBoardReplay replay,
      CurrentSeat currentSeat,
      SeatRenewal renewal,
      JsonResponses responses,
      RateLimits rates,
      ClientAddress clients) {
    this.service = service;
    this.moves = moves;
    this.store = store;
    this.list = list;
    this.replay = replay;
    this.currentSeat = currentSeat;
    this.renewal = renewal;
    this.responses = responses;
    this.rates = rates;
    this.clients = clients;
  }

  @POST
  @Consumes(MediaType.APPLICATION_JSON)
  public Response create(
      @RestHeader(IdempotentRequest.HEADER) String key,
      CreateGameRequestDto body,
      @Context RoutingContext routing) {
    rates.count(Quota.CREATIONS, routing);
    VersionedResponse response = service.create(body, key, clients.of(routing.request()));
    return response.sendCreated("/v1/games/" + response.resource());
  }

  @GET
  public Response list(
      @BeanParam GameFilter.Query query, @Context UriInfo uri, @Context HttpHeaders headers) {
    GamePageDto page = list.list(GameFilter.read(query));
    return responses.tagged(headers, page, REVALIDATE, PageLinks.next(uri, page.next()));
  }

  /** A page of exports, one a line. */
  @GET
  @Path("export")
  @Produces(JsonResponses.NDJSON)
  public Response exportList(
      @BeanParam GameFilter.Query query, @Context UriInfo uri, @Context HttpHeaders headers) {
    GameList.Page<GameList.GameExportDto> page = list.exports(GameFilter.read(query));
    return responses.taggedLines(
        headers, page.items(), REVALIDATE, PageLinks.next(uri, page.next()));
  }

  @GET
  @Path("{id}")
  @Uncompressed
  public Response read(@RestPath String id, @Context HttpHeaders headers) {
    StoredGame game = store.game(GameProblems.parseId(id));
    return EntityTags.answer(
        headers,
        EntityTags.of(game.version()),
        REVALIDATE,
        () -> Response.ok(GameDto.of(game), MediaType.APPLICATION_JSON_TYPE));
  }

  @POST
  @Consumes(MediaType.APPLICATION_JSON)
  @Path("{id}/moves")
  @Authenticated
  public Response move(
      @RestPath String id,
      @RestQuery String boards,
      @RestHeader(HttpHeaders.IF_MATCH) String ifMatch,
      @RestHeader(IdempotentRequest.HEADER) String key,
      PlayMoveRequestDto body) {
    UUID game = GameProblems.parseId(id);
    MoveCommand command = new MoveCommand(body, RequestValidator.flag("boards", boards));
    return moves
        .move(game, currentSeat.token(), command, IfMatch.of(ifMatch), key)
        .send(Response.ok());
  }

  @GET
  @Path("{id}/moves")
  public Response log(
      @RestPath String id,
      @RestQuery String from,
      @RestQuery String limit,
      @RestQuery String boards,
      @Context HttpHeaders headers) {
    UUID game = GameProblems.parseId(id);
    RequestValidator query = new RequestValidator();
    int first = query.wholeNumber("from", from, 1, Integer.MAX_VALUE);
    int size = query.wholeNumber("limit", limit, MAX_PLIES, MAX_PLIES);
    query.done();
    boolean withBoards = RequestValidator.flag("boards", boards);
    GameLogDto log = store.log(game, first, size);
    return responses.tagged(headers, withBoards ? replay.withBoards(game, log) : log, REVALIDATE);
  }

  @GET
  @Path("{id}/export")
  public Response export(@RestPath String id, @Context HttpHeaders headers) {
    UUID game = GameProblems.parseId(id);
    return responses.tagged(
        headers,
        list.export(game),
        REVALIDATE,
        Map.of(HttpHeaders.CONTENT_DISPOSITION, "attachment; filename=\"" + game + ".json\""));
  }

  @POST
  @Path("{id}/resignation")
  @Consumes(MediaType.WILDCARD)
  @Authenticated
  public Response resign(
      @RestPath String id,
      @RestHeader(HttpHeaders.IF_MATCH) String ifMatch,
      @RestHeader(IdempotentRequest.HEADER) String key) {
    Seat seat = seat(id);
    return service.resign(seat, IfMatch.of(ifMatch), key).send(Response.ok());
  }

  /** Replaces a seat's token, for its holder: the old one may have been seen by others. */
  @POST
  @Path("{id}/seats/{player}/renewal")
  @Consumes(MediaType.WILDCARD)
  @Authenticated
  public Response renew(
      @RestPath String id,
      @RestPath String player,
      @RestHeader(IdempotentRequest.HEADER) String key) {
    Player side =
        KebabCase.parse(Player.class, player)
            .orElseThrow(() -> new ProblemException(ProblemType.NOT_FOUND));
    byte[] body = renewal.renew(GameProblems.parseId(id), side, key, store::seatsOf);
    return Response.ok(body, MediaType.APPLICATION_JSON_TYPE)
        .header(HttpHeaders.CACHE_CONTROL, VersionedResponse.NO_STORE)
        .build();
  }

  private Seat seat(String id) {
    return currentSeat.in(GameProblems.parseId(id), store::seatsOf);
  }
}
