package io.seedlap.matches;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import io.quarkus.test.junit.QuarkusTest;
import io.seedlap.games.Api;
import io.seedlap.games.Api.NewGame;
import io.seedlap.games.Api.Reply;
import jakarta.inject.Inject;
import java.sql.Connection;
import java.sql.Statement;
import java.util.SplittableRandom;
import javax.sql.DataSource;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@QuarkusTest
class MatchesTest {
  private static final String NOBODY = "00000000-0000-4000-8000-000000000000";

  private final Api api = Api.atTestPort();

  @Inject DataSource database;

  @Test
  void aNewMatchPlaysItsFirstGameAnOrdinaryOne() {
    Reply reply =
        api.post("/v1/matches", "{\"players\":{\"south\":{\"name\":\"Ann\"}},\"target\":9}");

    assertEquals(201, reply.status());
    JsonNode match = reply.body().get("match");
    assertTrue(reply.header("Location").endsWith("/v1/matches/" + match.get("id").asText()));
    assertEquals("\"1\"", reply.header("ETag"));
    assertEquals("no-store", reply.header("Cache-Control"));
    assertEquals("playing", match.get("phase").asText());
    assertEquals(9, match.get("target").asInt());
    assertEquals(1, match.get("games").size());
    assertEquals(6, match.at("/games/0/owned/north").size());
    assertEquals(match, api.get("/v1/matches/" + match.get("id").asText()).body());
    JsonNode game = api.game(match.at("/games/0/id").asText()).body();
    assertEquals("4,4,4,4,4,4/4,4,4,4,4,4 s 0-0", game.get("notation").asText());
    assertEquals(match.get("players"), game.get("players"));
  }

  @ParameterizedTest
  @ValueSource(ints = {6, 13, -1})
  void aTargetIs7To12Holes(int target) {
    Reply reply = api.post("/v1/matches", "{\"target\":" + target + "}");
    assertEquals(400, reply.status());
    assertEquals("target", reply.body().at("/violations/0/field").asText());
  }

  @Test
  void at3216SouthBuysTwoHolesAndNorthStartsTheNextGame() throws Exception {
    Match match = Match.create(api, "{}");
    match.endGame(database, 32, 16);

    JsonNode choice = match.state().get("choice");
    assertEquals("buying", match.phase());
    assertEquals("south", choice.get("player").asText());
    assertEquals(2, choice.get("atMost").asInt());
    assertEquals("{\"south\":8,\"north\":0}", choice.get("leftover").toString());

    Reply reply = match.buy("south", "c,d");

    assertEquals(200, reply.status(), reply.http().body());
    assertEquals("playing", reply.body().get("phase").asText());
    JsonNode next = reply.body().at("/games/1");
    assertEquals("4,4,4,4,4,4/4,4,4,4,4,4 n 0-0 bought=c,d", next.get("start").asText());
    assertEquals("north", next.get("starter").asText());
    assertEquals(8, next.at("/owned/south").size());
    assertEquals("[\"a\",\"b\",\"e\",\"f\"]", next.at("/owned/north").toString());
    assertEquals("{\"south\":32,\"north\":16}", reply.body().at("/games/0/score").toString());
    assertEquals(match.state(), reply.body());
  }

  @Test
  void theGamesOfAMatchNameItAndAreListedInOrderAPageAtATime() throws Exception {
    Match match = Match.create(api, "{}");
    match.endGame(database, 32, 16);
    match.buy("south", "c,d");
    match.endGame(database, 24, 24);
    JsonNode state = match.state();
    int count = state.get("gameCount").asInt();
    assertEquals(count, state.get("games").size());
    assertTrue(count >= 2);

    JsonNode first = api.get(match.path() + "/games?limit=1").body();
    assertEquals(state.at("/games/0"), first.at("/games/0"));
    assertEquals(2, first.get("next").asInt());
    JsonNode rest = api.get(match.path() + "/games?from=2").body();
    assertEquals(count - 1, rest.get("games").size());
    assertEquals(state.at("/games/1"), rest.at("/games/0"));
    assertTrue(rest.get("next").isNull());
    assertEquals(
        0, api.get(match.path() + "/games?from=" + (count + 1)).body().at("/games").size());

    for (JsonNode game : state.get("games")) {
      assertEquals(match.id(), api.game(game.get("id").asText()).body().get("match").asText());
    }
    assertEquals(404, api.get("/v1/matches/" + NOBODY + "/games").status());
  }

