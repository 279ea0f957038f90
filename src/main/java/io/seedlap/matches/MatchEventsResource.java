package io.seedlap.matches;

import io.seedlap.live.EventReader;
import io.seedlap.live.EventStreams;
import io.seedlap.live.StreamEvent;
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
import java.util.List;
import java.util.UUID;
import org.jboss.resteasy.reactive.RestHeader;
import org.jboss.resteasy.reactive.RestPath;

/** Streams the events of a match to anyone. */
@Path("/v1/matches/{id}/events")
public class MatchEventsResource {
  /** Events count from 1. */
  private static final int NO_EVENT = 0;

  private final MatchStore store;
  private final EventStreams streams;

  MatchEventsResource(MatchStore store, EventStreams streams) {
    this.store = store;
    this.streams = streams;
  }

  @GET
  @Produces(MediaType.SERVER_SENT_EVENTS)
  @Blocking
  public Multi<OutboundSseEvent> events(
      @RestPath String id,
      @RestHeader("Last-Event-ID") String lastEventId,
      @Context RoutingContext routing,
      @Context Sse sse) {
    UUID match = MatchProblems.parseId(id);
    int seen = EventStreams.lastEventId(lastEventId, NO_EVENT, store.version(match));
    return streams.open(
        EventStreams.StreamKind.MATCH,
        match,
        seen,
        lastId -> readAfter(match, lastId),
        routing,
        sse);
  }

  /** A stream has no end to wait for: HEAD is answered by its head alone. */
  @HEAD
  @Produces(MediaType.SERVER_SENT_EVENTS)
  @Blocking
  public Response head(@RestPath String id, @RestHeader("Last-Event-ID") String lastEventId) {
    EventStreams.lastEventId(lastEventId, NO_EVENT, store.version(MatchProblems.parseId(id)));
    return EventStreams.head();
  }

  private EventReader.EventBatch readAfter(UUID id, int lastId) {
    MatchStore.MatchProgress progress = store.progress(id, lastId, EventReader.BATCH_SIZE);
    MatchEntity match = progress.match();
    List<StreamEvent> events =
        progress.events().stream()
            .map(event -> new StreamEvent(event.type, event.seq, event.data))
            .toList();
    int last = lastId + events.size();
    return new EventReader.EventBatch(events, match.isFinished() && last >= match.version);
  }
}
