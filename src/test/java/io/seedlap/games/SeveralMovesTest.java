package io.seedlap.games;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.quarkus.test.junit.QuarkusTest;
import io.seedlap.games.Api.NewGame;
import io.seedlap.games.Api.Reply;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.SplittableRandom;
import java.util.UUID;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Several moves in a row by one request: all or none. */
@QuarkusTest
class SeveralMovesTest {
  private final Api api = Api.atTestPort();

  @Test
  void withBothTokensAGameIsPlayedByOneRequestAsByManyThatPlayOneMoveEach() {
    NewGame single = api.createOf("adji-kui-ii");
    JsonNode end = api.playOn(single, new SplittableRandom(7), 40);
    List<String> moves = movesOf(single);

    NewGame game = api.createOf("adji-kui-ii");
    Reply reply = play(game, game.south(), moves, game.north());

    assertEquals(200, reply.status(), reply.http().body());
    assertEquals(moves.size() - 1, reply.body().get("earlier").size());
    JsonNode last = reply.body();
    assertEquals("\"" + last.get("version").asInt() + "\"", reply.header("ETag"));
    JsonNode state = api.game(game.id()).body();
    for (String field : List.of("notation", "ply", "version", "legal", "outcome", "status")) {
      assertEquals(end.get(field), state.get(field), field);
    }
    assertEquals(log(single), log(game));
    assertEquals(state.get("legal"), last.get("legal"));
  }

  @Test
  void eachMoveIsAnsweredAsIfItWereTheOnlyOne() {
    NewGame single = api.createOf("adji-kui-ii");
    JsonNode first = api.move(single.id(), single.south(), "A").body();
    String second = first.get("legal").get(0).asText();
    JsonNode next = api.move(single.id(), single.north(), second).body();

    NewGame game = api.createOf("adji-kui-ii");
    Reply reply = play(game, game.south(), List.of("A", second), game.north());

    assertEquals(first, reply.body().at("/earlier/0"));
    assertEquals(next, last(reply));
  }

  @Test
  void oneSeatMovesAgainWhileTheOpponentPasses() {
    Forced forced = Forced.pass();
    String body = "{\"ruleset\":\"adji-kui-ii\",\"start\":\"" + forced.notation() + "\"}";
    NewGame single = api.create(body);
    String token = single.token(forced.player());
    JsonNode first = api.move(single.id(), token, forced.move()).body();
    String again = first.at("/legal/0").asText();
    JsonNode second = api.move(single.id(), token, again).body();

    NewGame game = api.create(body);
    Reply reply = play(game, game.token(forced.player()), List.of(forced.move(), again), null);

    assertEquals("pass", first.at("/followed/0/move").asText());
    assertEquals(first, reply.body().at("/earlier/0"));
    assertEquals(second, last(reply));
  }

  @Test
  void whereOneMoveIsIllegalNoneIsPlayed() {
    NewGame game = api.createOf("sadeqa-ii");
    Reply reply = play(game, game.south(), List.of("F", "f", "f"), game.north());
    assertEquals(422, reply.status());
    assertEquals("illegal-move", reply.code());
    assertEquals(2, reply.body().get("index").asInt());
    assertEquals(1, reply.body().get("version").asInt());
    assertEquals(1, api.game(game.id()).body().get("version").asInt());
    assertEquals(0, log(game).size());
  }

  @Test
  void oneSeatDoesNotMoveForTheOther() {
    NewGame game = api.createOf("sadeqa-ii");
    Reply reply = play(game, game.south(), List.of("F", "f"), null);
    assertEquals(409, reply.status());
    assertEquals("not-your-turn", reply.code());
    assertEquals(1, reply.body().get("index").asInt());
    assertEquals("north", reply.body().get("turn").asText());
    assertEquals(0, log(game).size());
  }

