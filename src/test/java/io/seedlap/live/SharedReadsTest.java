package io.seedlap.live;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.seedlap.live.EventReader.EventBatch;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;

class SharedReadsTest {
  private final Queue<Runnable> tasks = new ArrayDeque<>();
  private final SharedReads reads = new SharedReads(tasks::add);
  private final List<Integer> read = new ArrayList<>();

  private CompletableFuture<EventBatch> ask(Object of, int lastId) {
    return reads.by(of, this::readAfter).apply(lastId).subscribeAsCompletionStage();
  }

  private EventBatch readAfter(int lastId) {
    read.add(lastId);
    if (lastId < 0) {
      throw new IllegalStateException("no table");
    }
    return new EventBatch(List.of(new StreamEvent("ply", lastId + 1, "{}")), false);
  }

  private void work() {
    tasks.remove().run();
  }

  @Test
  void whatManyStreamsAskForIsReadOnce() {
    List<CompletableFuture<EventBatch>> results = new ArrayList<>();
    for (int i = 0; i < 1_000; i++) {
      results.add(ask("game", 7));
    }
    work();
    assertEquals(List.of(7), read);
    for (CompletableFuture<EventBatch> result : results) {
      assertEquals(8, result.join().events().get(0).id());
    }
    assertTrue(tasks.isEmpty());
  }

  @Test
  void eachGetsWhatFollowsTheLastItHasSeen() {
    CompletableFuture<EventBatch> one = ask("game", 1);
    CompletableFuture<EventBatch> two = ask("game", 2);
    work();
    assertEquals(2, one.join().events().get(0).id());
    assertEquals(3, two.join().events().get(0).id());
  }

  @Test
  void whoAsksWhileSomethingIsReadGetsAReadingThatBeginsAfterThat() {
    List<CompletableFuture<EventBatch>> later = new ArrayList<>();
    ask("game", 1).thenRun(() -> later.add(ask("game", 1)));
    work();
    assertEquals(List.of(1), read);
    work();
    assertEquals(List.of(1, 1), read);
    assertEquals(2, later.get(0).join().events().get(0).id());
  }

  @Test
  void aStreamThatIsCancelledTakesNothingFromTheOthers() {
    CompletableFuture<EventBatch> cancelled = ask("game", 1);
    CompletableFuture<EventBatch> stays = ask("game", 1);
    cancelled.cancel(false);
    work();
    assertEquals(2, stays.join().events().get(0).id());
  }

  @Test
  void gamesDoNotWaitForEachOther() {
    ask("game", 1);
    ask("another", 1);
    assertEquals(2, tasks.size());
  }

  @Test
  void aReadingThatFailsFailsThoseWhoAskedForIt() {
    CompletableFuture<EventBatch> fails = ask("game", -1);
    CompletableFuture<EventBatch> succeeds = ask("game", 1);
    work();
    assertTrue(fails.isCompletedExceptionally());
    assertEquals(2, succeeds.join().events().get(0).id());
    CompletableFuture<EventBatch> next = ask("game", 2);
    work();
    assertEquals(3, next.join().events().get(0).id());
  }
}
