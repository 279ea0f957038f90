package io.seedlap.database;

import static org.awaitility.Awaitility.await;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.seedlap.web.ProblemException;
import io.seedlap.web.ProblemType;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(60)
class GroupedExecutionTest {
  private static final int MOST = 4;
  private static final int SPOILED = 13;
  private static final int AWAY = 99;

  private final ExecutorService callers = Executors.newCachedThreadPool();
  private final CountDownLatch firstIsExecuted = new CountDownLatch(1);
  private final List<List<Integer>> groups = new CopyOnWriteArrayList<>();
  private final GroupedExecution<Integer, String> grouped =
      new GroupedExecution<>(MOST, this::execute);

  @AfterEach
  void stop() {
    firstIsExecuted.countDown();
    callers.shutdownNow();
  }

  /** The first group waits until it is let go. */
  private List<String> execute(List<Integer> group) {
    groups.add(group);
    if (groups.size() == 1) {
      try {
        firstIsExecuted.await();
      } catch (InterruptedException e) {
        throw new IllegalStateException(e);
      }
    }
    if (group.contains(SPOILED)) {
      throw new IllegalArgumentException(group.toString());
    }
    if (group.contains(AWAY)) {
      throw new ProblemException(ProblemType.DATABASE_UNAVAILABLE);
    }
    return group.stream().map(String::valueOf).toList();
  }

  /** Executes item 0, and meanwhile these, one after the other; then lets the first go. */
  private List<CompletableFuture<String>> callWhileFirstIsExecuted(int... items) {
    CompletableFuture<String> first = call(0);
    await().until(() -> groups.size() == 1);
    List<CompletableFuture<String>> results = new ArrayList<>();
    for (int item : items) {
      results.add(call(item));
      await().until(() -> grouped.waiting() == results.size());
    }
    firstIsExecuted.countDown();
    assertEquals("0", first.join());
    return results;
  }

  private CompletableFuture<String> call(int item) {
    return CompletableFuture.supplyAsync(() -> grouped.execute(item), callers);
  }

  @Test
  void aCallerWhoComesAloneIsAGroup() {
    firstIsExecuted.countDown();
    assertEquals("7", grouped.execute(7));
    assertEquals("8", grouped.execute(8));
    assertEquals(List.of(List.of(7), List.of(8)), groups);
  }

  @Test
  void whoComesWhileAGroupIsExecutedIsOfTheNext() {
    List<CompletableFuture<String>> results = callWhileFirstIsExecuted(1, 2, 3);
    assertEquals(List.of("1", "2", "3"), results.stream().map(CompletableFuture::join).toList());
    assertEquals(List.of(List.of(0), List.of(1, 2, 3)), groups);
  }

  @Test
  void aGroupHasAMostAndTheRestAreAnother() {
    List<CompletableFuture<String>> results = callWhileFirstIsExecuted(1, 2, 3, 4, 5, 6);
    results.forEach(CompletableFuture::join);
    assertEquals(List.of(List.of(0), List.of(1, 2, 3, 4), List.of(5, 6)), groups);
  }

  @Test
  void anItemThatFailsSpoilsNoOther() {
    List<CompletableFuture<String>> results = callWhileFirstIsExecuted(1, SPOILED, 3);
    assertEquals("1", results.get(0).join());
    assertEquals("3", results.get(2).join());
    Throwable failure = assertThrows(CompletionException.class, results.get(1)::join).getCause();
    assertEquals(List.of(SPOILED).toString(), failure.getMessage());
  }

  @Test
  void whereTheDatabaseIsAwayNobodyTriesAgain() {
    List<CompletableFuture<String>> results = callWhileFirstIsExecuted(1, AWAY, 3);
    for (CompletableFuture<String> result : results) {
      Throwable failure = assertThrows(CompletionException.class, result::join).getCause();
      assertInstanceOf(ProblemException.class, failure);
    }
    assertEquals(List.of(List.of(0), List.of(1, AWAY, 3)), groups);
  }

  @Test
  void afterAFailureItGoesOn() {
    callWhileFirstIsExecuted(AWAY)
        .forEach(result -> assertThrows(CompletionException.class, result::join));
    assertEquals("5", grouped.execute(5));
  }

  @Test
  void ofManyCallersEachGetsItsOwnResult() {
    firstIsExecuted.countDown();
    List<CompletableFuture<String>> results =
        IntStream.range(1_000, 3_000).mapToObj(this::call).toList();
    for (int i = 0; i < results.size(); i++) {
      assertEquals(String.valueOf(1_000 + i), results.get(i).join());
    }
    assertEquals(0, grouped.waiting());
  }
}
