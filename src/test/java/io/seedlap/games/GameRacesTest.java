package io.seedlap.games;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import io.quarkus.test.junit.QuarkusTest;
import io.seedlap.games.Api.NewGame;
import io.seedlap.games.Api.Reply;
import jakarta.inject.Inject;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.UUID;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import javax.sql.DataSource;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;

/** Many requests at once; {@code -Draces.rounds=200} for a long run. */
@QuarkusTest
class GameRacesTest {
  private static final int ROUNDS = Integer.getInteger("races.rounds", 20);
  private static final int AT_ONCE = 20;
  private static final ExecutorService CLIENTS = Executors.newFixedThreadPool(AT_ONCE);

  private static final ExecutorService HOLDING = Executors.newSingleThreadExecutor();

  @Inject DataSource connections;

  private final Api api = Api.atTestPort();
  private final SplittableRandom random = new SplittableRandom(1);

  @AfterAll
  static void sendClientsHome() {
    CLIENTS.shutdown();
    HOLDING.shutdown();
  }

  @Test
  void ofIdenticalMovesAtOnceOneIsPlayed() throws Exception {
    race(
        "adji-kui-ii",
        (game, state, i) -> {
          String move = state.at("/legal/0").asText();
          return api.move(game.id(), mover(game, state), move);
        });
  }

  @Test
  void ofTwoDifferentMovesAtOnceOneIsPlayed() throws Exception {
    race(
        "adji-kui-ii",
        (game, state, i) -> {
          JsonNode legal = state.get("legal");
          String move = legal.get(i % Math.min(2, legal.size())).asText();
          return api.move(
              game.id(), mover(game, state), move, "If-Match", "\"" + version(state) + "\"");
        });
  }

  @Test
  void underOneKeyEverybodyGetsTheSameAnswer() throws Exception {
    NewGame game = api.createOf("sadeqa-ii");
    JsonNode state = api.game(game.id()).body();
    for (int round = 0; round < ROUNDS; round++) {
      if (!state.get("outcome").isNull()) {
        game = api.createOf("sadeqa-ii");
        state = api.game(game.id()).body();
      }
      String key = UUID.randomUUID().toString();
      String move = state.at("/legal/0").asText();
      NewGame played = game;
      JsonNode before = state;
      Set<String> answers = new HashSet<>();
      for (Reply reply :
          atOnce(i -> api.move(played.id(), mover(played, before), move, "Idempotency-Key", key))) {
        assertEquals(200, reply.status(), reply.http().body());
        answers.add(reply.http().body());
      }
      assertEquals(1, answers.size());
      state = api.game(game.id()).body();
      assertEquals(version(before) + 1, version(state));
    }
    assertReplays(game);
  }

  @Test
  void aGameThatIsLockedKeepsNoOtherGameWaiting() throws Exception {
    NewGame locked = api.createOf("adji-kui-ii");
    List<NewGame> others = new ArrayList<>();
    for (int i = 0; i < AT_ONCE; i++) {
      others.add(api.createOf("adji-kui-ii"));
    }
    Future<Reply> held;
    try (Connection connection = connections.getConnection()) {
      connection.setAutoCommit(false);
      try (PreparedStatement lock =
          connection.prepareStatement("select from game where id = ?::uuid for no key update")) {
        lock.setString(1, locked.id());
        lock.executeQuery();
      }
      held = HOLDING.submit(() -> insist(i -> api.move(locked.id(), locked.south(), "A"), AT_ONCE));
      for (Reply reply : atOnce(i -> api.move(others.get(i).id(), others.get(i).south(), "A"))) {
        assertEquals(200, reply.status(), reply.http().body());
      }
      assertFalse(held.isDone());
      connection.rollback();
      connection.setAutoCommit(true);
    }
    assertEquals(200, held.get().status());
  }

  @Test
  void underOneKeyOneGameIsMade() throws Exception {
    for (int round = 0; round < ROUNDS; round++) {
      String key = UUID.randomUUID().toString();
      Set<String> answers = new HashSet<>();
      for (Reply reply :
          atOnce(
              i -> api.post("/v1/games", "{\"ruleset\":\"sadeqa-ii\"}", "Idempotency-Key", key))) {
        assertEquals(201, reply.status(), reply.http().body());
        answers.add(reply.http().body());
      }
      assertEquals(1, answers.size());
    }
  }

