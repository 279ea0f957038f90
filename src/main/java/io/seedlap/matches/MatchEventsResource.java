package io.seedlap.matches;

import io.seedlap.games.EventStream;
import io.seedlap.games.EventStreams;
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
import java.util.List;
import java.util.UUID;
import org.jboss.resteasy.reactive.RestHeader;
import org.jboss.resteasy.reactive.RestPath;

/** Lets anybody watch a match live. */
@Path("/v1/matches/{id}/events")
public class MatchEventsResource {
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
      @Context HttpServerRequest request,
      @Context Sse sse) {
    UUID match = MatchesResource.id(id);
    int seen = EventStreams.seen(lastEventId, 0);
    store.check(match);
    return streams.open(match, seen, last -> look(match, last), request, sse);
  }

  private EventStream.Look look(UUID id, int seen) {
    MatchStore.Unseen unseen = store.unseen(id, seen, EventStream.AT_ONCE);
    List<EventStream.Told> events =
        unseen.events().stream()
            .map(event -> new EventStream.Told(event.type, event.seq, event.data))
            .toList();
    int last = events.isEmpty() ? seen : events.get(events.size() - 1).id();
    KeptMatch match = unseen.match();
    return new EventStream.Look(events, match.isFinished() && last >= match.version);
  }
}
