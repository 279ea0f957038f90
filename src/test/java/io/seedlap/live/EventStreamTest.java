package io.seedlap.live;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.seedlap.background.FailureLog;
import io.seedlap.background.LogRecords;
import io.seedlap.live.EventReader.EventBatch;
import jakarta.ws.rs.sse.OutboundSseEvent;
import java.time.Duration;
import java.util.Iterator;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.logging.Level;
import org.jboss.resteasy.reactive.server.jaxrs.SseImpl;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(60)
class EventStreamTest {
  @Test
  void aReadingThatFailsByAnErrorEndsNoStream() {
    Iterator<Error> faults =
        List.<Error>of(new StackOverflowError(), new InternalError()).iterator();
    EventReader reader =
        lastId -> {
          if (faults.hasNext()) {
            throw faults.next();
          }
          return new EventBatch(List.of(new StreamEvent("end", 1, "{}")), true);
        };
    EventStream stream =
        new EventStream(
            0,
            new SharedReads(Runnable::run).by("game", reader),
            new WakeSignal(),
            id -> {},
            () -> false,
            Duration.ofMillis(1),
            new FailureLog("test"),
            new SseImpl());
    try (LogRecords logged = LogRecords.of(FailureLog.class)) {
      List<OutboundSseEvent> events = stream.events().collect().asList().await().indefinitely();
      assertEquals("end", events.get(events.size() - 1).getName());
      assertEquals(1, logged.atLeast(Level.WARNING).size());
    }
  }

  @Test
  void aSignalThatFailsDoesNotKeepTheOthersFromBeingSet() {
    ChangeNotifier changes = new ChangeNotifier(null, null, null);
    UUID id = UUID.randomUUID();
    List<WakeSignal> signals = List.of(new WakeSignal(), new WakeSignal(), new WakeSignal());
    signals.forEach(signal -> changes.subscribe(id, signal));
    AtomicInteger woken = new AtomicInteger();
    for (WakeSignal signal : signals) {
      signal
          .await()
          .subscribe()
          .with(
              set -> {
                woken.incrementAndGet();
                throw new StackOverflowError();
              });
    }
    changes.wakeAll();
    assertEquals(3, woken.get());
  }
}
