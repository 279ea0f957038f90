package io.seedlap.contract;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.TextNode;
import io.quarkus.test.junit.QuarkusTest;
import io.seedlap.games.Api;
import io.seedlap.games.Api.NewGame;
import io.seedlap.games.Api.Reply;
import io.seedlap.games.Watcher;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/**
 * The answer examples of what changes games and matches, and of what asks for a token: the answers
 * of a scenario, in which ids, tokens and times, new every time, are replaced. With {@code
 * -Dcontract.refresh=true} they are rewritten.
 */
@QuarkusTest
class KeptExamplesTest {
  private static final Contract CONTRACT = Contract.ofTheApplication();

  /** 28 to 20: South buys a hole. */
  private static final String GAME_OF_28_20 = "AfDdEbFfEbFcDfFdDeAbBeEdB";

  /** 23 to 25: South cannot fill the last hole of their row. */
  private static final String GAME_OF_23_25 = "EfCbAdCcBaFdCfDbEbCaAeC";

  private static final Pattern ID = Pattern.compile("[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}");
  private static final Pattern TIME =
      Pattern.compile("\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d(\\.\\d+)?Z");
  private static final Pattern TOKEN = Pattern.compile("(?<=\")[A-Za-z0-9_-]{43}(?=\")");

  private static final List<String> IDS =
      List.of("635ca8ee-cc82-449a-b92f-1136d9c2d278", "7c4bb19e-0c53-4c1e-9d0a-5f0a5e1d8b42");
  private static final List<String> TOKENS =
      List.of(
          "q3p5fYwJm0c1T7nXk2Rr8vBzH4sLdEaUiGoPyKxNQtM",
          "DsyWbtzd3vrhO8HY8ovE7yeN4TbOyxKYGBOvZOLNwXU");

  private final Api api = Api.atTestPort();

  @Test
  void newGames() {
    hold("new-game.two-people.answer", 201, post("createGame", "two-people", "/v1/games"));
    hold(
        "new-game.person-and-engine.answer",
        201,
        post("createGame", "person-and-engine", "/v1/games"));
  }

  @Test
  void movesAndTheEndOfAGame() {
    NewGame game = api.createOf("adji-kui-ii");
    String path = "/v1/games/" + game.id();
    hold("game-move.one.answer", 200, post("playKeptMove", "one", path + "/moves", game.south()));
    NewGame other = api.createOf("adji-kui-ii");
    JsonNode body = request("playKeptMove", "several");
    String moves = body.toString().replace(body.get("opponentToken").asText(), other.north());
    hold(
        "game-move.several.answer",
        200,
        api.post("/v1/games/" + other.id() + "/moves", moves, bearer(other.south())));
    hold(
        "renewal.south.answer",
        200,
        api.post(path + "/seats/south/renewal", "", bearer(game.south())));
    hold(
        "game-resignation.in-turn.answer",
        200,
        api.post(path + "/resignation", "", bearer(game.north())));
  }

  @Test
  void aMatchInWhichAHoleIsBought() {
    hold("new-match.two-people.answer", 201, post("createMatch", "two-people", "/v1/matches"));
    hold(
        "new-match.person-and-engine.answer",
        201,
        post("createMatch", "person-and-engine", "/v1/matches"));
    NewGame match = matchAfter(GAME_OF_28_20);
    String path = "/v1/matches/" + match.id();
    hold(
        "match-purchase.one-hole.answer",
        200,
        post("buyHoles", "one-hole", path + "/purchases", match.south()));
    hold("seat.of-a-match.answer", 200, api.get("/v1/seat", bearer(match.south())));
    hold(
        "match-resignation.south.answer",
        200,
        api.post(path + "/resignation", "", bearer(match.south())));
  }

  @Test
  void aMatchInWhichAHoleIsLeftEmpty() {
    NewGame match = matchAfter(GAME_OF_23_25);
    hold(
        "match-filling.last-hole.answer",
        200,
        post("fillHoles", "last-hole", "/v1/matches/" + match.id() + "/fillings", match.south()));
  }

