package io.seedlap.live;

import static org.awaitility.Awaitility.await;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import io.quarkus.test.junit.QuarkusTest;
import io.seedlap.games.Api;
import io.seedlap.games.Api.NewGame;
import io.seedlap.games.Api.Reply;
import io.seedlap.games.Watcher;
import io.seedlap.web.LogRecorder;
import io.seedlap.web.RawHttp;
import jakarta.inject.Inject;
import java.net.Socket;
import java.sql.Connection;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import javax.sql.DataSource;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@QuarkusTest
@Timeout(60)
class GameEventsTest {
  private final Api api = Api.atTestPort();

  @Inject DataSource database;
  @Inject StreamLimit limit;

  @Test
  void aStreamHasEachPlyAsItIsPlayed() throws Exception {
    NewGame game = api.createOf("sadeqa-ii");
    try (Watcher watcher = new Watcher(api, game.id(), null)) {
      assertEquals("start", watcher.nextEvent().name());

      Reply move = api.move(game.id(), game.south(), "F");

      Watcher.Event ply = watcher.nextEvent();
      assertEquals("ply", ply.name());
      assertEquals("1", ply.id());
      assertEquals(move.body().get("events"), ply.data().get("events"));
      assertEquals(move.body().get("position"), ply.data().get("position"));
    }
  }

  @Test
  void theEventsOfAStreamAddUpToTheGame() throws Exception {
    for (String ruleset : List.of("adji-kui-ii", "sadeqa-ii")) {
      NewGame game = api.createOf(ruleset);
      try (Watcher watcher = new Watcher(api, game.id(), null)) {
        watcher.nextEvent();
        JsonNode state = api.playOn(game, new SplittableRandom(2), 2_000);
        int ply = 0;
        Watcher.Event event = watcher.nextEvent();
        while (event != null && event.name().equals("ply")) {
          assertEquals(Integer.toString(++ply), event.id());
          event = watcher.nextEvent();
        }
        assertEquals("end", event.name());
        assertNull(watcher.nextEvent());
        assertAddsUpTo(state, watcher);
      }
    }
  }

  @Test
  void aResignationEndsTheStream() throws Exception {
    NewGame game = api.createOf("sadeqa-ii");
    try (Watcher watcher = new Watcher(api, game.id(), null)) {
      watcher.nextEvent();
      api.post(
          "/v1/games/" + game.id() + "/resignation", "", "Authorization", "Bearer " + game.south());
      assertEquals("end", watcher.nextEvent().name());
      assertNull(watcher.nextEvent());
      assertAddsUpTo(api.game(game.id()).body(), watcher);
    }
  }

  @Test
  void aClientThatReconnectsResumesAfterItsLastEvent() throws Exception {
    NewGame game = api.createOf("adji-kui-ii");
    JsonNode state = api.playOn(game, new SplittableRandom(4), 8);
    int last = state.get("ply").asInt();
    try (Watcher watcher = new Watcher(api, game.id(), "3")) {
      for (int ply = 4; ply <= last; ply++) {
        assertEquals(Integer.toString(ply), watcher.nextEvent().id());
      }
      assertEquals(state.get("notation"), watcher.game().get("notation"));
    }
    try (Watcher watcher = new Watcher(api, game.id(), "0")) {
      assertEquals("1", watcher.nextEvent().id());
    }
  }

  @Test
  void silenceIsBrokenByAHeartbeat() throws Exception {
    NewGame game = api.createOf("adji-kui-ii");
    try (Watcher watcher = new Watcher(api, game.id(), null)) {
      watcher.nextEvent();
      assertNull(watcher.next().name());
      assertNull(watcher.next().name());
    }
  }

  @Test
  void aChangeWithoutANotificationIsSeenAtTheNextHeartbeat() throws Exception {
    NewGame game = api.createOf("sadeqa-ii");
    try (Watcher watcher = new Watcher(api, game.id(), null)) {
      watcher.nextEvent();
      try (Connection connection = database.getConnection();
          Statement statement = connection.createStatement()) {
        statement.execute(
            "update game set outcome = 'resignation', winner = 'south', south_score = 0,"
                + " north_score = 0, legal = '', version = 2 where id = '"
                + game.id()
                + "'");
      }
      assertEquals("end", watcher.nextEvent().name());
    }
  }

