package io.seedlap.games;

import io.seedlap.wire.Requests;
import io.smallrye.mutiny.Multi;
import io.vertx.core.http.HttpServerRequest;
import jakarta.inject.Singleton;
import jakarta.ws.rs.sse.OutboundSseEvent;
import jakarta.ws.rs.sse.Sse;
import java.util.UUID;

/** Opens streams of live events, as many as there may be. */
@Singleton
public class EventStreams {
  private final GameNews news;
  private final StreamLimit limit;
  private final EventsConfig config;

  EventStreams(GameNews news, StreamLimit limit, EventsConfig config) {
    this.news = news;
    this.limit = limit;
    this.config = config;
  }

  /**
   * Opens a stream.
   *
   * @param id what is watched: news of it wakes the stream
   * @param seen the last event that the watcher has seen
   * @param reader reads what he has not
   * @throws io.seedlap.web.ProblemException too-many-streams or overloaded
   */
  public Multi<OutboundSseEvent> open(
      UUID id, int seen, EventStream.Reader reader, HttpServerRequest request, Sse sse) {
    Runnable leave = limit.enter(request.remoteAddress().hostAddress());
    Watch watch = news.watch(id);
    request
        .response()
        .putHeader("Cache-Control", "no-store")
        .putHeader("X-Accel-Buffering", "no"); // proxies must not hold events back
    return new EventStream(seen, reader, watch, news::isClosed, config.heartbeat(), sse)
        .events()
        .onTermination()
        .invoke(
            () -> {
              watch.close();
              leave.run();
            });
  }

  /**
   * The last event that a watcher has seen.
   *
   * @param lastEventId the header; null or empty when he has seen none
   * @param none what stands for none
   */
  public static int seen(String lastEventId, int none) {
    if (lastEventId == null || lastEventId.isEmpty()) {
      return none;
    }
    if (lastEventId.equals("0")) {
      return 0;
    }
    Requests request = new Requests();
    int seen = Numbers.read(request, "Last-Event-ID", lastEventId, 1, Integer.MAX_VALUE);
    request.done();
    return seen;
  }
}
