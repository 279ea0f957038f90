package io.seedlap.games;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.quarkus.test.junit.QuarkusTest;
import io.seedlap.games.Api.NewGame;
import io.seedlap.games.Api.Reply;
import jakarta.inject.Inject;
import java.nio.charset.StandardCharsets;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.logging.Handler;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import javax.sql.DataSource;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator.ReplaceUnderscores;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.NullSource;
import org.junit.jupiter.params.provider.ValueSource;

@QuarkusTest
@DisplayNameGeneration(ReplaceUnderscores.class)
class SeatsTest {
  private final Api api = Api.atTestPort();

  @Inject DataSource database;

  @ParameterizedTest
  @NullSource
  @ValueSource(strings = {"", "Bearer", "Bearer ", "Basic c291dGg6eA==", "Bear x"})
  void without_a_token_nothing_is_played(String authorization) {
    NewGame game = api.createOf("sadeqa-ii");

    Reply reply =
        authorization == null
            ? api.move(game.id(), null, "F")
            : api.move(game.id(), null, "F", "Authorization", authorization);

    assertEquals(401, reply.status());
    assertEquals("missing-token", reply.code());
    assertEquals("Bearer", reply.header("WWW-Authenticate"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"x", "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA", "a b", "'; drop--"})
  void a_token_of_no_seat_is_a_401(String token) {
    NewGame game = api.createOf("sadeqa-ii");

    Reply reply = api.move(game.id(), token, "F");

    assertEquals(401, reply.status());
    assertEquals("invalid-token", reply.code());
  }

  @Test
  void a_token_of_another_game_is_a_403() {
    NewGame game = api.createOf("sadeqa-ii");
    NewGame other = api.createOf("sadeqa-ii");
    for (String path : List.of("/moves", "/resignation", "/seats/south/renewal")) {
      Reply reply =
          api.post(
              "/v1/games/" + game.id() + path,
              path.equals("/moves") ? "{\"move\":\"F\"}" : "",
              "Authorization",
              "Bearer " + other.south());
      assertEquals(403, reply.status(), path);
      assertEquals("wrong-seat", reply.code());
    }
    assertEquals(1, api.game(game.id()).body().get("version").asInt());
  }

  @Test
  void the_other_seats_token_plays_for_the_other_seat_only() {
    NewGame game = api.createOf("sadeqa-ii");
    Reply move = api.move(game.id(), game.north(), "F");
    Reply renewal = renew(game.id(), "south", game.north());
    assertEquals(409, move.status());
    assertEquals("not-your-turn", move.code());
    assertEquals(403, renewal.status());
  }

  @Test
  void a_token_on_an_unknown_game_is_a_404() {
    NewGame game = api.createOf("sadeqa-ii");
    Reply reply = api.move("00000000-0000-4000-8000-000000000000", game.south(), "F");
    assertEquals(404, reply.status());
  }

  @Test
  void a_renewed_seat_knows_its_new_token_only() {
    NewGame game = api.createOf("sadeqa-ii");

    Reply renewed = renew(game.id(), "south", game.south());

    String token = renewed.body().get("token").asText();
    assertEquals(200, renewed.status());
    assertEquals("no-store", renewed.header("Cache-Control"));
    assertEquals(401, api.move(game.id(), game.south(), "F").status());
    assertEquals(200, api.move(game.id(), token, "F").status());
  }

  @Test
  void a_token_is_256_bits_and_the_database_holds_its_hash_only() throws Exception {
    NewGame game = api.createOf("sadeqa-ii");
    assertEquals(32, Base64.getUrlDecoder().decode(game.south()).length);
    try (Connection connection = database.getConnection();
        Statement statement = connection.createStatement();
        ResultSet rows =
            statement.executeQuery(
                "select encode(token_hash, 'hex') from seat where player = 'south' and game_id = '"
                    + game.id()
                    + "'")) {
      assertTrue(rows.next());
      assertEquals(
          java.util.HexFormat.of().formatHex(SeatToken.shown(game.south()).hash()),
          rows.getString(1));
    }
  }

  @Test
  void answers_kept_for_retries_show_no_token() throws Exception {
    String key = java.util.UUID.randomUUID().toString();
    Reply reply = api.post("/v1/games", "{\"ruleset\":\"sadeqa-ii\"}", "Idempotency-Key", key);
    String token = reply.body().at("/tokens/south").asText();
    try (Connection connection = database.getConnection();
        Statement statement = connection.createStatement();
        ResultSet rows =
            statement.executeQuery(
                "select body from kept_answer where game_id = '"
                    + reply.body().at("/game/id").asText()
                    + "'")) {
      assertTrue(rows.next());
      String body = new String(rows.getBytes(1), StandardCharsets.ISO_8859_1);
      assertFalse(body.contains(token));
      assertFalse(body.contains("tokens"));
    }
  }

  @Test
  void tokens_appear_in_no_log() {
    List<String> log = java.util.Collections.synchronizedList(new ArrayList<>());
    Handler handler =
        new Handler() {
          @Override
          public void publish(LogRecord line) {
            log.add(line.getMessage() + java.util.Arrays.toString(line.getParameters()));
          }

          @Override
          public void flush() {}

          @Override
          public void close() {}
        };
    Logger root = Logger.getLogger("");
    root.addHandler(handler);
    try {
      NewGame game = api.createOf("sadeqa-ii");
      api.move(game.id(), game.south(), "F");
      api.move(game.id(), game.south(), "F");
      api.move(game.id(), game.south() + "x", "F");
      assertFalse(log.isEmpty());
      assertTrue(log.stream().noneMatch(line -> line.contains(game.south())));
    } finally {
      root.removeHandler(handler);
    }
  }

  @ParameterizedTest
  @CsvSource({"/resignation", "/seats/south/renewal"})
  void what_belongs_to_a_seat_needs_a_token(String path) {
    NewGame game = api.createOf("sadeqa-ii");
    assertEquals(401, api.post("/v1/games/" + game.id() + path, "").status());
  }

  private Reply renew(String id, String player, String token) {
    return api.post(
        "/v1/games/" + id + "/seats/" + player + "/renewal",
        "",
        "Authorization",
        "Bearer " + token);
  }
}
