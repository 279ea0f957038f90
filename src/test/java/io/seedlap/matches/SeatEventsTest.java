package io.seedlap.matches;

import static org.awaitility.Awaitility.await;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import io.micrometer.core.instrument.MeterRegistry;
import io.quarkus.test.junit.QuarkusTest;
import io.seedlap.games.Api;
import io.seedlap.games.Api.NewGame;
import io.seedlap.games.Api.Reply;
import io.seedlap.games.Watcher;
import io.seedlap.web.RawHttp;
import jakarta.inject.Inject;
import java.net.Socket;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import javax.sql.DataSource;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@QuarkusTest
@Timeout(60)
class SeatEventsTest {
  private static final String PATH = "/v1/seat/events";

  /** South sows A, North has to pass, and South is to move again. */
  private static final String FORCED_PASS = "2,0,0,3,2,0/1,1,1,0,0,0 s 20-18";

  private final Api api = Api.atTestPort();

  @Inject DataSource database;
  @Inject MeterRegistry meters;

  @Test
  void itBeginsWithTheTurnThatIsDueAndTellsOfTheNextOnes() throws Exception {
    NewGame game = api.createOf("sadeqa-ii");
    try (Watcher south = watch(game.south());
        Watcher north = watch(game.north())) {
      JsonNode first = next(south, "turn", "south");
      assertEquals(api.game(game.id()).body(), first.get("game"));

      api.move(game.id(), game.south(), "F");
      assertEquals(api.game(game.id()).body(), next(north, "turn", "north").get("game"));

      api.move(game.id(), game.north(), "f");
      assertEquals(3, next(south, "turn", "south").at("/game/version").asInt());
    }
  }

  @Test
  void aTurnAfterAForcedPassIsToldToWhoeverMovesAgain() throws Exception {
    NewGame game = api.createFrom("adji-kui-ii", FORCED_PASS);
    try (Watcher south = watch(game.south())) {
      next(south, "turn", "south");
      api.move(game.id(), game.south(), "A");
      JsonNode again = next(south, "turn", "south");
      assertEquals(2, again.at("/game/ply").asInt());
    }
  }

  @Test
  void whoComesBackIsToldAgainWhatIsDueAndAnEventHasNoId() throws Exception {
    NewGame game = api.createOf("sadeqa-ii");
    for (int i = 0; i < 2; i++) {
      try (Watcher south = watch(game.south())) {
        Watcher.Event event = south.nextEvent();
        assertEquals("turn", event.name());
        assertNull(event.id());
      }
    }
  }

  @Test
  void oneStreamTellsOfAsManyGamesAsAHundredTokensAreOf() throws Exception {
    List<NewGame> games = Stream.generate(() -> api.createOf("sadeqa-ii")).limit(50).toList();
    List<String> tokens =
        games.stream().flatMap(game -> Stream.of(game.south(), game.north())).toList();
    try (Watcher all = watch(tokens.toArray(String[]::new))) {
      Set<String> due = new HashSet<>();
      for (int i = 0; i < games.size(); i++) {
        due.add(next(all, "turn", "south").at("/game/id").asText());
      }
      assertEquals(50, due.size());

      NewGame one = games.get(17);
      api.move(one.id(), one.south(), "F");
      assertEquals(one.id(), next(all, "turn", "north").at("/game/id").asText());
    }
  }

  @Test
  void theStreamEndsWhenTheLastOfItsGamesDoes() throws Exception {
    NewGame first = api.createOf("sadeqa-ii");
    NewGame second = api.createOf("adji-kui-ii");
    resign(first, "south");
    try (Watcher north = watch(first.north(), second.north())) {
      JsonNode end = next(north, "end", "north");
      assertEquals(api.game(first.id()).body(), end.get("game"));
      resign(second, "south");
      assertEquals(second.id(), next(north, "end", "north").at("/game/id").asText());
      assertNull(north.nextEvent());
    }
  }

  @Test
  void theTokenOfAMatchTellsOfItsGamesItsChoicesAndItsEnd() throws Exception {
    Match match = Match.create(api, "{}");
    String south = match.played().south();
    String north = match.played().north();
    try (Watcher both = watch(south, north);
        Watcher onlySouth = watch(south)) {
      assertEquals(match.id(), next(both, "turn", "south").at("/game/match").asText());
      next(onlySouth, "turn", "south");

      match.endGame(database, 33, 15);
      assertEquals(match.state(), next(both, "choice", "south").get("match"));
      next(onlySouth, "choice", "south");

      match.buy("south", "a");
      assertEquals("filling", next(both, "choice", "north").at("/match/phase").asText());

      match.fill("north", "b,c");
      JsonNode turn = next(both, "turn", "north");
      NewGame second = match.played();
      assertEquals(second.id(), turn.at("/game/id").asText());

      String move = turn.at("/game/legal/0").asText();
      assertEquals(200, api.move(second.id(), north, move).status());
      next(both, "turn", "south");
      assertEquals(second.id(), next(onlySouth, "turn", "south").at("/game/id").asText());

      match.resign("north");
      Set<String> ended = new HashSet<>();
      for (int i = 0; i < 2; i++) {
        Watcher.Event end = both.nextEvent();
        assertEquals("end", end.name());
        assertEquals(match.state(), end.data().get("match"));
        ended.add(end.data().get("player").asText());
      }
      assertEquals(Set.of("south", "north"), ended);
      assertNull(both.nextEvent());
      next(onlySouth, "end", "south");
      assertNull(onlySouth.nextEvent());
    }
  }

