package io.seedlap.games;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import io.quarkus.test.junit.QuarkusTest;
import io.seedlap.games.Api.NewGame;
import io.seedlap.games.Api.Reply;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@QuarkusTest
class GamesTest {
  private static final String NOBODY = "00000000-0000-4000-8000-000000000000";

  private final Api api = Api.atTestPort();

  @Test
  void aNewGameStandsAtTheStartInVersion1AndTellsWhereItIs() {
    Reply reply =
        api.post(
            "/v1/games", "{\"ruleset\":\"sadeqa-ii\",\"players\":{\"south\":{\"name\":\"Ann\"}}}");

    assertEquals(201, reply.status());
    JsonNode game = reply.body().get("game");
    assertTrue(reply.header("Location").endsWith("/v1/games/" + game.get("id").asText()));
    assertEquals("\"1\"", reply.header("ETag"));
    assertEquals("no-store", reply.header("Cache-Control"));
    assertEquals("active", game.get("status").asText());
    assertEquals("3,3,3,3,3,3/3,3,3,3,3,3 s 0-0 opening=sn", game.get("notation").asText());
    assertEquals("[\"F\"]", game.get("legal").toString());
    assertEquals("{\"south\":{\"name\":\"Ann\"},\"north\":{}}", game.get("players").toString());
    assertEquals(game, api.game(game.get("id").asText()).body());
  }

  @Test
  void aMoveAnswersAsTheStatelessMoveDoesAndAddsPlyAndVersion() {
    NewGame game = api.createOf("adji-kui-ii");
    Reply stateless =
        api.post(
            "/v1/rulesets/adji-kui-ii/move",
            "{\"notation\":\"4,4,4,4,4,4/4,4,4,4,4,4 s 0-0\",\"move\":\"A\"}");

    Reply reply = api.move(game.id(), game.south(), "A");

    assertEquals(200, reply.status());
    assertEquals("\"2\"", reply.header("ETag"));
    assertEquals(1, reply.body().get("ply").asInt());
    assertEquals(2, reply.body().get("version").asInt());
    assertEquals("[]", reply.body().get("followed").toString());
    stateless
        .body()
        .properties()
        .forEach(
            field ->
                assertEquals(field.getValue(), reply.body().get(field.getKey()), field.getKey()));
  }

  @ParameterizedTest
  @ValueSource(strings = {"adji-kui-ii", "sadeqa-ii"})
  void aGamePlayedToItsEndIsWhatReplayMakesOfItsExport(String ruleset) {
    SplittableRandom random = new SplittableRandom(7);
    for (int round = 0; round < 3; round++) {
      NewGame game = api.createOf(ruleset);
      JsonNode state = api.playOn(game, random, 2_000);

      JsonNode replayed = api.replay(game.id()).body();

      assertEquals("finished", state.get("status").asText());
      assertEquals("[]", state.get("legal").toString());
      assertEquals(replayed.get("notation"), state.get("notation"));
      assertEquals(replayed.get("outcome"), state.get("outcome"));
      assertEquals(replayed.get("plies").size(), state.get("ply").asInt());
      assertEquals(
          replayed.get("plies"), api.get("/v1/games/" + game.id() + "/moves").body().get("moves"));
      assertEquals(
          api.replay(game.id(), "?boards=true").body().get("plies"),
          api.get("/v1/games/" + game.id() + "/moves?boards=true").body().get("moves"));
    }
  }

  @Test
  void withBoardsAMoveWhatFollowedItAndTheLogTellTheBoardAfterEachEvent() {
    Forced forced = Forced.pass();
    NewGame game = api.createFrom("adji-kui-ii", forced.notation());
    String path = "/v1/games/" + game.id() + "/moves?boards=true";

    Reply reply =
        api.post(
            path,
            "{\"move\":\"" + forced.move() + "\"}",
            "Authorization",
            "Bearer " + game.token(forced.player()));

    JsonNode replayed = api.replay(game.id(), "?boards=true").body().get("plies");
    JsonNode events = reply.body().get("events");
    assertEquals(replayed.at("/0/events"), events);
    assertEquals(replayed.at("/1/events"), reply.body().at("/followed/0/events"));
    assertEquals(reply.body().at("/position/board"), events.get(events.size() - 1).get("board"));
    assertEquals(replayed, api.get(path).body().get("moves"));
    JsonNode second = api.get(path + "&from=2&limit=1").body().get("moves");
    assertEquals(1, second.size());
    assertEquals(replayed.get(1), second.get(0));
    assertEquals("[]", api.get(path + "&from=3").body().get("moves").toString());
  }

