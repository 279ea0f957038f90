package io.seedlap.games;

import com.fasterxml.jackson.databind.ObjectMapper;
import io.seedlap.web.JsonText;
import io.smallrye.common.annotation.Blocking;
import io.smallrye.mutiny.Multi;
import io.vertx.core.http.HttpServerRequest;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.sse.OutboundSseEvent;
import jakarta.ws.rs.sse.Sse;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import org.jboss.resteasy.reactive.RestHeader;
import org.jboss.resteasy.reactive.RestPath;

/** Lets anybody watch a game live. */
@Path("/v1/games/{id}/events")
public class GameEventsResource {
  private static final int NOT_EVEN_THE_START = -1;

  private final GameStore store;
  private final EventStreams streams;
  private final ObjectMapper mapper;

  GameEventsResource(GameStore store, EventStreams streams, ObjectMapper mapper) {
    this.store = store;
    this.streams = streams;
    this.mapper = mapper;
  }

  @GET
  @Produces(MediaType.SERVER_SENT_EVENTS)
  @Blocking
  public Multi<OutboundSseEvent> events(
      @RestPath String id,
      @RestHeader("Last-Event-ID") String lastEventId,
      @Context HttpServerRequest request,
      @Context Sse sse) {
    UUID game = GameIds.read(id);
    int seen = EventStreams.seen(lastEventId, NOT_EVEN_THE_START);
    store.game(game);
    return streams.open(game, seen, last -> look(game, last), request, sse);
  }

  /** The start is event 0, a ply has its number, and the end that of the last ply. */
  private EventStream.Look look(UUID id, int seen) {
    int last = Math.max(seen, 0);
    GameStore.Unseen unseen = store.unseen(id, last, EventStream.AT_ONCE);
    KeptGame game = unseen.game();
    List<EventStream.Told> events = new ArrayList<>();
    if (seen < 0) {
      events.add(told("start", 0, GameEvents.Start.of(game)));
    }
    for (KeptPly ply : unseen.plies()) {
      last = ply.ply;
      events.add(told("ply", last, GameEvents.Ply.of(game, ply)));
    }
    boolean ended = game.isFinished() && last >= game.ply;
    if (ended) {
      events.add(told("end", game.ply, GameEvents.End.of(game)));
    }
    return new EventStream.Look(events, ended);
  }

  private EventStream.Told told(String name, int id, Object data) {
    return new EventStream.Told(name, id, JsonText.of(mapper, data));
  }
}
