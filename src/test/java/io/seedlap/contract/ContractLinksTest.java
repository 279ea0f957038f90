package io.seedlap.contract;

import static io.restassured.RestAssured.given;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.Response;
import io.restassured.specification.RequestSpecification;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** The links of the contract can be followed with nothing but the answer they belong to. */
@QuarkusTest
class ContractLinksTest {
  private static final Contract CONTRACT = Contract.ofTheApplication();

  @TestFactory
  Stream<DynamicTest> everyLinkGivesWhatItsOperationNeeds() {
    return CONTRACT.operations().stream()
        .flatMap(it -> it.links().stream())
        .map(it -> DynamicTest.dynamicTest(it.name(), () -> complete(it)));
  }

  @TestFactory
  Stream<DynamicTest> linksOfStatelessAnswersCanBeFollowed() {
    return CONTRACT.operations().stream()
        .filter(it -> !it.isKept() && !it.links().isEmpty())
        .map(it -> DynamicTest.dynamicTest(it.id(), () -> followAll(it)));
  }

  @Test
  void linksOfGamesCanBeFollowed() throws JsonProcessingException {
    JsonNode made = create("createGame");
    Operation game = operation("getGame");
    String uri = "/v1/games/" + made.at("/game/id").asText();
    followGets(operation("createGame"), "/v1/games", made);
    followGets(game, uri, get(uri));
    followGets(operation("listGames"), "/v1/games", get("/v1/games"));
    String moves = link(game, "play").follow(uri, made.get("game"));
    JsonNode played = post(moves, made.at("/tokens/south").asText(), "{\"move\": \"A\"}");
    followGets(operation("playKeptMove"), moves, played);
    followGets(operation("getMoves"), moves, get(moves));
    create("createGame");
    Link next = link(operation("listGames"), "next-page");
    assertNotNull(next.follow("/v1/games?limit=1", get("/v1/games?limit=1")));
    String resignation = link(game, "resign").follow(uri, made);
    followGets(
        operation("resign"), resignation, post(resignation, made.at("/tokens/north").asText(), ""));
  }

  @Test
  void linksOfMatchesCanBeFollowed() throws JsonProcessingException {
    JsonNode made = create("createMatch");
    Operation match = operation("getMatch");
    String uri = "/v1/matches/" + made.at("/match/id").asText();
    followGets(operation("createMatch"), "/v1/matches", made);
    followGets(match, uri, get(uri));
    followGets(operation("listMatches"), "/v1/matches", get("/v1/matches"));
    String resignation = link(match, "resign").follow(uri, made);
    followGets(
        operation("resignMatch"),
        resignation,
        post(resignation, made.at("/tokens/south").asText(), ""));
  }

  private static void complete(Link link) {
    assertNotNull(link.to(), "no operation has this id");
    Set<String> known = new TreeSet<>(link.to().parameters("path").keySet());
    assertTrue(link.parameters().keySet().containsAll(known), "a part of the path is missing");
    known.addAll(link.to().parameters("query").keySet());
    assertTrue(known.containsAll(link.parameters().keySet()), "a parameter is unknown");
    link.to().parameters("query").values().stream()
        .filter(it -> it.path("required").asBoolean())
        .forEach(it -> assertTrue(link.parameters().containsKey(it.get("name").asText())));
  }

  private static void followAll(Operation operation) throws JsonProcessingException {
    String key = Conversation.keys(CONTRACT, operation).iterator().next();
    Conversation first =
        Conversation.all(CONTRACT).stream()
            .filter(it -> it.name().equals(operation.id() + " " + key))
            .findFirst()
            .orElseThrow();
    RequestSpecification request = given().urlEncodingEnabled(false).headers(first.headers());
    if (first.body() != null) {
      request.body(first.body());
    }
    Response answer = request.request(first.method(), first.uri());
    followGets(operation, first.uri(), json(answer));
  }

  private static void followGets(Operation operation, String uri, JsonNode answer) {
    for (Link link : operation.links()) {
      boolean read = link.to().method().equals("GET") && !link.to().id().startsWith("watch");
      if (read && !link.name().endsWith(" next-page")) {
        String to = link.follow(uri, answer);
        assertNotNull(to, () -> link.name() + " finds nothing in " + answer);
        int status = given().urlEncodingEnabled(false).get(to).statusCode();
        assertEquals(200, status, () -> link.name() + " leads to " + to);
      }
    }
  }

  private static JsonNode create(String id) throws JsonProcessingException {
    Operation operation = operation(id);
    JsonNode body =
        operation.requestBody().at("/content/application~1json/examples/two-people/value");
    return post(operation.path(), null, body.toString());
  }

  private static JsonNode get(String uri) throws JsonProcessingException {
    return json(given().get(uri));
  }

  private static JsonNode post(String uri, String token, String body)
      throws JsonProcessingException {
    RequestSpecification request = given();
    if (token != null) {
      request.header("Authorization", "Bearer " + token);
    }
    if (!body.isEmpty()) {
      request.contentType("application/json").body(body);
    }
    return json(request.post(uri));
  }

  private static JsonNode json(Response answer) throws JsonProcessingException {
    assertEquals(2, answer.statusCode() / 100, answer.asString());
    return Contract.JSON.readTree(answer.asString());
  }

  private static Operation operation(String id) {
    return CONTRACT.operations().stream()
        .filter(it -> it.id().equals(id))
        .findFirst()
        .orElseThrow();
  }

  private static Link link(Operation operation, String key) {
    List<Link> links = operation.links();
    return links.stream().filter(it -> it.name().endsWith(" " + key)).findFirst().orElseThrow();
  }
}