  @Test
  void boardsAreAskedForByTrueOrFalseAndBelongToTheRequestOfAKey() {
    NewGame game = api.createOf("sadeqa-ii");
    String path = "/v1/games/" + game.id() + "/moves";
    String[] headers = {
      "Authorization", "Bearer " + game.south(), "Idempotency-Key", UUID.randomUUID().toString()
    };
    String body = "{\"move\":\"F\"}";
    Reply first = api.post(path + "?boards=true", body, headers);

    assertEquals(first.http().body(), api.post(path + "?boards=true", body, headers).http().body());
    assertEquals("idempotency-key-reused", api.post(path, body, headers).code());
    assertEquals(400, api.post(path + "?boards=yes", body, headers).status());
    assertEquals(400, api.get(path + "?boards=1").status());
  }

  @Test
  void aForcedPassIsPlayedByTheServerAsAPlyOfItsOwn() {
    Forced forced = Forced.pass();
    NewGame game = api.createFrom("adji-kui-ii", forced.notation());

    Reply reply = api.move(game.id(), game.token(forced.player()), forced.move());

    JsonNode pass = reply.body().at("/followed/0");
    JsonNode after = api.game(game.id()).body();
    JsonNode log = api.get("/v1/games/" + game.id() + "/moves").body().get("moves");
    assertEquals(1, reply.body().get("followed").size());
    assertEquals(2, pass.get("ply").asInt());
    assertEquals("pass", pass.get("move").asText());
    assertNotEquals(forced.player(), pass.get("player").asText());
    assertEquals(pass.get("events"), log.at("/1/events"));
    assertEquals(2, reply.body().get("version").asInt());
    assertEquals(2, after.get("version").asInt());
    assertEquals(2, after.get("ply").asInt());
    assertEquals(forced.player(), after.at("/position/turn").asText());
    assertEquals(after.at("/position/turn"), reply.body().get("turn"));
    assertEquals(after.get("legal"), reply.body().get("legal"));
    assertEquals(after.get("status"), reply.body().get("status"));
    assertEquals(after.get("notation"), pass.get("notation"));
    assertEquals(after.get("notation"), api.replay(game.id()).body().get("notation"));
  }

  @Test
  void aGameWhoseFirstPlayerMustPassBeginsWithThePass() {
    NewGame game = api.createFrom("adji-kui-ii", "1,1,1,1,1,1/4,0,0,0,0,0 s 19-19");

    JsonNode state = api.game(game.id()).body();

    assertEquals(1, state.get("ply").asInt());
    assertEquals(1, state.get("version").asInt());
    assertEquals("north", state.at("/position/turn").asText());
    assertEquals("[\"a\"]", state.get("legal").toString());
  }

  @Test
  void aGameThatIsOverWhereItStartsIsFinished() {
    NewGame game = api.createFrom("adji-kui-ii", "4,0,0,0,0,0/4,0,0,0,0,0 s 20-20");

    JsonNode state = api.game(game.id()).body();

    assertEquals("finished", state.get("status").asText());
    assertEquals("eight-seeds", state.at("/outcome/reason").asText());
    assertEquals("game-finished", api.move(game.id(), game.south(), "A").code());
  }

  @Test
  void theThirdOccurrenceOfAPositionEndsTheGame() {
    List<String> cycle = Cycles.inAdjiKuiII();
    NewGame game = api.createFrom("adji-kui-ii", cycle.get(0));
    JsonNode state = api.game(game.id()).body();
    int occurrences = 1;
    for (int i = 0; state.get("outcome").isNull(); i++) {
      String move = cycle.get(1 + i % (cycle.size() - 1));
      Reply reply = api.move(game.id(), game.token(state.at("/position/turn").asText()), move);
      assertEquals(200, reply.status(), reply.http().body());
      state = api.game(game.id()).body();
      if (state.get("notation").asText().equals(cycle.get(0))) {
        occurrences++;
      }
    }
    assertEquals("repetition", state.at("/outcome/reason").asText());
    assertTrue(occurrences <= 3);
    assertEquals(api.replay(game.id()).body().get("outcome"), state.get("outcome"));
  }