  @Test
  void aMatchOfManyGamesShowsTheLastHundred() throws Exception {
    Match match = Match.create(api, "{}");
    try (Connection connection = database.getConnection();
        Statement statement = connection.createStatement()) {
      String id = "'" + match.id() + "'::uuid";
      statement.execute(
          "update match_game set south_total = 24, north_total = 24 where match_id = " + id);
      statement.execute(
          """
          with added as (
            insert into game (id, ruleset, seats_of, start_notation, start_legal, notation, ply,
              version, last_capture, legal, outcome, south_score, north_score, created_at, updated_at)
            select gen_random_uuid(), ruleset, id, start_notation, start_legal, notation, ply,
              version, last_capture, '', 'eight-seeds', 24, 24, created_at, updated_at
            from game, generate_series(2, 120) where id = %1$s
            returning id)
          insert into match_game (match_id, number, game_id, south_total, north_total)
          select %1$s, row_number() over () + 1, id, 24, 24 from added
          """
              .formatted(id));
    }
    JsonNode state = match.state();
    assertEquals(120, state.get("gameCount").asInt());
    assertEquals(100, state.get("games").size());
    assertEquals(21, state.at("/games/0/number").asInt());
    assertEquals(120, state.at("/games/99/number").asInt());
  }

  @Test
  void aTokenTellsItsSeatAndTheGameThatItPlaysNow() throws Exception {
    NewGame alone = api.createOf("sadeqa-ii");
    JsonNode seat = seat(alone.north());
    assertEquals("north", seat.get("player").asText());
    assertEquals(alone.id(), seat.get("game").asText());
    assertTrue(seat.get("match").isNull());

    Match match = Match.create(api, "{}");
    match.endGame(database, 32, 16);
    match.buy("south", "c,d");
    NewGame game = match.played();
    JsonNode second = seat(game.south());
    assertEquals("south", second.get("player").asText());
    assertEquals(game.id(), second.get("game").asText());
    assertEquals(match.id(), second.get("match").asText());

    assertEquals("missing-token", api.get("/v1/seat").code());
    assertEquals("invalid-token", api.get("/v1/seat", "Authorization", "Bearer x").code());
  }

  private JsonNode seat(String token) {
    return api.get("/v1/seat", "Authorization", "Bearer " + token).body();
  }

  @Test
  void at2721NorthChoosesWhichHoleStaysEmpty() throws Exception {
    Match match = Match.create(api, "{}");
    match.endGame(database, 27, 21);

    JsonNode choice = match.state().get("choice");
    assertEquals("filling", match.phase());
    assertEquals("north", choice.get("player").asText());
    assertEquals(1, choice.get("atLeast").asInt());
    assertEquals(1, choice.get("atMost").asInt());
    assertEquals("{\"south\":3,\"north\":1}", choice.get("leftover").toString());

    assertEquals(200, match.fill("north", "b").status());
    assertEquals("4,4,4,4,4,4/4,0,4,4,4,4 n 3-1", match.state().at("/games/1/start").asText());
  }

  @Test
  void whoBuysLessThanHeMayLeavesHolesForTheOtherToLeaveEmpty() throws Exception {
    Match match = Match.create(api, "{}");
    match.endGame(database, 10, 38);

    assertEquals("north", match.state().at("/choice/player").asText());
    assertEquals(3, match.state().at("/choice/atMost").asInt());
    assertEquals("filling", match.buy("north", "B").body().get("phase").asText());
    JsonNode choice = match.state().get("choice");
    assertEquals("south", choice.get("player").asText());
    assertEquals(3, choice.get("atMost").asInt());
    assertEquals("[\"A\",\"C\",\"D\",\"E\",\"F\"]", choice.get("holes").toString());
    assertEquals("[\"B\"]", choice.get("bought").toString());

    Reply reply = match.fill("south", "");

    assertEquals(
        "4,4,4,0,0,0/4,4,4,4,4,4 n 2-10 bought=B", reply.body().at("/games/1/start").asText());
  }

  @Test
  void at2424NobodyHasAChoiceAndTheNextGameIsThereAtOnce() throws Exception {
    Match match = Match.create(api, "{}");
    match.endGame(database, 24, 24);
    assertEquals("playing", match.phase());
    assertEquals("4,4,4,4,4,4/4,4,4,4,4,4 n 0-0", match.lastGame().get("start").asText());
    match.endGame(database, 24, 24);
    assertEquals("4,4,4,4,4,4/4,4,4,4,4,4 s 0-0", match.lastGame().get("start").asText());
  }