  @Test
  void noMoveFollowsTheEndOfAGame() {
    NewGame single = api.createOf("sadeqa-ii");
    api.playOn(single, new SplittableRandom(7), 2_000);
    List<String> moves = new ArrayList<>(movesOf(single));
    moves.add("A");

    NewGame game = api.createOf("sadeqa-ii");
    Reply reply = play(game, game.north(), moves, game.south());

    assertEquals(409, reply.status(), reply.http().body());
    assertEquals("game-finished", reply.code());
    assertEquals(moves.size() - 1, reply.body().get("index").asInt());
    assertEquals(0, log(game).size());
  }

  @Test
  void aRetryUnderItsKeyGetsTheSameAnswerAndPlaysNothing() {
    NewGame game = api.createOf("sadeqa-ii");
    String key = UUID.randomUUID().toString();
    List<String> moves = List.of("F", "f");
    Reply first = play(game, game.south(), moves, game.north(), "Idempotency-Key", key);
    Reply second = play(game, game.south(), moves, game.north(), "Idempotency-Key", key);
    Reply other = play(game, game.south(), List.of("F"), game.north(), "Idempotency-Key", key);
    assertEquals(200, first.status());
    assertEquals(first.http().body(), second.http().body());
    assertEquals("idempotency-key-reused", other.code());
    assertEquals(2, log(game).size());
  }

  @Test
  void theOpponentsTokenMustBeThatOfTheOtherSeat() {
    NewGame game = api.createOf("sadeqa-ii");
    NewGame stranger = api.createOf("sadeqa-ii");
    List<String> moves = List.of("F", "f");
    assertEquals("wrong-seat", play(game, game.south(), moves, game.south()).code());
    assertEquals("wrong-seat", play(game, game.south(), moves, stranger.north()).code());
    assertEquals("invalid-token", play(game, game.south(), moves, "x").code());
    assertEquals("wrong-seat", play(game, stranger.south(), moves, game.north()).code());
    assertEquals(0, log(game).size());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{}",
        "{\"moves\":[]}",
        "{\"move\":\"F\",\"moves\":[\"F\"]}",
        "{\"move\":\"F\",\"opponentToken\":\"x\"}",
        "{\"moves\":[null]}",
        "{\"moves\":\"F\"}"
      })
  void otherBodiesAreA400(String body) {
    NewGame game = api.createOf("sadeqa-ii");
    Reply reply =
        api.post(
            "/v1/games/" + game.id() + "/moves", body, "Authorization", "Bearer " + game.south());
    assertEquals(400, reply.status(), reply.http().body());
  }

  @Test
  void atMostAHundredMovesAreTaken() {
    NewGame game = api.createOf("sadeqa-ii");
    List<String> moves = Collections.nCopies(101, "F");
    assertEquals(400, play(game, game.south(), moves, game.north()).status());
    assertEquals(422, play(game, game.south(), moves.subList(1, 101), game.north()).status());
  }

  private Reply play(
      NewGame game, String token, List<String> moves, String opponentToken, String... headers) {
    String list = moves.stream().collect(Collectors.joining("\",\"", "[\"", "\"]"));
    String other = opponentToken == null ? "" : ",\"opponentToken\":\"" + opponentToken + "\"";
    List<String> all = new ArrayList<>(List.of(headers));
    all.addAll(List.of("Authorization", "Bearer " + token));
    return api.post(
        "/v1/games/" + game.id() + "/moves",
        "{\"moves\":" + list + other + "}",
        all.toArray(String[]::new));
  }

  /** The moves of a game without its passes. */
  private List<String> movesOf(NewGame game) {
    List<String> moves = new ArrayList<>();
    for (JsonNode ply : log(game)) {
      if (!ply.get("move").asText().equals("pass")) {
        moves.add(ply.get("move").asText());
      }
    }
    assertTrue(moves.size() > 1 && moves.size() <= 99);
    return moves;
  }

  /** The answer to the last move, without those to the others. */
  private static JsonNode last(Reply reply) {
    return ((ObjectNode) reply.body().deepCopy()).without("earlier");
  }

  private JsonNode log(NewGame game) {
    return api.get("/v1/games/" + game.id() + "/moves").body().get("moves");
  }
}