  @Test
  void aResignationEndsTheGameForTheOtherEvenOutOfTurn() {
    NewGame game = api.createOf("sadeqa-ii");

    Reply reply =
        api.post(
            "/v1/games/" + game.id() + "/resignation",
            "",
            "Authorization",
            "Bearer " + game.north());

    assertEquals(200, reply.status());
    assertEquals("\"2\"", reply.header("ETag"));
    assertEquals("resignation", reply.body().at("/outcome/reason").asText());
    assertEquals("south", reply.body().at("/outcome/winner").asText());
    assertEquals(reply.body(), api.game(game.id()).body());
    Reply again =
        api.post(
            "/v1/games/" + game.id() + "/resignation",
            "",
            "Authorization",
            "Bearer " + game.south());
    assertEquals(409, again.status());
    assertEquals("game-finished", again.code());
  }

  @Test
  void refusalsNameTheVersionTheGameIsIn() {
    NewGame game = api.createOf("sadeqa-ii");
    Reply notYourTurn = api.move(game.id(), game.north(), "f");
    Reply stale = api.move(game.id(), game.south(), "F", "If-Match", "\"7\"");
    Reply illegal = api.move(game.id(), game.south(), "A");

    assertEquals(409, notYourTurn.status());
    assertEquals("not-your-turn", notYourTurn.code());
    assertEquals(412, stale.status());
    assertEquals("stale-version", stale.code());
    assertEquals(422, illegal.status());
    assertEquals("opening-hole-required", illegal.body().get("reason").asText());
    for (Reply reply : List.of(notYourTurn, stale, illegal)) {
      assertEquals(1, reply.body().get("version").asInt());
      assertEquals("application/problem+json", reply.header("Content-Type").split(";", 2)[0]);
    }
    assertEquals(0, api.game(game.id()).body().get("ply").asInt());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          "1"        | 200
          *          | 200
          "9", "1"   | 200
          "2"        | 412
          W/"1"      | 412
          1          | 400
          """)
  void ifMatchIsReadAsHttpHasIt(String header, int status) {
    NewGame game = api.createOf("sadeqa-ii");
    assertEquals(status, api.move(game.id(), game.south(), "F", "If-Match", header).status());
  }

  @Test
  void aGameThatTheClientHasAlreadyIsNotSentAgain() {
    NewGame game = api.createOf("sadeqa-ii");
    assertEquals(304, api.get("/v1/games/" + game.id(), "If-None-Match", "\"1\"").status());
    assertEquals(200, api.get("/v1/games/" + game.id(), "If-None-Match", "\"0\"").status());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "/v1/games/" + NOBODY,
        "/v1/games/" + NOBODY + "/moves",
        "/v1/games/" + NOBODY + "/export",
        "/v1/games/nonsense",
        "/v1/games/0-0-0-0-0"
      })
  void anUnknownGameIsA404(String path) {
    Reply reply = api.get(path);
    assertEquals(404, reply.status());
    assertEquals("unknown-game", reply.code());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          {}                                                            | 400 | invalid-request
          {"ruleset":"oware"}                                           | 400 | invalid-request
          {"ruleset":"sadeqa-ii","players":{"south":{"name":" "}}}      | 400 | invalid-request
          {"ruleset":"sadeqa-ii","players":{"south":{"name":"a\\u0000"}}} | 400 | invalid-request
          {"ruleset":"sadeqa-ii","players":{"south":{"name":"\\ud800"}}} | 400 | invalid-request
          {"ruleset":"sadeqa-ii","colour":"red"}                        | 400 | unknown-field
          {"ruleset":"sadeqa-ii","start":"nonsense"}                    | 422 | invalid-position
          {"ruleset":"sadeqa-ii","start":{"turn":"south"}}              | 422 | invalid-position
          """)
  void aGameThatCannotBeIsRefused(String body, int status, String code) {
    Reply reply = api.post("/v1/games", body);
    assertEquals(status, reply.status(), reply.http().body());
    assertEquals(code, reply.code());
  }