  @Test
  void anUnknownGameHasNoEventsAndABadIdIsRefused() {
    assertEquals(404, api.get("/v1/games/00000000-0000-4000-8000-000000000000/events").status());
    NewGame game = api.createOf("sadeqa-ii");
    assertEquals(400, api.get("/v1/games/" + game.id() + "/events", "Last-Event-ID", "x").status());
  }

  @Test
  void aClientMayHaveALimitedNumberOfStreamsOpen() throws Exception {
    NewGame game = api.createOf("sadeqa-ii");
    List<Watcher> watchers = new ArrayList<>();
    int status = 200;
    while (status == 200) {
      Watcher watcher = new Watcher(api, game.id(), null);
      status = watcher.response().statusCode();
      watchers.add(watcher);
    }
    assertEquals(429, status);
    assertTrue(
        watchers
            .get(watchers.size() - 1)
            .response()
            .headers()
            .firstValue("Retry-After")
            .isPresent());
    for (Watcher watcher : watchers) {
      watcher.close();
    }
    await().until(() -> limit.open() == 0);
    try (Watcher watcher = new Watcher(api, game.id(), null)) {
      assertEquals("start", watcher.nextEvent().name());
    }
  }

  @Test
  void aClientThatDisconnectsAtOnceLeavesNoStreamOpen() throws Exception {
    NewGame game = api.createOf("sadeqa-ii");
    try (LogRecorder log = new LogRecorder("")) {
      for (int i = 0; i < 200; i++) {
        Socket socket = RawHttp.open(request("GET", game));
        if (i % 4 == 0) {
          await().until(() -> socket.getInputStream().available() > 0);
        }
        socket.close();
      }
      await().until(() -> limit.open() == 0);
      assertEquals(List.of(), log.warnings());
    }
    try (Watcher watcher = new Watcher(api, game.id(), null)) {
      assertEquals("start", watcher.nextEvent().name());
    }
  }

  @Test
  void headIsAnsweredByAHeadAndOpensNoStream() throws Exception {
    NewGame game = api.createOf("sadeqa-ii");
    try (Socket socket = RawHttp.open("")) {
      for (int i = 0; i < 60; i++) {
        RawHttp.write(socket, request("HEAD", game));
        RawHttp.Answer head = RawHttp.read(socket, false);
        assertEquals(200, head.status());
        assertEquals("text/event-stream", head.header("content-type"));
        assertEquals("no-store", head.header("cache-control"));
        assertNull(head.header("content-length"));
      }
      assertEquals(0, limit.open());
      RawHttp.write(socket, "HEAD /v1/games/x/events HTTP/1.1\r\nHost: x\r\n\r\n");
      assertEquals(404, RawHttp.read(socket, false).status());
    }
  }

  @Test
  void anIdBeyondTheLogIsTakenForNone() throws Exception {
    NewGame game = api.createOf("sadeqa-ii");
    api.move(game.id(), game.south(), "F");
    try (Watcher watcher = new Watcher(api, game.id(), "500")) {
      assertEquals("start", watcher.nextEvent().name());
      assertEquals("1", watcher.nextEvent().id());
    }
    try (Watcher watcher = new Watcher(api, game.id(), "1")) {
      api.move(game.id(), game.north(), "f");
      assertEquals("2", watcher.nextEvent().id());
    }
  }

  private static String request(String method, NewGame game) {
    return method + " /v1/games/" + game.id() + "/events HTTP/1.1\r\nHost: x\r\n\r\n";
  }

  private static void assertAddsUpTo(JsonNode state, Watcher watcher) {
    state
        .properties()
        .forEach(
            field ->
                assertEquals(field.getValue(), watcher.game().get(field.getKey()), field.getKey()));
    assertTrue(state.size() > 0);
  }
}