  @Test
  void ofRenewalsAtOnceOneCountsAndItsTokenIsTheSeats() throws Exception {
    for (int round = 0; round < ROUNDS; round++) {
      NewGame game = api.createOf("sadeqa-ii");
      List<String> tokens = new ArrayList<>();
      for (Reply reply : atOnce(i -> renew(game, UUID.randomUUID().toString()))) {
        if (reply.status() == 200) {
          tokens.add(reply.body().get("token").asText());
        } else {
          assertEquals("invalid-token", reply.code());
        }
      }
      assertEquals(1, tokens.size());
      assertEquals(200, api.move(game.id(), tokens.get(0), "F").status());
    }
  }

  @Test
  void underOneKeyASeatIsRenewedOnce() throws Exception {
    for (int round = 0; round < ROUNDS; round++) {
      NewGame game = api.createOf("sadeqa-ii");
      String key = UUID.randomUUID().toString();
      Set<String> tokens = new HashSet<>();
      for (Reply reply : atOnce(i -> renew(game, key))) {
        assertEquals(200, reply.status(), reply.http().body());
        tokens.add(reply.body().get("token").asText());
      }
      assertEquals(1, tokens.size());
      assertEquals(200, api.move(game.id(), tokens.iterator().next(), "F").status());
    }
  }

  @Test
  void underOneKeyAGameIsResignedOnce() throws Exception {
    for (int round = 0; round < ROUNDS; round++) {
      NewGame game = api.createOf("sadeqa-ii");
      String key = UUID.randomUUID().toString();
      Set<String> answers = new HashSet<>();
      for (Reply reply : atOnce(i -> ofSouth(game, "/resignation", key))) {
        assertEquals(200, reply.status(), reply.http().body());
        answers.add(reply.http().body());
      }
      assertEquals(1, answers.size());
    }
  }

  private Reply renew(NewGame game, String key) {
    return ofSouth(game, "/seats/south/renewal", key);
  }

  private Reply ofSouth(NewGame game, String path, String key) {
    return api.post(
        "/v1/games/" + game.id() + path,
        "",
        "Authorization",
        "Bearer " + game.south(),
        "Idempotency-Key",
        key);
  }

  private interface Attempt {
    Reply make(NewGame game, JsonNode state, int client);
  }

  private interface Client {
    Reply ask(int number);
  }

  private void race(String ruleset, Attempt attempt) throws Exception {
    NewGame game = api.createOf(ruleset);
    JsonNode state = api.game(game.id()).body();
    for (int round = 0; round < ROUNDS; round++) {
      if (!state.get("outcome").isNull()) {
        assertReplays(game);
        game = api.createOf(ruleset);
        state = api.playOn(game, random, 4);
      }
      NewGame played = game;
      JsonNode before = state;
      List<Reply> replies = atOnce(i -> attempt.make(played, before, i));
      state = api.game(game.id()).body();
      List<Reply> won = replies.stream().filter(reply -> reply.status() == 200).toList();
      assertTrue(!won.isEmpty());
      int version = version(before);
      for (Reply reply : won) {
        // a forced pass may give the mover the turn again, and then the same move may be legal
        assertTrue(reply.body().get("version").asInt() > version);
      }
      assertEquals(version + won.size(), version(state));
      if (won.get(0).body().get("followed").isEmpty()) {
        assertEquals(1, won.size());
      }
      for (Reply reply : replies) {
        if (reply.status() != 200) {
          assertTrue(Set.of(409, 412, 422).contains(reply.status()), reply.http().body());
          assertTrue(reply.body().get("version").asInt() > version, reply.http().body());
        }
      }
    }
    assertReplays(game);
  }

  private void assertReplays(NewGame game) {
    JsonNode state = api.game(game.id()).body();
    JsonNode replayed = api.replay(game.id()).body();
    assertEquals(replayed.get("notation"), state.get("notation"));
    assertEquals(replayed.get("outcome"), state.get("outcome"));
    assertEquals(replayed.get("plies").size(), state.get("ply").asInt());
  }

  private static List<Reply> atOnce(Client client) throws Exception {
    List<Callable<Reply>> tasks = new ArrayList<>();
    for (int i = 0; i < AT_ONCE; i++) {
      int number = i;
      tasks.add(() -> insist(client, number));
    }
    List<Reply> replies = new ArrayList<>();
    for (Future<Reply> reply : CLIENTS.invokeAll(tasks)) {
      replies.add(reply.get());
    }
    return replies;
  }

  /** Asks again where a busy machine could not serve in time. */
  private static Reply insist(Client client, int number) {
    Reply reply = client.ask(number);
    while (reply.status() == 503) {
      assertTrue(Set.of("database-unavailable", "overloaded").contains(reply.code()));
      reply = client.ask(number);
    }
    return reply;
  }

  private static String mover(NewGame game, JsonNode state) {
    return game.token(state.at("/position/turn").asText());
  }

  private static int version(JsonNode state) {
    return state.get("version").asInt();
  }
}
