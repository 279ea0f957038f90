package io.seedlap.live;

import io.seedlap.background.FailureLog;
import io.seedlap.live.EventReader.EventBatch;
import io.seedlap.web.ProblemException;
import io.smallrye.mutiny.Multi;
import io.smallrye.mutiny.Uni;
import jakarta.ws.rs.sse.OutboundSseEvent;
import jakarta.ws.rs.sse.Sse;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.IntFunction;

/**
 * The event stream of one client. It polls the table in small batches, each only when the one
 * before has been sent, so that a slow client takes no memory. When there is nothing to send it
 * waits for the {@link WakeSignal}, or for the heartbeat, and polls again.
 */
final class EventStream {
  private static final long RECONNECT_MILLIS = 2_000;

  private final IntFunction<Uni<EventBatch>> read;
  private final WakeSignal signal;
  private final Consumer<UUID> subscribe;
  private final BooleanSupplier stopping;
  private final Duration heartbeat;
  private final FailureLog failures;
  private final Sse sse;
  private int lastId;
  private boolean complete;

  /**
   * @param lastId id of the last event that the client has seen
   * @param read reads the events after an id
   * @param subscribe has changes of one more game or match set the signal
   * @param stopping whether the stream must end: the server stops, and the client reconnects, or
   *     the request is over
   * @param failures of reading
   */
  EventStream(
      int lastId,
      IntFunction<Uni<EventBatch>> read,
      WakeSignal signal,
      Consumer<UUID> subscribe,
      BooleanSupplier stopping,
      Duration heartbeat,
      FailureLog failures,
      Sse sse) {
    this.lastId = lastId;
    this.read = read;
    this.signal = signal;
    this.subscribe = subscribe;
    this.stopping = stopping;
    this.heartbeat = heartbeat;
    this.failures = failures;
    this.sse = sse;
  }

  /** The events, until the last has been sent or the client disconnects. */
  Multi<OutboundSseEvent> events() {
    return Multi.createBy().repeating().uni(this::next).until(List::isEmpty).onItem().disjoint();
  }

  /** The next events or a heartbeat, at least one item; none at the end of the stream. */
  private Uni<List<OutboundSseEvent>> next() {
    if (complete || stopping.getAsBoolean()) {
      return item(List.of());
    }
    return poll().chain(events -> events.isEmpty() && !complete ? waitAndPoll() : item(events));
  }

  private Uni<List<OutboundSseEvent>> waitAndPoll() {
    return signal
        .await()
        .ifNoItem()
        .after(heartbeat)
        .recoverWithItem(false)
        .chain(this::pollAfterWait);
  }

  private Uni<List<OutboundSseEvent>> pollAfterWait(boolean signalled) {
    if (stopping.getAsBoolean()) {
      return item(List.of());
    }
    return poll()
        .chain(
            events -> {
              if (!events.isEmpty() || complete) {
                return item(events);
              }
              return signalled ? waitAndPoll() : item(List.of(comment("still here")));
            });
  }

  /**
   * Polls the table. Without a database there are no new events, nor where reading fails in another
   * way: the stream stays, and polls again.
   */
  private Uni<List<OutboundSseEvent>> poll() {
    return read.apply(lastId)
        .map(this::outbound)
        .onItem()
        .invoke(failures::succeeded)
        .onFailure(failure -> !(failure instanceof ProblemException))
        .invoke(failures::failed)
        .onFailure()
        .recoverWithItem(List.of());
  }

  private List<OutboundSseEvent> outbound(EventBatch batch) {
    List<OutboundSseEvent> events = new ArrayList<>();
    for (StreamEvent event : batch.events()) {
      lastId = event.id() == null ? lastId : event.id();
      events.add(outbound(event));
    }
    batch.others().forEach(subscribe);
    complete = batch.complete();
    return events;
  }

  private OutboundSseEvent outbound(StreamEvent event) {
    OutboundSseEvent.Builder builder =
        sse.newEventBuilder()
            .name(event.name())
            .reconnectDelay(RECONNECT_MILLIS)
            .data(String.class, event.data());
    return event.id() == null ? builder.build() : builder.id(event.id().toString()).build();
  }

  private OutboundSseEvent comment(String text) {
    return sse.newEventBuilder().comment(text).build();
  }

  private static Uni<List<OutboundSseEvent>> item(List<OutboundSseEvent> events) {
    return Uni.createFrom().item(events);
  }
}
