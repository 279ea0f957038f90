package io.seedlap.games;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import io.seedlap.contract.ContractFilter;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.random.RandomGenerator;

/** A client of the games that holds every answer to the contract. */
public final class Api {
  public static final ObjectMapper JSON = new ObjectMapper();

  private final HttpClient client =
      HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();
  private final String base;

  /** An answer; the body is missing where there is none. */
  public record Reply(int status, HttpResponse<String> http, JsonNode body) {
    public String header(String name) {
      return http.headers().firstValue(name).orElse(null);
    }

    public String code() {
      return body.path("code").asText();
    }
  }

  /** A game just made; an engine's token is the empty text. */
  public record NewGame(String id, String south, String north) {
    public String token(String player) {
      return player.equals("south") ? south : north;
    }
  }

  public Api(String base) {
    this.base = base;
  }

  public static Api atTestPort() {
    return new Api(
        "http://localhost:"
            + org.eclipse.microprofile.config.ConfigProvider.getConfig()
                .getValue("quarkus.http.test-port", Integer.class));
  }

  public URI uri(String path) {
    return URI.create(base + path);
  }

  public Reply get(String path, String... headers) {
    return send(HttpRequest.newBuilder(uri(path)), "", headers);
  }

  public Reply post(String path, String body, String... headers) {
    return send(
        HttpRequest.newBuilder(uri(path))
            .header("Content-Type", "application/json")
            .POST(HttpRequest.BodyPublishers.ofString(body)),
        body,
        headers);
  }

  private Reply send(HttpRequest.Builder builder, String requestBody, String... headers) {
    if (headers.length > 0) {
      builder.headers(headers);
    }
    try {
      HttpRequest request = builder.build();
      HttpResponse<String> http = client.send(request, HttpResponse.BodyHandlers.ofString());
      Map<String, String> answered = new HashMap<>();
      http.headers().map().forEach((name, values) -> answered.put(name, values.get(0)));
      ContractFilter.check(
          request.method(),
          request.uri().toString(),
          request.headers().firstValue("Content-Type").orElse(null),
          requestBody,
          http.statusCode(),
          answered,
          http.body());
      JsonNode body =
          http.body().startsWith("{")
              ? JSON.readTree(http.body())
              : JsonNodeFactory.instance.missingNode();
      return new Reply(http.statusCode(), http, body);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  public HttpClient client() {
    return client;
  }

  public NewGame create(String body) {
    Reply reply = post("/v1/games", body);
    if (reply.status() != 201) {
      throw new AssertionError(reply.http().body());
    }
    JsonNode tokens = reply.body().get("tokens");
    return new NewGame(
        reply.body().at("/game/id").asText(),
        tokens.path("south").asText(),
        tokens.path("north").asText());
  }

  public NewGame createOf(String ruleset) {
    return create("{\"ruleset\":\"" + ruleset + "\"}");
  }

  public NewGame createFrom(String ruleset, String notation) {
    return create("{\"ruleset\":\"" + ruleset + "\",\"start\":\"" + notation + "\"}");
  }

  public Reply game(String id) {
    return get("/v1/games/" + id);
  }

  public Reply move(String id, String token, String move, String... headers) {
    List<String> all = new ArrayList<>(List.of(headers));
    if (token != null) {
      all.add("Authorization");
      all.add("Bearer " + token);
    }
    return post(
        "/v1/games/" + id + "/moves", "{\"move\":\"" + move + "\"}", all.toArray(String[]::new));
  }

  /** Plays legal moves, chosen at random, until the game ends or so many were played. */
  public JsonNode playOn(NewGame game, RandomGenerator random, int most) {
    JsonNode state = game(game.id()).body();
    for (int i = 0; i < most && state.get("outcome").isNull(); i++) {
      JsonNode legal = state.get("legal");
      String move = legal.get(random.nextInt(legal.size())).asText();
      Reply reply = move(game.id(), game.token(state.at("/position/turn").asText()), move);
      if (reply.status() != 200) {
        throw new AssertionError(reply.http().body());
      }
      state = game(game.id()).body();
    }
    return state;
  }

  /** What {@code replay} makes of the game's export. */
  public Reply replay(String id) {
    return replay(id, "");
  }

  /**
   * @param query such as {@code ?boards=true}
   */
  public Reply replay(String id, String query) {
    String ruleset = game(id).body().get("ruleset").asText();
    Reply export = get("/v1/games/" + id + "/export");
    return post("/v1/rulesets/" + ruleset + "/replay" + query, export.http().body());
  }
}
