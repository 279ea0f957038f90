package io.seedlap.seats;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.quarkus.test.junit.QuarkusTest;
import io.seedlap.games.Api;
import io.seedlap.games.Api.NewGame;
import io.seedlap.games.Api.Reply;
import jakarta.inject.Inject;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.logging.Handler;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import javax.sql.DataSource;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.NullSource;
import org.junit.jupiter.params.provider.ValueSource;

@QuarkusTest
class SeatsTest {
  private final Api api = Api.atTestPort();

  @Inject DataSource database;

  @ParameterizedTest
  @NullSource
  @ValueSource(strings = {"", "Bearer", "Bearer ", "Basic c291dGg6eA==", "Bear x"})
  void withoutATokenNothingIsPlayed(String authorization) {
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
  @ValueSource(strings = {"bearer ", "BEARER ", "Bearer   "})
  void theSchemeIsWrittenInAnyCase(String scheme) {
    NewGame game = api.createOf("sadeqa-ii");
    assertEquals(
        200, api.move(game.id(), null, "F", "Authorization", scheme + game.south()).status());
  }

  @ParameterizedTest
  @ValueSource(strings = {"Bearer", "Bearer:", "Token ", ""})
  void aTokenWithoutItsSchemeIsNone(String scheme) {
    NewGame game = api.createOf("sadeqa-ii");
    Reply reply = api.move(game.id(), null, "F", "Authorization", scheme + game.south());
    assertEquals(401, reply.status());
    assertEquals("missing-token", reply.code());
  }

  @Test
  void ofTwoTokensNoneCounts() {
    NewGame game = api.createOf("sadeqa-ii");
    Reply reply =
        api.move(
            game.id(),
            null,
            "F",
            "Authorization",
            "Bearer " + game.south(),
            "Authorization",
            "Bearer " + game.north());
    assertEquals(401, reply.status());
    assertEquals("invalid-token", reply.code());
    assertEquals(1, api.game(game.id()).body().get("version").asInt());
  }

  @ParameterizedTest
  @ValueSource(strings = {"x", "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA", "a b", "'; drop--"})
  void aTokenOfNoSeatIsA401(String token) {
    NewGame game = api.createOf("sadeqa-ii");

    Reply reply = api.move(game.id(), token, "F");

    assertEquals(401, reply.status());
    assertEquals("invalid-token", reply.code());
  }

  @Test
  void aTokenOfAnotherGameIsA403() {
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
  void theOtherSeatsTokenPlaysForTheOtherSeatOnly() {
    NewGame game = api.createOf("sadeqa-ii");
    Reply move = api.move(game.id(), game.north(), "F");
    Reply renewal = renew(game.id(), "south", game.north());
    assertEquals(409, move.status());
    assertEquals("not-your-turn", move.code());
    assertEquals(403, renewal.status());
  }

  @Test
  void aTokenOnAnUnknownGameIsA404() {
    NewGame game = api.createOf("sadeqa-ii");
    Reply reply = api.move("00000000-0000-4000-8000-000000000000", game.south(), "F");
    assertEquals(404, reply.status());
  }

  @Test
  void aRenewedSeatKnowsItsNewTokenOnly() {
    NewGame game = api.createOf("sadeqa-ii");

    Reply renewed = renew(game.id(), "south", game.south());

    String token = renewed.body().get("token").asText();
    assertEquals(200, renewed.status());
    assertEquals("no-store", renewed.header("Cache-Control"));
    assertEquals(401, api.move(game.id(), game.south(), "F").status());
    assertEquals(200, api.move(game.id(), token, "F").status());
  }

  @Test
  void anAnswerThatWasLostIsHadAgainByKeyAndOldToken() {
    NewGame game = api.createOf("sadeqa-ii");
    String key = UUID.randomUUID().toString();

    Reply lost = renew(game.id(), "south", game.south(), "Idempotency-Key", key);
    Reply again = renew(game.id(), "south", game.south(), "Idempotency-Key", key);

    assertEquals(200, lost.status());
    assertEquals(200, again.status());
    assertEquals(lost.http().body(), again.http().body());
    String token = again.body().get("token").asText();
    assertEquals(401, api.move(game.id(), game.south(), "F").status());
    assertEquals(200, api.move(game.id(), token, "F").status());
  }

  @Test
  void whoHasOnlyTheKeyOrOnlyTheOldTokenGetsNoNewOne() {
    NewGame game = api.createOf("sadeqa-ii");
    String key = UUID.randomUUID().toString();
    renew(game.id(), "south", game.south(), "Idempotency-Key", key);

    Reply withoutKey = renew(game.id(), "south", game.south());
    Reply otherKey =
        renew(game.id(), "south", game.south(), "Idempotency-Key", UUID.randomUUID().toString());
    Reply otherToken = renew(game.id(), "south", game.north(), "Idempotency-Key", key);
    Reply otherSeat = renew(game.id(), "north", game.south(), "Idempotency-Key", key);

    assertEquals("invalid-token", withoutKey.code());
    assertEquals("invalid-token", otherKey.code());
    assertEquals("wrong-seat", otherToken.code());
    assertEquals("invalid-token", otherSeat.code());
  }

  @Test
  void aTokenIs256BitsAndTheDatabaseHoldsItsHashOnly() throws Exception {
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
          java.util.HexFormat.of().formatHex(SeatToken.presented(game.south()).hash()),
          rows.getString(1));
    }
  }

