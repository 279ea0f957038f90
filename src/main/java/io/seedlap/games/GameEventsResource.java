package io.seedlap.games;

import com.fasterxml.jackson.databind.ObjectMapper;
import io.seedlap.wire.Requests;
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
import java.util.UUID;
import org.jboss.resteasy.reactive.RestHeader;
import org.jboss.resteasy.reactive.RestPath;

/** Lets anybody watch a game live. */
@Path("/v1/games/{id}/events")
public class GameEventsResource {
  private final GameStore store;
  private final GameNews news;
  private final StreamLimit limit;
  private final EventsConfig config;
  private final ObjectMapper mapper;

  GameEventsResource(
      GameStore store, GameNews news, StreamLimit limit, EventsConfig config, ObjectMapper mapper) {
    this.store = store;
    this.news = news;
    this.limit = limit;
    this.config = config;
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
    int seen = seen(lastEventId);
    store.game(game);
    Runnable leave = limit.enter(request.remoteAddress().hostAddress());
    Watch watch = news.watch(game);
    request
        .response()
        .putHeader("Cache-Control", "no-store")
        .putHeader("X-Accel-Buffering", "no"); // proxies must not hold events back
    return new GameStream(game, seen, store, watch, news::isClosed, config.heartbeat(), mapper, sse)
        .events()
        .onTermination()
        .invoke(
            () -> {
              watch.close();
              leave.run();
            });
  }

  private static int seen(String lastEventId) {
    if (lastEventId == null || lastEventId.isEmpty()) {
      return -1;
    }
    Requests request = new Requests();
    boolean start = lastEventId.equals("0");
    int ply = start ? 0 : Numbers.read(request, "Last-Event-ID", lastEventId, 1, Integer.MAX_VALUE);
    request.done();
    return ply;
  }
}
