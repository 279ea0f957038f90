package io.seedlap.matches;

import io.quarkus.security.Authenticated;
import io.seedlap.games.Answer;
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
import jakarta.ws.rs.core.EntityTag;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Request;
import jakarta.ws.rs.core.Response;
import java.net.URI;
import java.util.UUID;
import java.util.regex.Pattern;
import org.jboss.resteasy.reactive.RestHeader;
import org.jboss.resteasy.reactive.RestPath;

/** Matches: made, read, led from game to game. Their games are played under {@code /v1/games}. */
@Path("/v1/matches")
@Blocking
public class MatchesResource {
  private static final String IDEMPOTENCY_KEY = "Idempotency-Key";
  private static final String REVALIDATE = "no-cache";
  private static final String SECRET = "no-store";
  private static final Pattern UUID_FORM =
      Pattern.compile("[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}");

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
    return json(Response.created(URI.create("/v1/matches/" + answer.game())), answer);
  }

  @GET
  @Path("{id}")
  public Response read(@RestPath String id, @Context Request request) {
    MatchJson.Full match = store.match(id(id));
    return EntityTags.answer(
        request,
        tag(match.version()),
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
    return json(Response.ok(), service.buy(seat(id), body, IfMatch.of(ifMatch), key));
  }

  @POST
  @Path("{id}/fillings")
  @Authenticated
  public Response fill(
      @RestPath String id,
      @RestHeader(HttpHeaders.IF_MATCH) String ifMatch,
      @RestHeader(IDEMPOTENCY_KEY) String key,
      FillingRequest body) {
    return json(Response.ok(), service.fill(seat(id), body, IfMatch.of(ifMatch), key));
  }

  @POST
  @Path("{id}/resignation")
  @Consumes(MediaType.WILDCARD)
  @Authenticated
  public Response resign(@RestPath String id, @RestHeader(HttpHeaders.IF_MATCH) String ifMatch) {
    return json(Response.ok(), service.resign(seat(id), IfMatch.of(ifMatch)));
  }

  private Seat seat(String text) {
    UUID id = id(text);
    store.check(id);
    return holder.seatIn(id);
  }

  /** No match has an id of another form. */
  static UUID id(String id) {
    if (!UUID_FORM.matcher(id).matches()) {
      throw MatchProblems.unknown();
    }
    return UUID.fromString(id);
  }

  private static Response json(Response.ResponseBuilder response, Answer answer) {
    return response
        .entity(answer.body())
        .type(MediaType.APPLICATION_JSON_TYPE)
        .tag(tag(answer.version()))
        .header(HttpHeaders.CACHE_CONTROL, SECRET)
        .build();
  }

  private static EntityTag tag(int version) {
    return new EntityTag(Integer.toString(version));
  }
}
