package io.seedlap.matches;

import com.fasterxml.jackson.databind.ObjectMapper;
import io.quarkus.security.Authenticated;
import io.seedlap.games.LinkedGames;
import io.seedlap.live.EventStreams;
import io.seedlap.seats.CurrentSeat;
import io.seedlap.seats.MoreTokens;
import io.seedlap.seats.Seat;
import io.smallrye.common.annotation.Blocking;
import io.smallrye.mutiny.Multi;
import io.vertx.ext.web.RoutingContext;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.HEAD;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import jakarta.ws.rs.sse.OutboundSseEvent;
import jakarta.ws.rs.sse.Sse;
import java.util.Set;

/** Streams what the holder of some tokens is to do, in all games and matches that they are of. */
@Path("/v1/seat/events")
@Authenticated
public class SeatEventsResource {
  private final CurrentSeat currentSeat;
  private final MatchStore store;
  private final LinkedGames games;
  private final EventStreams streams;
  private final ObjectMapper mapper;

  SeatEventsResource(
      CurrentSeat currentSeat,
      MatchStore store,
      LinkedGames games,
      EventStreams streams,
      ObjectMapper mapper) {
    this.currentSeat = currentSeat;
    this.store = store;
    this.games = games;
    this.streams = streams;
    this.mapper = mapper;
  }

  /** It begins with the present state, so that it needs no {@code Last-Event-ID}. */
  @GET
  @Produces(MediaType.SERVER_SENT_EVENTS)
  @Blocking
  public Multi<OutboundSseEvent> events(@Context RoutingContext routing, @Context Sse sse) {
    SeatEventReader reader = new SeatEventReader(seats(routing), store, games, mapper);
    return streams.open(reader.ids(), reader, routing, sse);
  }

  /** A stream has no end to wait for: HEAD is answered by its head alone. */
  @HEAD
  @Produces(MediaType.SERVER_SENT_EVENTS)
  @Blocking
  public Response head(@Context RoutingContext routing) {
    seats(routing);
    return EventStreams.head();
  }

  private Set<Seat> seats(RoutingContext routing) {
    return currentSeat.andOthers(routing.request().headers().getAll(MoreTokens.HEADER));
  }
}
