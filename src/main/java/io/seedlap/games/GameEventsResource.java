package io.seedlap.games;

import com.fasterxml.jackson.databind.ObjectMapper;
import io.seedlap.live.EventReader;
import io.seedlap.live.EventStreams;
import io.seedlap.live.StreamEvent;
import io.seedlap.web.JsonWriter;
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
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import org.jboss.resteasy.reactive.RestHeader;
import org.jboss.resteasy.reactive.RestPath;

/** Streams the events of a game to anyone. */
@Path("/v1/games/{id}/events")
public class GameEventsResource {
  /** The start is event 0, so that no event is less than that. */
  private static final int NO_EVENT = -1;

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
      @Context RoutingContext routing,
      @Context Sse sse) {
    UUID game = GameProblems.parseId(id);
    int seen = EventStreams.lastEventId(lastEventId, NO_EVENT, store.game(game).ply());
    return streams.open(
        EventStreams.StreamKind.GAME, game, seen, lastId -> readAfter(game, lastId), routing, sse);
  }

  /** A stream has no end to wait for: HEAD is answered by its head alone. */
  @HEAD
  @Produces(MediaType.SERVER_SENT_EVENTS)
  @Blocking
  public Response head(@RestPath String id, @RestHeader("Last-Event-ID") String lastEventId) {
    EventStreams.lastEventId(lastEventId, NO_EVENT, store.game(GameProblems.parseId(id)).ply());
    return EventStreams.head();
  }

  private EventReader.EventBatch readAfter(UUID id, int lastId) {
    int lastPly = Math.max(lastId, 0);
    GameStore.GameProgress progress = store.progress(id, lastPly, EventReader.BATCH_SIZE);
    StoredGame game = progress.game();
    List<GameEventDto> events = new ArrayList<>();
    if (lastId == NO_EVENT) {
      events.add(GameEventDto.StartEventDto.of(game));
    }
    for (StoredPly ply : progress.plies()) {
      lastPly = ply.ply();
      events.add(GameEventDto.PlyEventDto.of(game, ply));
    }
    boolean complete = game.isFinished() && lastPly >= game.ply();
    if (complete) {
      events.add(GameEventDto.EndEventDto.of(game));
    }
    return new EventReader.EventBatch(events.stream().map(this::streamEvent).toList(), complete);
  }

  private StreamEvent streamEvent(GameEventDto event) {
    return new StreamEvent(event.eventName(), event.ply(), JsonWriter.text(mapper, event));
  }
}