  @Test
  void theStreamOfASeat() throws Exception {
    NewGame game = api.createOf("sadeqa-ii");
    try (Watcher watcher = Watcher.ofSeats(api, game.south())) {
      watcher.nextEvent();
      api.post("/v1/games/" + game.id() + "/resignation", "", bearer(game.south()));
      while (watcher.next() != null) {} // up to the end of the stream
      hold(
          "seat-events.a-turn-and-the-end.answer",
          settled(watcher.text().strip() + "\n", TextNode::valueOf));
    }
  }

  @Test
  void everyExampleOfAScenarioIsHeldHere() throws Exception {
    Set<String> marked =
        CONTRACT.root().path("components").path("examples").properties().stream()
            .filter(it -> it.getValue().has("x-scenario"))
            .map(it -> it.getKey())
            .collect(Collectors.toCollection(TreeSet::new));
    newGames();
    movesAndTheEndOfAGame();
    aMatchInWhichAHoleIsBought();
    aMatchInWhichAHoleIsLeftEmpty();
    theStreamOfASeat();
    assertEquals(marked, held);
  }

  private final Set<String> held = new TreeSet<>();

  private NewGame matchAfter(String firstGame) {
    JsonNode made =
        api.post(
                "/v1/matches",
                "{\"players\":{\"south\":{\"name\":\"Ann\"},\"north\":{\"name\":\"Ben\"}}}")
            .body();
    NewGame match =
        new NewGame(
            made.at("/match/id").asText(),
            made.at("/tokens/south").asText(),
            made.at("/tokens/north").asText());
    String moves =
        firstGame.chars().mapToObj(it -> "\"" + (char) it + "\"").collect(Collectors.joining(","));
    Reply played =
        api.post(
            "/v1/games/" + match.id() + "/moves",
            "{\"moves\":[" + moves + "],\"opponentToken\":\"" + match.north() + "\"}",
            bearer(match.south()));
    assertEquals(200, played.status(), played.http().body());
    return match;
  }

  private static String[] bearer(String token) {
    return new String[] {"Authorization", "Bearer " + token};
  }

  private Reply post(String operation, String key, String path) {
    return api.post(path, request(operation, key).toString());
  }

  private Reply post(String operation, String key, String path, String token) {
    return api.post(path, request(operation, key).toString(), bearer(token));
  }

  /** A request example of an operation. */
  private static JsonNode request(String operation, String key) {
    Operation found =
        CONTRACT.operations().stream()
            .filter(it -> it.id().equals(operation))
            .findFirst()
            .orElseThrow();
    return found.requestBody().at("/content/application~1json/examples/" + key + "/value");
  }

  private void hold(String example, int status, Reply reply) {
    assertEquals(status, reply.status(), reply.http().body());
    hold(example, settled(reply.http().body(), KeptExamplesTest::json));
  }

  private void hold(String example, JsonNode answer) {
    held.add(example);
    JsonNode expected = CONTRACT.root().path("components").path("examples").path(example);
    ExampleWriter.hold(example, expected.path("value"), answer);
  }

  /** The answer with ids, tokens and times of the document. */
  private static JsonNode settled(String answer, Function<String, JsonNode> read) {
    String text = replaceEach(ID, answer, IDS);
    text = replaceEach(TOKEN, text, TOKENS);
    text = TIME.matcher(text).replaceAll("2026-01-06T15:00:00Z");
    return read.apply(text);
  }

  private static JsonNode json(String text) {
    try {
      return Contract.JSON.readTree(text);
    } catch (JsonProcessingException e) {
      throw new IllegalStateException(text, e);
    }
  }

  private static String replaceEach(Pattern pattern, String text, List<String> values) {
    List<String> found =
        List.copyOf(
            pattern
                .matcher(text)
                .results()
                .map(MatchResult::group)
                .collect(Collectors.toCollection(LinkedHashSet::new)));
    String replaced = text;
    for (int i = 0; i < found.size(); i++) {
      replaced = replaced.replace(found.get(i), values.get(i));
    }
    return replaced;
  }
}
