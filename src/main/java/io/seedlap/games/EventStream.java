package io.seedlap.games;

import io.seedlap.web.ProblemException;
import io.smallrye.mutiny.Multi;
import io.smallrye.mutiny.Uni;
import io.smallrye.mutiny.infrastructure.Infrastructure;
import jakarta.ws.rs.sse.OutboundSseEvent;
import jakarta.ws.rs.sse.Sse;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;

/**
 * One watcher's stream. It reads the table for what the watcher has not seen, a few events at a
 * time and only when the last have been sent, so a slow watcher costs no memory. With nothing to
 * read it waits for news; at every heartbeat it looks without.
 */
public final class EventStream {
  /** How many events a reader shall read at once, more or less. */
  public static final int AT_ONCE = 20;

  private static final long RECONNECT_MILLIS = 2_000;

  private final Reader reader;
  private final Watch watch;
  private final BooleanSupplier stopping;
  private final Duration heartbeat;
  private final Sse sse;
  private int seen;
  private boolean ended;

  /**
   * An event.
   *
   * @param data JSON
   */
  public record Told(String name, int id, String data) {}

  /**
   * What a look into the table has found.
   *
   * @param ended whether nothing can come after these events
   */
  public record Look(List<Told> events, boolean ended) {}

  /** Reads the table, on a worker thread. */
  @FunctionalInterface
  public interface Reader {
    /** The next few events after this one. */
    Look after(int seen);
  }

  /**
   * @param seen the last event that the watcher has seen
   * @param stopping whether the server stops: then the stream ends, to be taken up elsewhere
   */
  EventStream(
      int seen, Reader reader, Watch watch, BooleanSupplier stopping, Duration heartbeat, Sse sse) {
    this.seen = seen;
    this.reader = reader;
    this.watch = watch;
    this.stopping = stopping;
    this.heartbeat = heartbeat;
    this.sse = sse;
  }

  /** The events, until the last has been told or the watcher leaves. */
  Multi<OutboundSseEvent> events() {
    return Multi.createBy().repeating().uni(this::next).until(List::isEmpty).onItem().disjoint();
  }

  /** The next few events, at least one; none when all has been told. */
  private Uni<List<OutboundSseEvent>> next() {
    return ended || stopping.getAsBoolean()
        ? Uni.createFrom().item(List.of())
        : look()
            .chain(
                events ->
                    events.isEmpty() && !ended ? waitAndLook() : Uni.createFrom().item(events));
  }

  private Uni<List<OutboundSseEvent>> waitAndLook() {
    return watch
        .rings()
        .ifNoItem()
        .after(heartbeat)
        .recoverWithItem(false)
        .chain(
            rung ->
                stopping.getAsBoolean()
                    ? Uni.createFrom().item(List.of())
                    : look()
                        .chain(
                            events -> {
                              if (!events.isEmpty() || ended) {
                                return Uni.createFrom().item(events);
                              }
                              return rung
                                  ? waitAndLook()
                                  : Uni.createFrom().item(List.of(comment("still here")));
                            }));
  }

  /** On a worker: the table is read. While the database is away there is nothing new. */
  private Uni<List<OutboundSseEvent>> look() {
    return Uni.createFrom()
        .item(this::unseen)
        .runSubscriptionOn(Infrastructure.getDefaultWorkerPool())
        .onFailure(ProblemException.class)
        .recoverWithItem(List.of());
  }

  private List<OutboundSseEvent> unseen() {
    Look look = reader.after(seen);
    List<OutboundSseEvent> events = new ArrayList<>();
    for (Told told : look.events()) {
      seen = told.id();
      events.add(event(told));
    }
    ended = look.ended();
    return events;
  }

  private OutboundSseEvent event(Told told) {
    return sse.newEventBuilder()
        .name(told.name())
        .id(Integer.toString(told.id()))
        .reconnectDelay(RECONNECT_MILLIS)
        .data(String.class, told.data())
        .build();
  }

  private OutboundSseEvent comment(String text) {
    return sse.newEventBuilder().comment(text).build();
  }
}