  @Test
  void aBotThatListensToNothingElsePlaysAllItsGamesToTheirEnd() throws Exception {
    Map<String, NewGame> games = new HashMap<>();
    for (String ruleset : List.of("sadeqa-ii", "adji-kui-ii", "sadeqa-ii")) {
      NewGame game = api.createOf(ruleset);
      games.put(game.id(), game);
    }
    List<String> tokens = new ArrayList<>();
    games.values().forEach(game -> Collections.addAll(tokens, game.south(), game.north()));
    int ends = 0;
    try (Watcher all = watch(tokens.toArray(String[]::new))) {
      for (Watcher.Event event = all.nextEvent(); event != null; event = all.nextEvent()) {
        JsonNode game = event.data().get("game");
        if (event.name().equals("end")) {
          ends++;
          continue;
        }
        Reply reply =
            api.move(
                game.get("id").asText(),
                games.get(game.get("id").asText()).token(event.data().get("player").asText()),
                game.at("/legal/0").asText(),
                "If-Match",
                "\"" + game.get("version").asInt() + "\"");
        assertEquals(200, reply.status(), reply.http().body());
      }
    }
    assertEquals(2 * games.size(), ends);
  }

  @Test
  void tokensOfNoSeatAreNamedByTheirPlaces() {
    NewGame game = api.createOf("sadeqa-ii");
    Reply reply =
        api.get(
            PATH,
            "Authorization",
            "Bearer " + game.south(),
            "Seat-Tokens",
            "x, " + game.north() + " ,y",
            "Seat-Tokens",
            "z");
    assertEquals(401, reply.status());
    assertEquals("invalid-token", reply.code());
    assertEquals("Bearer error=\"invalid_token\"", reply.header("WWW-Authenticate"));
    assertEquals(
        List.of("Seat-Tokens[0]", "Seat-Tokens[2]", "Seat-Tokens[3]"),
        reply.body().get("violations").findValuesAsText("field"));
  }

  @Test
  void withoutATokenOfItsOwnTheRequestIsRefusedWhateverElseItHas() {
    NewGame game = api.createOf("sadeqa-ii");
    Reply reply = api.get(PATH, "Seat-Tokens", game.south());
    assertEquals(401, reply.status());
    assertEquals("missing-token", reply.code());
  }

  @Test
  void moreTokensThanAHundredAreRefused() {
    NewGame game = api.createOf("sadeqa-ii");
    String tokens = String.join(",", Collections.nCopies(100, game.north()));
    Reply reply = api.get(PATH, "Authorization", "Bearer " + game.south(), "Seat-Tokens", tokens);
    assertEquals(400, reply.status());
    assertEquals("too-many", reply.body().at("/violations/0/code").asText());
  }

  @Test
  void headIsAnsweredByAHeadAndAClientThatDisconnectsLeavesNoStreamOpen() throws Exception {
    NewGame game = api.createOf("sadeqa-ii");
    try (Socket socket = RawHttp.open("")) {
      RawHttp.write(socket, request("HEAD", game));
      RawHttp.Answer head = RawHttp.read(socket, false);
      assertEquals(200, head.status());
      assertEquals("text/event-stream", head.header("content-type"));
    }
    for (int i = 0; i < 100; i++) {
      RawHttp.open(request("GET", game)).close();
    }
    await().until(() -> meters.get("seedlap.streams.open").gauge().value() == 0);
    assertTrue(api.game(game.id()).status() == 200);
  }

  private static String request(String method, NewGame game) {
    return method
        + " "
        + PATH
        + " HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer "
        + game.south()
        + "\r\n\r\n";
  }

  private void resign(NewGame game, String player) {
    api.post(
        "/v1/games/" + game.id() + "/resignation",
        "",
        "Authorization",
        "Bearer " + game.token(player));
  }

  private Watcher watch(String... tokens) throws Exception {
    return Watcher.ofSeats(api, tokens);
  }

  private static JsonNode next(Watcher watcher, String name, String player) throws Exception {
    Watcher.Event event = watcher.nextEvent();
    assertEquals(name, event.name());
    assertEquals(player, event.data().get("player").asText());
    return event.data();
  }
}
