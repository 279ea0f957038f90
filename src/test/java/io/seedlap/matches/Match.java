package io.seedlap.matches;

import com.fasterxml.jackson.databind.JsonNode;
import io.seedlap.games.Api;
import io.seedlap.games.Api.NewGame;
import io.seedlap.games.Api.Reply;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.UUID;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;
import javax.sql.DataSource;

/** A match over HTTP. */
final class Match {
  private final Api api;
  private final NewGame seats;

  private Match(Api api, NewGame seats) {
    this.api = api;
    this.seats = seats;
  }

  static Match create(Api api, String body) {
    Reply reply = api.post("/v1/matches", body);
    if (reply.status() != 201) {
      throw new AssertionError(reply.http().body());
    }
    JsonNode tokens = reply.body().get("tokens");
    return new Match(
        api,
        new NewGame(
            reply.body().at("/match/id").asText(),
            tokens.path("south").asText(),
            tokens.path("north").asText()));
  }

  String id() {
    return seats.id();
  }

  String path() {
    return "/v1/matches/" + seats.id();
  }

  /** The match as it stands. */
  JsonNode state() {
    return api.get(path()).body();
  }

  String phase() {
    return state().get("phase").asText();
  }

  JsonNode lastGame() {
    return lastGame(state());
  }

  private static JsonNode lastGame(JsonNode state) {
    JsonNode games = state.get("games");
    return games.get(games.size() - 1);
  }

  /** The last game, with the tokens of the match. */
  NewGame played() {
    return played(state());
  }

  NewGame played(JsonNode state) {
    return new NewGame(lastGame(state).get("id").asText(), seats.south(), seats.north());
  }

  Reply buy(String player, String holes, String... headers) {
    return post("/purchases", "{\"buy\":[" + quoted(holes) + "]}", player, headers);
  }

  Reply fill(String player, String holes, String... headers) {
    return post("/fillings", "{\"leaveEmpty\":[" + quoted(holes) + "]}", player, headers);
  }

  Reply resign(String player, String... headers) {
    return post("/resignation", "", player, headers);
  }

  Reply resignGame(String player) {
    return resign(played(), player);
  }

  Reply resign(NewGame game, String player) {
    return api.post(
        "/v1/games/" + game.id() + "/resignation",
        "",
        "Authorization",
        "Bearer " + seats.token(player));
  }

  private Reply post(String path, String body, String player, String... headers) {
    List<String> all = new ArrayList<>(List.of(headers));
    if (player != null) {
      all.addAll(List.of("Authorization", "Bearer " + seats.token(player)));
    }
    return api.post(path() + path, body, all.toArray(String[]::new));
  }

  private static String quoted(String holes) {
    return holes.isEmpty()
        ? ""
        : Arrays.stream(holes.split(","))
            .map(hole -> "\"" + hole + "\"")
            .collect(Collectors.joining(","));
  }

  /**
   * Brings the last game where resigning it makes these totals, by hand in the database: seeds in
   * play are the other's then.
   */
  void endGame(DataSource database, int south, int north) throws SQLException {
    boolean northWins = south <= 24;
    String notation =
        northWins
            ? "4,4,4,4,4,4/0,0,0,0,0,0 s " + south + "-" + (north - 24)
            : "4,4,4,4,4,4/0,0,0,0,0,0 s " + (south - 24) + "-" + north;
    try (Connection connection = database.getConnection();
        Statement statement = connection.createStatement()) {
      statement.execute(
          "update game set notation = '"
              + notation
              + "', legal = 'A,B,C,D,E,F' where id = '"
              + played().id()
              + "'");
    }
    Reply reply = resignGame(northWins ? "south" : "north");
    if (reply.status() != 200) {
      throw new AssertionError(reply.http().body());
    }
  }

  /** Holes chosen at random, as the match asks for them; the match after it. */
  JsonNode choose(JsonNode state, RandomGenerator random) {
    JsonNode choice = state.get("choice");
    List<String> holes = new ArrayList<>();
    choice.get("holes").forEach(hole -> holes.add(hole.asText()));
    int least = choice.get("atLeast").asInt();
    int count = least + random.nextInt(choice.get("atMost").asInt() - least + 1);
    while (holes.size() > count) {
      holes.remove(random.nextInt(holes.size()));
    }
    String player = choice.get("player").asText();
    String key = UUID.randomUUID().toString();
    String named = String.join(",", holes);
    Reply reply =
        state.get("phase").asText().equals("buying")
            ? buy(player, named, "Idempotency-Key", key)
            : fill(player, named, "Idempotency-Key", key);
    if (reply.status() != 200) {
      throw new AssertionError(reply.http().body());
    }
    return reply.body();
  }
}
