package io.seedlap.live;

import io.seedlap.background.FailureLog;
import io.seedlap.clients.ClientAddress;
import io.seedlap.clients.Quota;
import io.seedlap.clients.RateLimits;
import io.seedlap.connections.RequestEnd;
import io.seedlap.live.EventReader.EventBatch;
import io.seedlap.wire.RequestValidator;
import io.smallrye.mutiny.Multi;
import io.smallrye.mutiny.Uni;
import io.smallrye.mutiny.infrastructure.Infrastructure;
import io.vertx.ext.web.RoutingContext;
import jakarta.inject.Singleton;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import jakarta.ws.rs.sse.OutboundSseEvent;
import jakarta.ws.rs.sse.Sse;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.BooleanSupplier;
import java.util.function.IntFunction;
import org.jboss.logging.Logger;

/** Opens event streams (Server-Sent Events), within the limits of {@link EventStreamConfig}. */
@Singleton
public class EventStreams {
  private static final Logger LOG = Logger.getLogger(EventStreams.class);

  /** A match has the id of its first game. */
  public enum StreamKind {
    GAME,
    MATCH
  }

  private record Watched(StreamKind kind, UUID id) {}

  private static final Map<String, String> HEADERS =
      Map.of(
          "Cache-Control", "no-store", "X-Accel-Buffering", "no"); // nginx must not buffer events

  private final ChangeNotifier changes;
  private final RateLimits rates;
  private final StreamLimit limit;
  private final ClientAddress clients;
  private final EventStreamConfig config;
  private final FailureLog failures = new FailureLog("event-streams");
  private final SharedReads reads = new SharedReads(Infrastructure.getDefaultWorkerPool());

  EventStreams(
      ChangeNotifier changes,
      RateLimits rates,
      StreamLimit limit,
      ClientAddress clients,
      EventStreamConfig config) {
    this.changes = changes;
    this.rates = rates;
    this.limit = limit;
    this.clients = clients;
    this.config = config;
  }

  /**
   * Opens a stream of one game or match. It holds its place until the request is over, whether or
   * not anything comes to subscribe to the events.
   *
   * @param id its {@link ResourceChanged} wakes the stream
   * @param lastId id of the last event that the client has seen
   * @param reader reads the events after it, for any stream of the same game or match
   * @throws io.seedlap.web.ProblemException rate-limited, too-many-streams or overloaded
   */
  public Multi<OutboundSseEvent> open(
      StreamKind kind, UUID id, int lastId, EventReader reader, RoutingContext routing, Sse sse) {
    return open(Set.of(id), lastId, reads.by(new Watched(kind, id), reader), routing, sse);
  }

  /**
   * Opens a stream of its own reader.
   *
   * @param ids of games and matches; their {@link ResourceChanged} wakes the stream
   * @param reader of events without ids, for this stream alone
   * @throws io.seedlap.web.ProblemException as the other
   */
  public Multi<OutboundSseEvent> open(
      Set<UUID> ids, EventReader reader, RoutingContext routing, Sse sse) {
    return open(ids, 0, reads.by(reader, reader), routing, sse);
  }

  private Multi<OutboundSseEvent> open(
      Set<UUID> ids,
      int lastId,
      IntFunction<Uni<EventBatch>> read,
      RoutingContext routing,
      Sse sse) {
    rates.count(Quota.STREAMS, routing);
    Runnable leave = limit.enter(clients.of(routing.request()));
    Subscription subscription = new Subscription(changes, ids);
    AtomicBoolean over = new AtomicBoolean();
    RequestEnd.run(
        routing,
        () -> {
          leave.run();
          over.set(true);
          subscription.end();
        });
    HEADERS.forEach(routing.response()::putHeader);
    BooleanSupplier stopping = () -> over.get() || changes.isStopping();
    return new EventStream(
            lastId,
            read,
            subscription.signal(),
            subscription::follow,
            stopping,
            config.heartbeat(),
            failures,
            sse)
        .events()
        .onFailure()
        .invoke(failure -> LOG.errorf(failure, "The event stream of %s failed", ids));
  }

  /** The answer to HEAD: the head of a stream, and no stream. */
  public static Response head() {
    Response.ResponseBuilder response = Response.ok().type(MediaType.SERVER_SENT_EVENTS);
    HEADERS.forEach(response::header);
    return response.build();
  }

  /**
   * Reads the header {@code Last-Event-ID}.
   *
   * @param header null or empty when the client has seen no event
   * @param none the id that stands for no event
   * @param last id of the last event there is; a greater one is of a log that is no more, for
   *     example because a backup was restored, and such a client has seen no event of this one
   * @throws io.seedlap.web.ProblemException invalid-request
   */
  public static int lastEventId(String header, int none, int last) {
    int seen = lastEventId(header, none);
    return seen > last ? none : seen;
  }

  private static int lastEventId(String header, int none) {
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
