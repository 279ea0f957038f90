package io.seedlap.matches;

import static org.awaitility.Awaitility.await;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import com.fasterxml.jackson.databind.JsonNode;
import io.micrometer.core.instrument.MeterRegistry;
import io.quarkus.test.junit.QuarkusTest;
import io.seedlap.games.Api;
import io.seedlap.games.Watcher;
import io.seedlap.web.RawHttp;
import jakarta.inject.Inject;
import java.io.IOException;
import java.net.Socket;
import java.util.List;
import java.util.stream.IntStream;
import javax.sql.DataSource;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@QuarkusTest
@Timeout(60)
class MatchEventsTest {
  private final Api api = Api.atTestPort();

  @Inject DataSource database;
  @Inject MeterRegistry meters;

  @Test
  void aWatcherHearsOfEveryStepOfAMatchToItsEnd() throws Exception {
    Match match = Match.create(api, "{}");
    try (Watcher watcher = watcher(match, null)) {
      JsonNode start = next(watcher, "game-start", 1);
      assertEquals(match.lastGame(), start.get("game"));

      match.endGame(database, 33, 15);
      JsonNode end = next(watcher, "game-end", 2);
      assertEquals("buying", end.get("phase").asText());
      assertEquals(match.state().get("choice"), end.get("choice"));
      assertEquals(match.lastGame(), end.get("game"));

      match.buy("south", "a");
      JsonNode purchase = next(watcher, "purchase", 3);
      assertEquals("[\"a\"]", purchase.get("bought").toString());
      assertEquals(match.state().get("choice"), purchase.get("choice"));

      match.fill("north", "b,c");
      JsonNode filling = next(watcher, "filling", 4);
      assertEquals("[\"b\",\"c\"]", filling.get("empty").toString());
      assertEquals("playing", filling.get("phase").asText());
      assertEquals(match.lastGame(), next(watcher, "game-start", 5).get("game"));

      match.resign("north");
      next(watcher, "game-end", 6);
      assertEquals("south", next(watcher, "match-end", 7).get("winner").asText());
      assertNull(watcher.nextEvent());
    }
    assertEquals(7, match.state().get("version").asInt());
  }

  @Test
  void whoComesBackGoesOnAfterTheLastEventHeSaw() throws Exception {
    Match match = Match.create(api, "{}");
    match.endGame(database, 33, 15);
    match.resign("north");
    try (Watcher watcher = watcher(match, "2")) {
      next(watcher, "match-end", 3);
      assertNull(watcher.nextEvent());
    }
    try (Watcher watcher = watcher(match, "3")) {
      assertNull(watcher.nextEvent());
    }
  }

  @Test
  void theResignationOfAMatchEndsTheStreamOfItsGame() throws Exception {
    Match match = Match.create(api, "{}");
    try (Watcher watcher = new Watcher(null, api, "/v1/games/" + match.id() + "/events")) {
      assertEquals("start", watcher.nextEvent().name());
      match.resign("south");
      assertEquals("end", watcher.nextEvent().name());
      assertNull(watcher.nextEvent());
    }
  }

  @Test
  void aClientThatDisconnectsAtOnceLeavesNoStreamOpen() throws Exception {
    Match match = Match.create(api, "{}");
    for (int i = 0; i < 200; i++) {
      RawHttp.open(request("GET", match)).close();
    }
    await().until(() -> meters.get("seedlap.streams.open").gauge().value() == 0);
  }

  @Test
  void headIsAnsweredByAHeadAndOpensNoStream() throws Exception {
    Match match = Match.create(api, "{}");
    try (Socket socket = RawHttp.open("")) {
      for (int i = 0; i < 60; i++) {
        RawHttp.write(socket, request("HEAD", match));
        assertEquals(200, RawHttp.read(socket, false).status());
      }
    }
    assertEquals(0, meters.get("seedlap.streams.open").gauge().value());
  }

  @Test
  void anIdBeyondTheLogIsTakenForNone() throws Exception {
    Match match = Match.create(api, "{}");
    try (Watcher watcher = watcher(match, "500")) {
      next(watcher, "game-start", 1);
      match.resign("north");
      next(watcher, "game-end", 2);
    }
  }

  private static String request(String method, Match match) {
    return method + " " + match.path() + "/events HTTP/1.1\r\nHost: x\r\n\r\n";
  }

  @Test
  void anUnknownMatchHasNoEvents() {
    assertEquals(404, api.get("/v1/matches/00000000-0000-4000-8000-000000000000/events").status());
  }

  @Test
  void aMatchAndItsFirstGameHaveOneIdAndTwoStreams() throws Exception {
    Match match = Match.create(api, "{}");
    List<String> first =
        IntStream.range(0, 40)
            .parallel()
            .mapToObj(i -> firstEvent((i % 2 == 0 ? "/v1/matches/" : "/v1/games/") + match.id()))
            .toList();
    for (int i = 0; i < first.size(); i++) {
      assertEquals(i % 2 == 0 ? "game-start" : "start", first.get(i));
    }
  }

  private String firstEvent(String path) {
    try (Watcher watcher = new Watcher(null, api, path + "/events")) {
      return watcher.nextEvent().name();
    } catch (IOException | InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  private Watcher watcher(Match match, String lastEventId) throws Exception {
    return new Watcher(lastEventId, api, match.path() + "/events");
  }

  private static JsonNode next(Watcher watcher, String name, int id) throws Exception {
    Watcher.Event event = watcher.nextEvent();
    assertEquals(name, event.name());
    assertEquals(Integer.toString(id), event.id());
    assertEquals(id, event.data().get("version").asInt());
    return event.data();
  }
}