  @Test
  void answersKeptForRetriesShowNoToken() throws Exception {
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
  void tokensAppearInNoLogProblemOrEvent() throws Exception {
    List<String> logged = new CopyOnWriteArrayList<>();
    List<String> tokens = new ArrayList<>();
    try (Listening ignored = new Listening(logged)) {
      NewGame game = api.createOf("sadeqa-ii");
      tokens.addAll(List.of(game.south(), game.north(), game.south() + "x"));
      logged.add(api.move(game.id(), game.south(), "F").http().body());
      logged.add(api.move(game.id(), game.south(), "F").http().body());
      logged.add(api.move(game.id(), game.south() + "x", "F").http().body());
      logged.add(api.move(api.createOf("sadeqa-ii").id(), game.south(), "F").http().body());
      Reply renewed = renew(game.id(), "south", game.south());
      tokens.add(renewed.body().get("token").asText());
      logged.add(api.move(game.id(), game.south(), "A").http().body());
      logged.add(
          api.post(
                  "/v1/games/" + game.id() + "/resignation",
                  "",
                  "Authorization",
                  "Bearer " + tokens.get(tokens.size() - 1))
              .http()
              .body());
      logged.add(api.get("/v1/games/" + game.id() + "/events").http().body());
      logged.add(api.get("/v1/games/" + game.id() + "/export").http().body());
      assertTrue(logged.stream().anyMatch(line -> line.contains("path=/v1/games/" + game.id())));
    }
    for (String token : tokens) {
      assertTrue(logged.stream().noneMatch(line -> line.contains(token)));
    }
  }

  /** Collects all that is logged, down to the least levels that the build has left in. */
  private static final class Listening extends Handler implements AutoCloseable {
    private final Logger root = Logger.getLogger("");
    private final Level usual = root.getLevel();
    private final List<String> lines;

    Listening(List<String> lines) {
      this.lines = lines;
      setLevel(Level.ALL);
      root.addHandler(this);
      root.setLevel(Level.ALL);
    }

    @Override
    public void publish(LogRecord line) {
      StringWriter text = new StringWriter();
      text.append(line.getMessage()).append(java.util.Arrays.toString(line.getParameters()));
      if (line.getThrown() != null) {
        line.getThrown().printStackTrace(new PrintWriter(text));
      }
      lines.add(text.toString());
    }

    @Override
    public void flush() {}

    @Override
    public void close() {
      root.setLevel(usual);
      root.removeHandler(this);
    }
  }

  @ParameterizedTest
  @CsvSource({"/resignation", "/seats/south/renewal"})
  void whatBelongsToASeatNeedsAToken(String path) {
    NewGame game = api.createOf("sadeqa-ii");
    assertEquals(401, api.post("/v1/games/" + game.id() + path, "").status());
  }

  private Reply renew(String id, String player, String token, String... headers) {
    List<String> all = new ArrayList<>(List.of(headers));
    all.addAll(List.of("Authorization", "Bearer " + token));
    return api.post(
        "/v1/games/" + id + "/seats/" + player + "/renewal", "", all.toArray(String[]::new));
  }
}