  @Test
  void theLogComesInPages() {
    NewGame game = api.createOf("adji-kui-ii");
    JsonNode state = api.playOn(game, new SplittableRandom(3), 7);
    List<Integer> plies = new ArrayList<>();
    JsonNode next = Api.JSON.getNodeFactory().numberNode(1);
    while (!next.isNull()) {
      Reply page = api.get("/v1/games/" + game.id() + "/moves?limit=3&from=" + next.asInt());
      page.body().get("moves").forEach(move -> plies.add(move.get("ply").asInt()));
      next = page.body().get("next");
    }
    assertEquals(state.get("ply").asInt(), plies.size());
    for (int i = 0; i < plies.size(); i++) {
      assertEquals(i + 1, plies.get(i));
    }
  }

  @Test
  void theSameKeyAndBodyGetTheFirstAnswerAgainAndAnotherBodyIsRefused() {
    String body = "{\"ruleset\":\"sadeqa-ii\"}";
    String key = java.util.UUID.randomUUID().toString();
    Reply first = api.post("/v1/games", body, "Idempotency-Key", key);
    Reply second = api.post("/v1/games", " " + body, "Idempotency-Key", key);
    Reply other = api.post("/v1/games", "{\"ruleset\":\"adji-kui-ii\"}", "Idempotency-Key", key);

    assertEquals(first.http().body(), second.http().body());
    assertEquals(first.header("Location"), second.header("Location"));
    assertEquals(201, second.status());
    assertEquals(422, other.status());
    assertEquals("idempotency-key-reused", other.code());

    NewGame game =
        new NewGame(
            first.body().at("/game/id").asText(),
            first.body().at("/tokens/south").asText(),
            first.body().at("/tokens/north").asText());
    Reply move = api.move(game.id(), game.south(), "F", "Idempotency-Key", key);
    Reply again = api.move(game.id(), game.south(), "F", "Idempotency-Key", key);
    Reply different = api.move(game.id(), game.south(), "A", "Idempotency-Key", key);
    Reply without = api.move(game.id(), game.south(), "F");
    assertEquals(200, move.status());
    assertEquals(move.http().body(), again.http().body());
    assertEquals("\"2\"", again.header("ETag"));
    assertEquals("idempotency-key-reused", different.code());
    assertEquals("not-your-turn", without.code());
  }

  @Test
  void aRefusedRequestDoesNotUseItsKeyUp() {
    NewGame game = api.createOf("sadeqa-ii");
    String key = java.util.UUID.randomUUID().toString();
    Reply refused = api.move(game.id(), game.north(), "f", "Idempotency-Key", key);
    api.move(game.id(), game.south(), "F");
    Reply played = api.move(game.id(), game.north(), "f", "Idempotency-Key", key);
    assertEquals(409, refused.status());
    assertEquals(200, played.status());
    assertNotEquals(refused.http().body(), played.http().body());
  }

  @ParameterizedTest
  @ValueSource(strings = {"1", "fifteen-visible", "sixteen invisible"})
  void aKeyThatCanBeGuessedOrIsNotVisibleIsRefused(String key) {
    Reply reply = api.post("/v1/games", "{\"ruleset\":\"sadeqa-ii\"}", "Idempotency-Key", key);
    assertEquals(400, reply.status());
    assertEquals("invalid-request", reply.code());
    assertEquals("Idempotency-Key", reply.body().at("/violations/0/field").asText());
    assertTrue(reply.body().get("detail").asText().contains("16 to 255"), reply.http().body());
  }

  @Test
  void aKeyOfSixteenCharactersIsLongEnough() {
    String key = java.util.UUID.randomUUID().toString().substring(20);
    assertEquals(16, key.length());
    Reply reply = api.post("/v1/games", "{\"ruleset\":\"sadeqa-ii\"}", "Idempotency-Key", key);
    assertEquals(201, reply.status());
  }

  @Test
  void aResignationWithAKeyIsAnsweredAgain() {
    NewGame game = api.createOf("sadeqa-ii");
    String[] headers = {
      "Authorization",
      "Bearer " + game.south(),
      "Idempotency-Key",
      java.util.UUID.randomUUID().toString()
    };
    String path = "/v1/games/" + game.id() + "/resignation";
    Reply first = api.post(path, "", headers);
    Reply again = api.post(path, "", headers);
    Reply without = api.post(path, "", "Authorization", "Bearer " + game.south());
    assertEquals(200, first.status(), first.http().body());
    assertEquals(first.http().body(), again.http().body());
    assertEquals("\"2\"", again.header("ETag"));
    assertEquals("game-finished", without.code());
  }
}
