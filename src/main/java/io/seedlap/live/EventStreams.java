package io.seedlap.live;

import io.seedlap.background.FailureLog;
import io.seedlap.wire.RequestValidator;
import io.smallrye.mutiny.Multi;
import io.vertx.core.http.HttpServerRequest;
import jakarta.inject.Singleton;
import jakarta.ws.rs.sse.OutboundSseEvent;
import jakarta.ws.rs.sse.Sse;
import java.util.UUID;

/** Opens event streams (Server-Sent Events), within the limits of {@link EventStreamConfig}. */
@Singleton
public class EventStreams {
  private final ChangeNotifier changes;
  private final StreamLimit limit;
  private final EventStreamConfig config;
  private final FailureLog failures = new FailureLog("event-streams");

  EventStreams(ChangeNotifier changes, StreamLimit limit, EventStreamConfig config) {
    this.changes = changes;
    this.limit = limit;
    this.config = config;
  }

  /**
   * Opens a stream.
   *
   * @param id of the game or match; its {@link ResourceChanged} wakes the stream
   * @param lastId id of the last event that the client has seen
   * @param reader reads the events after it
   * @throws io.seedlap.web.ProblemException too-many-streams or overloaded
   */
  public Multi<OutboundSseEvent> open(
      UUID id, int lastId, EventReader reader, HttpServerRequest request, Sse sse) {
    Runnable leave = limit.enter(request.remoteAddress().hostAddress());
    WakeSignal signal = changes.subscribe(id);
    request
        .response()
        .putHeader("Cache-Control", "no-store")
        .putHeader("X-Accel-Buffering", "no"); // nginx must not buffer events
    return new EventStream(
            lastId, reader, signal, changes::isStopping, config.heartbeat(), failures, sse)
        .events()
        .onTermination()
        .invoke(
            () -> {
              changes.unsubscribe(id, signal);
              leave.run();
            });
  }

  /**
   * Reads the header {@code Last-Event-ID}.
   *
   * @param header null or empty when the client has seen no event
   * @param none the id that stands for no event
   * @throws io.seedlap.web.ProblemException invalid-request
   */
  public static int lastEventId(String header, int none) {
    if (header == null || header.isEmpty()) {
      return none;
    }
    if (header.equals("0")) {
      return 0;
    }
    RequestValidator request = new RequestValidator();
    int id = request.wholeNumber("Last-Event-ID", header, 1, Integer.MAX_VALUE);
    request.done();
    return id;
  }
}
