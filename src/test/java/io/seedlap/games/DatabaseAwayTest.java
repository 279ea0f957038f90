package io.seedlap.games;

import static org.awaitility.Awaitility.await;
import static org.awaitility.Durations.ONE_MINUTE;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.quarkus.test.junit.QuarkusTest;
import io.quarkus.test.junit.QuarkusTestProfile;
import io.quarkus.test.junit.TestProfile;
import io.seedlap.database.WireToTheDatabase;
import io.seedlap.games.Api.NewGame;
import io.seedlap.games.Api.Reply;
import java.util.List;
import java.util.function.Supplier;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@QuarkusTest
@TestProfile(DatabaseAwayTest.WithAWire.class)
@Timeout(120)
public class DatabaseAwayTest {
  private static final long SIX_SECONDS = 6_000_000_000L;

  private final Api api = Api.atTestPort();

  public Runnable cut;
  public Runnable silence;
  public Runnable mend;

  /** Between service and database lies a wire that the test can cut. */
  public static class WithAWire implements QuarkusTestProfile {
    @Override
    public List<TestResourceEntry> testResources() {
      return List.of(new TestResourceEntry(WireToTheDatabase.class));
    }
  }

  @AfterEach
  void mendAndWait() {
    mend.run();
    waitUntilReady();
  }

  @Test
  void withoutItsDatabaseTheServiceSaysSoInTimeAndGoesOnWhenItIsBack() {
    NewGame game = api.createOf("sadeqa-ii");

    cut.run();
    assertUnavailable(game);

    mend.run();
    waitUntilReady();
    assertEquals(200, api.move(game.id(), game.south(), "F").status());
    assertEquals(200, api.game(game.id()).status());
  }

  @Test
  void aDatabaseThatFallsSilentIsGivenUpInTime() {
    NewGame game = api.createOf("sadeqa-ii");

    silence.run();
    assertUnavailable(game);

    mend.run();
    waitUntilReady();
    assertEquals(200, api.move(game.id(), game.south(), "F").status());
  }

  @Test
  void aWatcherStaysWhileTheDatabaseIsAway() throws Exception {
    NewGame game = api.createOf("sadeqa-ii");
    try (Watcher watcher = new Watcher(api, game.id(), null)) {
      watcher.nextEvent();
      cut.run();
      watcher.next();
      watcher.next();
      mend.run();
      waitUntilReady();
      api.move(game.id(), game.south(), "F");
      assertEquals("1", watcher.nextEvent().id());
    }
  }

  private void assertUnavailable(NewGame game) {
    List<Supplier<Reply>> requests =
        List.of(
            () -> api.game(game.id()),
            () -> api.get("/v1/games"),
            () -> api.post("/v1/games", "{\"ruleset\":\"sadeqa-ii\"}"),
            () -> api.move(game.id(), game.south(), "F"),
            () -> api.get("/v1/games/" + game.id() + "/events"));
    for (Supplier<Reply> request : requests) {
      long before = System.nanoTime();
      Reply reply = request.get();
      assertTrue(System.nanoTime() - before < SIX_SECONDS);
      assertEquals(503, reply.status());
      assertEquals("database-unavailable", reply.code());
      assertEquals("2", reply.header("Retry-After"));
    }
    assertEquals(503, api.get("/q/health/ready").status());
    assertEquals(200, api.get("/q/health/live").status());
    assertEquals(
        200,
        api.post(
                "/v1/rulesets/sadeqa-ii/move",
                "{\"notation\":\"3,3,3,3,3,3/3,3,3,3,3,3 s 0-0 opening=sn\",\"move\":\"F\"}")
            .status());
  }

  private void waitUntilReady() {
    await().atMost(ONE_MINUTE).until(() -> api.get("/q/health/ready").status() == 200);
  }
}
