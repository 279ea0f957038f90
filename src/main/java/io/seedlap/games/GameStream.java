package io.seedlap.games;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.seedlap.web.ProblemException;
import io.smallrye.mutiny.Multi;
import io.smallrye.mutiny.Uni;
import io.smallrye.mutiny.infrastructure.Infrastructure;
import jakarta.ws.rs.sse.OutboundSseEvent;
import jakarta.ws.rs.sse.Sse;
import java.io.UncheckedIOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import java.util.function.BooleanSupplier;

/**
 * One watcher's stream. It reads the table for what the watcher has not seen, a few plies at a time
 * and only when the last have been sent, so a slow watcher costs no memory. With nothing to read it
 * waits for news; at every heartbeat it looks without.
 */
final class GameStream {
  private static final int PLIES_AT_ONCE = 20;
  private static final long RECONNECT_MILLIS = 2_000;

  private final UUID game;
  private final GameStore store;
  private final Watch watch;
  private final BooleanSupplier stopping;
  private final Duration heartbeat;
  private final ObjectMapper mapper;
  private final Sse sse;
  private int seen;
  private boolean ended;

  /**
   * @param seen the last ply that the watcher has seen; -1 when not even the start
   * @param stopping whether the server stops: then the stream ends, to be taken up elsewhere
   */
  GameStream(
      UUID game,
      int seen,
      GameStore store,
      Watch watch,
      BooleanSupplier stopping,
      Duration heartbeat,
      ObjectMapper mapper,
      Sse sse) {
    this.game = game;
    this.seen = seen;
    this.store = store;
    this.watch = watch;
    this.stopping = stopping;
    this.heartbeat = heartbeat;
    this.mapper = mapper;
    this.sse = sse;
  }

  /** The events, until the game has ended or the watcher leaves. */
  Multi<OutboundSseEvent> events() {
    return Multi.createBy().repeating().uni(this::next).until(List::isEmpty).onItem().disjoint();
  }

  /** The next few events, at least one; none when all has been told. */
  private Uni<List<OutboundSseEvent>> next() {
    return ended || stopping.getAsBoolean()
        ? Uni.createFrom().item(List.of())
        : look().chain(events -> events.isEmpty() ? waitAndLook() : Uni.createFrom().item(events));
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
                              if (!events.isEmpty()) {
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
    GameStore.Unseen unseen = store.unseen(game, Math.max(seen, 0), PLIES_AT_ONCE);
    List<OutboundSseEvent> events = new ArrayList<>();
    if (seen < 0) {
      seen = 0;
      events.add(event("start", 0, GameEvents.Start.of(unseen.game())));
    }
    for (KeptPly ply : unseen.plies()) {
      seen = ply.ply;
      events.add(event("ply", ply.ply, GameEvents.Ply.of(unseen.game(), ply)));
    }
    if (unseen.game().isFinished() && seen >= unseen.game().ply) {
      ended = true;
      events.add(event("end", unseen.game().ply, GameEvents.End.of(unseen.game())));
    }
    return events;
  }

  private OutboundSseEvent event(String name, int ply, Object data) {
    return sse.newEventBuilder()
        .name(name)
        .id(Integer.toString(ply))
        .reconnectDelay(RECONNECT_MILLIS)
        .data(String.class, write(data))
        .build();
  }

  private OutboundSseEvent comment(String text) {
    return sse.newEventBuilder().comment(text).build();
  }

  private String write(Object value) {
    try {
      return mapper.writeValueAsString(value);
    } catch (JsonProcessingException e) {
      throw new UncheckedIOException(e);
    }
  }
}