  @ParameterizedTest
  @CsvSource({"45,3,south", "0,48,north"})
  void whoCannotFillAHoleHasLostTheMatch(int south, int north, String winner) throws Exception {
    Match match = Match.create(api, "{}");
    match.endGame(database, south, north);
    JsonNode state = match.state();
    assertEquals("finished", state.get("phase").asText());
    assertEquals(winner, state.get("winner").asText());
    assertEquals("no-hole", state.get("reason").asText());
    assertEquals(1, state.get("games").size());
    assertEquals(409, match.buy(winner, "").status());
    assertEquals(409, match.resign("south").status());
  }

  @Test
  void whoComesToOwnTheTargetHasWonTheMatch() throws Exception {
    Match match = Match.create(api, "{\"target\":8}");
    match.endGame(database, 33, 15);
    match.buy("south", "a");
    match.fill("north", "");
    match.endGame(database, 33, 15);
    JsonNode state = match.buy("south", "f,a").body();
    assertEquals("finished", state.get("phase").asText());
    assertEquals("target", state.get("reason").asText());
    assertEquals("south", state.get("winner").asText());
    assertEquals("[\"a\",\"f\"]", state.get("bought").toString());
    assertEquals(2, state.get("games").size());
  }

  @Test
  void theTokensOfAMatchServeForAllItsGamesAndNoOthersDo() throws Exception {
    Match match = Match.create(api, "{}");
    Match other = Match.create(api, "{}");
    match.endGame(database, 24, 24);
    NewGame second = match.played();
    assertEquals(403, api.move(second.id(), other.played().north(), "a").status());
    assertEquals(401, api.move(second.id(), null, "a").status());
    assertEquals(409, api.move(second.id(), second.south(), "A").status());
    assertEquals(200, api.move(second.id(), second.north(), "a").status());

    Reply renewed =
        api.post(
            "/v1/games/" + second.id() + "/seats/south/renewal",
            "",
            "Authorization",
            "Bearer " + second.south());

    assertEquals(200, renewed.status());
    assertEquals(401, match.resign("south").status());
    assertEquals(
        200,
        api.post(
                match.path() + "/resignation",
                "",
                "Authorization",
                "Bearer " + renewed.body().get("token").asText())
            .status());
  }

  @Test
  void theWrongSeatTheWrongPhaseAndAnOldVersionAreRefused() throws Exception {
    Match match = Match.create(api, "{}");
    Reply early = match.buy("south", "a");
    assertEquals(409, early.status());
    assertEquals("wrong-phase", early.code());
    assertEquals("playing", early.body().get("phase").asText());
    match.endGame(database, 33, 15);

    assertEquals(401, match.buy(null, "a").status());
    assertEquals(403, match.buy("north", "a").status());
    assertEquals(409, match.fill("north", "").status());
    assertEquals(412, match.buy("south", "a", "If-Match", "\"1\"").status());
    String version = match.state().get("version").asText();
    assertEquals(200, match.buy("south", "a", "If-Match", "\"" + version + "\"").status());

    assertEquals(409, match.buy("south", "a").status());
    assertEquals(403, match.fill("south", "").status());
    assertEquals(200, match.fill("north", "").status());
    assertEquals(409, match.fill("north", "").status());
  }

  @ParameterizedTest
  @CsvSource({"'a,b,c',too-many", "'A',own-hole", "'a,a',twice"})
  void aPurchaseAgainstTheRulesIsRefusedWithItsReason(String buy, String reason) throws Exception {
    Match match = Match.create(api, "{}");
    match.endGame(database, 33, 15);
    Reply reply = match.buy("south", buy);
    assertEquals(422, reply.status());
    assertEquals("illegal-purchase", reply.code());
    assertEquals(reason, reply.body().get("reason").asText());
    assertEquals("buying", match.phase());
  }

  @ParameterizedTest
  @ValueSource(strings = {"a", "b,c", "b,b", "A"})
  void aFillingThatDoesNotFitIsRefused(String leaveEmpty) throws Exception {
    Match match = Match.create(api, "{}");
    match.endGame(database, 33, 15);
    match.buy("south", "a");
    Reply reply = match.fill("north", leaveEmpty + ",f,e".substring(0, leaveEmpty.length() - 1));
    assertEquals(422, reply.status(), reply.http().body());
    assertEquals("leave-empty-mismatch", reply.body().get("reason").asText());
    assertEquals("filling", match.phase());
  }

