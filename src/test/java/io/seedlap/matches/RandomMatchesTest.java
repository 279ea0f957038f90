package io.seedlap.matches;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import io.quarkus.test.junit.QuarkusTest;
import io.seedlap.games.Api;
import io.seedlap.games.Api.NewGame;
import io.seedlap.games.Api.Reply;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;

/**
 * Plays {@code -Dmatches.random=1000} matches, 20 if nothing is said, with random choices, several
 * at a time. Which match is played depends on its number alone.
 */
@QuarkusTest
class RandomMatchesTest {
  private static final int MATCHES = Integer.getInteger("matches.random", 20);
  private static final int CLIENTS = 8;
  private static final int GAMES_UNTIL_BORED = 3;
  private static final int MAX_GAMES = 200;

  private final Api api = Api.atTestPort();

  @Test
  void randomMatchesAreSetUpByTheRulesAndEndByThem() throws Exception {
    ExecutorService clients = Executors.newFixedThreadPool(CLIENTS);
    try {
      List<Future<Integer>> matches = new ArrayList<>();
      for (int i = 0; i < MATCHES; i++) {
        int number = i;
        matches.add(clients.submit(() -> playMatch(number)));
      }
      int games = 0;
      for (Future<Integer> match : matches) {
        games += match.get();
      }
      assertTrue(games > 2 * MATCHES, "games played: " + games);
    } finally {
      clients.shutdownNow();
    }
  }

  /** Plays a match to its end and holds it to the rules; how many games it took. */
  private int playMatch(int number) {
    SplittableRandom random = new SplittableRandom(number);
    boolean endless = number % 2 == 0;
    Match match = Match.create(api, endless ? "{}" : "{\"target\":" + (7 + number / 2 % 5) + "}");
    JsonNode state = match.state();
    while (!state.get("phase").asText().equals("finished")) {
      if (state.get("phase").asText().equals("playing")) {
        play(match, state, random);
        state = match.state();
      } else {
        state = match.choose(state, random);
      }
      assertTrue(state.get("games").size() <= MAX_GAMES);
    }
    assertEquals(match.state(), state);
    hold(state);
    return state.get("games").size();
  }

  /** Plays a game to its end; when a match has become long, somebody resigns its games. */
  private void play(Match match, JsonNode state, SplittableRandom random) {
    NewGame last = match.played(state);
    boolean patient = state.get("games").size() <= GAMES_UNTIL_BORED;
    JsonNode game = api.playOn(last, random, patient ? Integer.MAX_VALUE : random.nextInt(9));
    if (game.get("outcome").isNull()) {
      match.resign(last, random.nextBoolean() ? "south" : "north");
    }
  }

  private void hold(JsonNode match) {
    JsonNode games = match.get("games");
    JsonNode before = null;
    for (JsonNode game : games) {
      holdGame(game);
      if (before != null) {
        holdSetUp(before, game);
      }
      before = game;
    }
    holdEnd(match, before);
  }

  private void holdGame(JsonNode game) {
    JsonNode kept = api.game(game.get("id").asText()).body();
    Reply replay = api.replay(game.get("id").asText());
    assertEquals(200, replay.status());
    assertEquals(kept.get("notation"), replay.body().get("notation"));
    if (!kept.at("/outcome/reason").asText().equals("resignation")) {
      assertEquals(kept.get("outcome"), replay.body().get("outcome"));
      assertEquals(game.get("score"), kept.at("/outcome/score"));
    }
    assertEquals(48, sum(game.get("score")));
    JsonNode owned = game.get("owned");
    assertEquals(12, owned.get("south").size() + owned.get("north").size());
  }

  /** The stateless next-game makes the same of it. */
  private void holdSetUp(JsonNode before, JsonNode game) {
    assertEquals(
        before.get("starter").asText().equals("south") ? "north" : "south",
        game.get("starter").asText());
    String start = game.get("start").asText();
    String bought = start.contains("bought=") ? start.replaceFirst(".*bought=", "") : "";
    StringBuilder empty = new StringBuilder();
    String[] rows = start.split(" ", 2)[0].split("/", 2);
    for (int row = 0; row < 2; row++) {
      String[] seeds = rows[row].split(",", -1);
      for (int i = 0; i < seeds.length; i++) {
        if (seeds[i].equals("0")) {
          empty.append(empty.isEmpty() ? "" : ",").append((char) ((row == 0 ? 'A' : 'a') + i));
        }
      }
    }
    Reply next =
        api.post(
            "/v1/rulesets/adji-kui-ii/next-game",
            "{\"score\":"
                + before.get("score")
                + ",\"buy\":["
                + quoted(bought)
                + "],\"leaveEmpty\":["
                + quoted(empty.toString())
                + "],\"lastStarter\":"
                + before.get("starter")
                + "}");
    assertEquals(200, next.status(), next.http().body());
    assertEquals(game.get("start"), next.body().get("notation"));
    assertEquals(game.get("leftover"), next.body().get("leftover"));
  }

  private static void holdEnd(JsonNode match, JsonNode last) {
    String winner = match.get("winner").asText();
    JsonNode score = last.get("score");
    int won = score.get(winner).asInt();
    if (match.get("reason").asText().equals("no-hole")) {
      assertTrue(48 - won < 4);
    } else {
      assertEquals("target", match.get("reason").asText());
      assertTrue(6 + match.get("bought").size() >= match.get("target").asInt());
      assertTrue(match.get("bought").size() <= (won - 24) / 4);
    }
  }

  private static int sum(JsonNode tally) {
    return tally.get("south").asInt() + tally.get("north").asInt();
  }

  private static String quoted(String holes) {
    return holes.isEmpty() ? "" : "\"" + holes.replace(",", "\",\"") + "\"";
  }
}
