package io.seedlap.matches;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.quarkus.test.junit.QuarkusTest;
import io.seedlap.games.Api;
import io.seedlap.games.Api.Reply;
import jakarta.inject.Inject;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import javax.sql.DataSource;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@QuarkusTest
@Timeout(120)
class MatchRacesTest {
  private static final int ROUNDS = 20;
  private static final ExecutorService CLIENTS = Executors.newFixedThreadPool(4);

  private final Api api = Api.atTestPort();

  @Inject DataSource database;

  @AfterAll
  static void leave() {
    CLIENTS.shutdownNow();
  }

  @Test
  void bothPlayersAskingForTheNextStepAtOnceMakeOneSetUp() throws Exception {
    for (int round = 0; round < ROUNDS; round++) {
      Match match = Match.create(api, "{}");
      match.endGame(database, 33, 15);
      List<Reply> replies =
          atOnce(
              () -> match.buy("south", "a,b"),
              () -> match.fill("north", ""),
              () -> match.buy("south", "c,d"),
              () -> match.fill("north", ""));
      if (match.phase().equals("filling")) {
        assertEquals(200, match.fill("north", "").status());
      }
      assertEquals(2, match.state().get("games").size());
      assertEquals(5, match.state().get("version").asInt());
      assertTrue(replies.stream().allMatch(it -> it.status() == 200 || it.status() == 409));
      assertEquals(1, granted(List.of(replies.get(0), replies.get(2))));
      assertTrue(granted(List.of(replies.get(1), replies.get(3))) <= 1);
    }
  }

  @Test
  void aMatchAndItsGameResignedAtOnceEndWithoutADeadlock() throws Exception {
    for (int round = 0; round < ROUNDS; round++) {
      Match match = Match.create(api, "{}");
      List<Reply> replies =
          atOnce(
              () -> match.resign("south"),
              () -> match.resignGame("north"),
              () -> match.resign("north"),
              () -> match.resignGame("south"));
      assertEquals("finished", match.phase());
      assertTrue(replies.stream().allMatch(it -> it.status() == 200 || it.status() == 409));
      assertTrue(granted(replies) >= 1);
    }
  }

  @Test
  void underOneKeyAMatchIsResignedOnce() throws Exception {
    for (int round = 0; round < ROUNDS; round++) {
      Match match = Match.create(api, "{}");
      Callable<Reply> resignation =
          () -> match.resign("south", "Idempotency-Key", "resigned-" + match.id());
      List<Reply> replies = atOnce(resignation, resignation, resignation, resignation);
      assertEquals(4, granted(replies));
      assertEquals(1, replies.stream().map(it -> it.http().body()).distinct().count());
    }
  }

  @Test
  void aPurchaseAndAResignationAtOnceEndWithoutADeadlock() throws Exception {
    for (int round = 0; round < ROUNDS; round++) {
      Match match = Match.create(api, "{}");
      match.endGame(database, 32, 16);
      List<Reply> replies =
          atOnce(
              () -> match.buy("south", "a,b"),
              () -> match.resign("north"),
              () -> match.buy("south", "c,d"));
      assertEquals("finished", match.phase());
      assertEquals("south", match.state().get("winner").asText());
      assertTrue(replies.stream().allMatch(it -> it.status() == 200 || it.status() == 409));
      assertEquals(200, replies.get(1).status());
    }
  }

  private static long granted(List<Reply> replies) {
    return replies.stream().filter(it -> it.status() == 200).count();
  }

  @SafeVarargs
  @SuppressWarnings("varargs")
  private static List<Reply> atOnce(Callable<Reply>... requests) throws Exception {
    List<Reply> replies = new ArrayList<>();
    for (Future<Reply> reply : CLIENTS.invokeAll(List.of(requests))) {
      replies.add(reply.get());
    }
    return replies;
  }
}