  @Test
  void aRepeatedRequestGetsTheFirstAnswerAndChangesNothing() throws Exception {
    Match match = Match.create(api, "{}");
    match.endGame(database, 33, 15);
    Reply first = match.buy("south", "a", "Idempotency-Key", "k1" + match.id());
    Reply again = match.buy("south", "a", "Idempotency-Key", "k1" + match.id());
    assertEquals(first.http().body(), again.http().body());
    assertEquals(first.header("ETag"), again.header("ETag"));
    Reply other = match.buy("south", "b", "Idempotency-Key", "k1" + match.id());
    assertEquals("idempotency-key-reused", other.code());
    Reply filled = match.fill("north", "", "Idempotency-Key", "k2" + match.id());
    assertEquals(200, filled.status());
    assertEquals(
        filled.http().body(),
        match.fill("north", "", "Idempotency-Key", "k2" + match.id()).http().body());

    String body = "{\"target\":7}";
    Reply created = api.post("/v1/matches", body, "Idempotency-Key", "k3" + match.id());
    assertEquals(
        created.http().body(),
        api.post("/v1/matches", body, "Idempotency-Key", "k3" + match.id()).http().body());
  }

  @Test
  void whoResignsAMatchGivesUpItsGameToo() {
    Match match = Match.create(api, "{}");
    assertEquals(412, match.resign("north", "If-Match", "\"7\"").status());
    Reply reply = match.resign("north");
    assertEquals(200, reply.status(), reply.http().body());
    assertEquals("finished", reply.body().get("phase").asText());
    assertEquals("south", reply.body().get("winner").asText());
    assertEquals("resignation", reply.body().get("reason").asText());
    assertEquals("finished", api.game(match.id()).body().get("status").asText());
    assertEquals("{\"south\":48,\"north\":0}", reply.body().at("/games/0/score").toString());
    assertEquals(match.state(), reply.body());
  }

  @Test
  void aResignationOfAMatchWithAKeyIsAnsweredAgain() {
    Match match = Match.create(api, "{}");
    String key = "resignation of " + match.id();
    Reply first = match.resign("north", "Idempotency-Key", key.replace(' ', '-'));
    Reply again = match.resign("north", "Idempotency-Key", key.replace(' ', '-'));
    assertEquals(200, first.status(), first.http().body());
    assertEquals(first.http().body(), again.http().body());
    assertEquals("wrong-phase", match.resign("north").code());
  }

  @Test
  void aMatchIsResignedInALaterGameTooByItsOwnSeatsOnly() throws Exception {
    Match match = Match.create(api, "{}");
    Match other = Match.create(api, "{}");
    match.endGame(database, 24, 24);
    NewGame second = match.played();

    assertEquals(401, match.resign(null).status());
    Reply foreign =
        api.post(
            match.path() + "/resignation", "", "Authorization", "Bearer " + other.played().south());
    assertEquals("wrong-seat", foreign.code());
    assertEquals("playing", match.phase());

    JsonNode state = match.resign("south").body();
    assertEquals("north", state.get("winner").asText());
    assertEquals("{\"south\":0,\"north\":48}", state.at("/games/1/score").toString());
    assertEquals("finished", api.game(second.id()).body().get("status").asText());
    assertEquals("game-finished", api.move(second.id(), second.north(), "a").code());
    assertEquals("wrong-phase", match.resign("north").code());
    assertEquals(match.state(), state);
  }

  @Test
  void aMatchMayBeResignedBetweenGames() throws Exception {
    Match match = Match.create(api, "{}");
    match.endGame(database, 33, 15);
    match.buy("south", "a");
    assertEquals("south", match.resign("north").body().get("winner").asText());
  }

  @Test
  void whoResignsAGameLeavesTheSeedsInPlayToTheOther() {
    Match match = Match.create(api, "{}");
    api.playOn(match.played(), new SplittableRandom(3), 12);
    JsonNode captured = api.game(match.id()).body().at("/position/captured");
    match.resignGame("south");
    JsonNode score = match.state().at("/games/0/score");
    assertEquals(captured.get("south"), score.get("south"));
    assertEquals(48, score.get("south").asInt() + score.get("north").asInt());
  }

  @Test
  void anOrdinaryGameIsNoMatch() {
    NewGame game = api.createOf("adji-kui-ii");
    assertEquals("unknown-match", api.get("/v1/matches/" + game.id()).code());
    assertEquals("unknown-match", api.get("/v1/matches/" + NOBODY).code());
    assertEquals("unknown-match", api.get("/v1/matches/x").code());
    assertEquals(
        "unknown-match",
        api.post(
                "/v1/matches/" + game.id() + "/purchases",
                "{\"buy\":[]}",
                "Authorization",
                "Bearer " + game.south())
            .code());
  }

  @Test
  void whatTheClientStillHoldsIsNotSentAgain() {
    Match match = Match.create(api, "{}");
    assertEquals(304, api.get(match.path(), "If-None-Match", "\"1\"").status());
    match.resign("south");
    assertEquals(200, api.get(match.path(), "If-None-Match", "\"1\"").status());
  }
}
