package io.seedlap.contract;

import static io.restassured.RestAssured.given;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.Response;
import io.restassured.specification.RequestSpecification;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * Every bound of a request in the contract is the server's: what is at it or below is read, what is
 * above is refused. Read means that the answer is no 400; the rules may still object to the value.
 */
@QuarkusTest
class ContractBoundsTest {
  private static final Contract CONTRACT = Contract.ofTheApplication();
  private static final JsonNodeFactory JSON = JsonNodeFactory.instance;

  /** Where the server's bound is that of all header fields together. */
  private static final List<String> OF_ALL_HEADERS =
      List.of("If-Match", "If-None-Match", "Seat-Tokens");

  /** A cursor is the server's, and a game has as many plies as it has. */
  private static final List<String> OF_WHAT_IS_KEPT = List.of("cursor", "ply");

  /** A granted request with all its optional fields whose values have bounds. */
  private static final Map<String, String> BODIES =
      Map.of(
          "playMove",
          "{\"position\":{\"board\":{\"south\":[0,3,0,1,0,2],\"north\":[1,0,2,0,1,0]},"
              + "\"turn\":\"south\",\"captured\":{\"south\":20,\"north\":18},\"bought\":[]},"
              + "\"move\":\"B\"}",
          "analyse",
          "{\"notation\":\"0,3,0,1,0,2/1,0,2,0,1,0 s 20-18\","
              + "\"limits\":{\"timeMs\":10,\"depth\":5,\"nodes\":100}}",
          "replayMoves",
          "{\"moves\":[\"A\"]}",
          "valueMoves",
          "{\"moves\":[\"A\"],\"limits\":{\"timeMs\":10,\"depth\":5,\"nodes\":100}}",
          "setUpNextGame",
          "{\"score\":{\"south\":32,\"north\":16},\"buy\":[\"c\",\"d\"],\"leaveEmpty\":[]}",
          "createGame",
          "{\"ruleset\":\"sadeqa-ii\",\"players\":{\"south\":{\"name\":\"Ann\"},"
              + "\"north\":{\"engine\":{\"level\":2}}}}",
          "createMatch",
          "{\"players\":{\"south\":{\"name\":\"Ann\"},\"north\":{\"engine\":{\"level\":2}}},"
              + "\"target\":9}",
          "playKeptMove",
          "{\"move\":\"A\"}",
          "buyHoles",
          "{\"buy\":[\"a\"]}",
          "fillHoles",
          "{\"leaveEmpty\":[\"f\"]}");

  private KeptExamples kept;

  @BeforeEach
  void createAMatch() {
    kept = KeptExamples.create();
  }

  /** A value at a bound, or just beyond it. */
  private record Trial(String name, JsonNode value, boolean within) {}

  @TestFactory
  Stream<DynamicTest> everyBoundOfAParameterIsTheServers() {
    return CONTRACT.operations().stream()
        .flatMap(
            operation ->
                Stream.of("query", "header")
                    .flatMap(
                        place ->
                            operation.parameters(place).entrySet().stream()
                                .flatMap(it -> parameter(operation, place, it))));
  }

  private Stream<DynamicTest> parameter(
      Operation operation, String place, Map.Entry<String, JsonNode> parameter) {
    return trials(parameter.getKey(), parameter.getValue().path("schema")).stream()
        .filter(
            it ->
                it.within()
                    ? !OF_WHAT_IS_KEPT.contains(it.name())
                    : !OF_ALL_HEADERS.contains(it.name()))
        .map(it -> test(operation, it, () -> answer(operation, place, parameter.getKey(), it)));
  }

  @TestFactory
  Stream<DynamicTest> everyBoundOfABodyIsTheServers() {
    return CONTRACT.operations().stream()
        .filter(it -> BODIES.containsKey(it.id()))
        .flatMap(
            operation -> {
              JsonNode schema = operation.requestBody().at("/content/application~1json/schema");
              return bodies(schema, read(BODIES.get(operation.id()))).stream()
                  .map(it -> test(operation, it, () -> answer(operation, it.value())));
            });
  }

  @TestFactory
  Stream<DynamicTest> everyBodyWithBoundsIsTried() {
    return CONTRACT.operations().stream()
        .filter(it -> it.requestBody().path("content").has("application/json"))
        .map(
            it ->
                DynamicTest.dynamicTest(
                    it.id(),
                    () ->
                        assertTrue(
                            BODIES.containsKey(it.id())
                                || List.of("validateMove", "listLegalMoves").contains(it.id()))));
  }

  private static DynamicTest test(Operation operation, Trial trial, Supplier<Response> answer) {
    String shown = trial.value().toString();
    String name =
        operation.id()
            + (trial.within() ? " reads " : " refuses ")
            + trial.name()
            + " "
            + (shown.length() > 60 ? shown.length() + " characters" : shown);
    return DynamicTest.dynamicTest(
        name,
        () -> {
          Response response = answer.get();
          int status = response.statusCode();
          if (trial.within()) {
            assertNotEquals(400, status, () -> name + ": " + response.asString());
          } else {
            assertTrue(status == 400 || status == 422, () -> name + ": " + response.asString());
          }
        });
  }

  /** Values at and beyond each bound of a schema. */
  private static List<Trial> trials(String name, JsonNode reference) {
    return trials(name, reference, JSON.arrayNode());
  }

  /**
   * @param usual a valid value; longer lists repeat its first item
   */
  private static List<Trial> trials(String name, JsonNode reference, JsonNode usual) {
    JsonNode schema = CONTRACT.resolve(reference);
    List<Trial> trials = new ArrayList<>();
    if (schema.has("minimum")) {
      trials.add(new Trial(name, JSON.numberNode(schema.get("minimum").asLong()), true));
      trials.add(new Trial(name, JSON.numberNode(schema.get("minimum").asLong() - 1), false));
    }
    if (schema.has("maximum")) {
      trials.add(new Trial(name, JSON.numberNode(schema.get("maximum").asLong()), true));
      trials.add(new Trial(name, JSON.numberNode(schema.get("maximum").asLong() + 1), false));
    }
    if (schema.has("maxLength") && !schema.has("pattern") && !schema.has("format")) {
      int most = schema.get("maxLength").asInt();
      trials.add(new Trial(name, text(name, most), true));
      trials.add(new Trial(name, text(name, most + 1), false));
    }
    if (schema.path("minLength").asInt() > 1 && !schema.has("pattern") && !schema.has("format")) {
      int least = schema.get("minLength").asInt();
      trials.add(new Trial(name, text(name, least), true));
      trials.add(new Trial(name, text(name, least - 1), false));
    }
    if (schema.has("maxItems")) {
      int most = schema.get("maxItems").asInt();
      trials.add(new Trial(name, list(usual, most), true));
      trials.add(new Trial(name, list(usual, most + 1), false));
    }
    return trials;
  }

  /** Entity tags stand in quotes, and ids of events are numbers. */
  private static JsonNode text(String name, int length) {
    return JSON.textNode(
        OF_ALL_HEADERS.contains(name)
            ? "\"" + "x".repeat(Math.max(0, length - 2)) + "\""
            : (name.equals("Last-Event-ID") ? "1" : "x").repeat(length));
  }

  private static JsonNode list(JsonNode usual, int size) {
    ArrayNode list = JSON.arrayNode();
    for (int i = 0; i < size; i++) {
      list.add(usual.isEmpty() ? JSON.textNode("A") : usual.get(0));
    }
    return list;
  }

  /** The body with each value that has bounds replaced in turn. */
  private static List<Trial> bodies(JsonNode schema, JsonNode body) {
    List<Trial> bodies = new ArrayList<>();
    collect(schema, body, "", body, bodies);
    return bodies;
  }

  private static void collect(
      JsonNode reference, JsonNode here, String path, JsonNode body, List<Trial> into) {
    JsonNode schema = CONTRACT.resolve(reference);
    for (Trial trial : trials(path, schema, here)) {
      ObjectNode changed = body.deepCopy();
      int last = path.lastIndexOf('/');
      JsonNode parent = changed.at(path.substring(0, last));
      if (parent instanceof ObjectNode object) {
        object.set(path.substring(last + 1), trial.value());
      } else {
        ((ArrayNode) parent).set(Integer.parseInt(path.substring(last + 1)), trial.value());
      }
      into.add(new Trial(path, changed, trial.within()));
    }
    here.properties()
        .forEach(
            it ->
                collect(
                    schema.path("properties").path(it.getKey()),
                    it.getValue(),
                    path + "/" + it.getKey(),
                    body,
                    into));
    if (here.isArray() && !here.isEmpty()) {
      collect(schema.path("items"), here.get(0), path + "/0", body, into);
    }
  }

  private Response answer(Operation operation, String place, String name, Trial trial) {
    String text = trial.value().isTextual() ? trial.value().asText() : trial.value().toString();
    RequestSpecification request = given().header("Authorization", kept.bearer());
    operation
        .parameters("query")
        .forEach(
            (other, it) -> {
              if (it.path("required").asBoolean() && !other.equals(name)) {
                request.queryParam(
                    other, other.equals("position") ? "0,3,0,1,0,2/1,0,2,0,1,0_s_20-18" : "B");
              }
            });
    String content =
        operation.requestBody().path("content").fieldNames().hasNext()
            ? operation.requestBody().path("content").fieldNames().next()
            : null;
    if (content != null) {
      request.contentType(content).body(BODIES.getOrDefault(operation.id(), "{}"));
    }
    if (operation.id().startsWith("watch")) {
      finish();
    }
    Response response =
        place.equals("query")
            ? request.queryParam(name, text).request(operation.method(), kept.path(operation))
            : request.header(name, text).request(operation.method(), kept.path(operation));
    if (operation.id().equals("renewSeat")) {
      createAMatch(); // the token of the one before is of no use any more
    }
    return response;
  }

  /** A stream of what is over ends. */
  private void finish() {
    given()
        .header("Authorization", kept.bearer())
        .post("/v1/matches/" + kept.id() + "/resignation");
  }

  private Response answer(Operation operation, JsonNode body) {
    return given()
        .header("Authorization", kept.bearer())
        .contentType("application/json")
        .body(body.toString())
        .request(operation.method(), kept.path(operation));
  }

  private static JsonNode read(String json) {
    try {
      return Contract.JSON.readTree(json);
    } catch (JsonProcessingException e) {
      throw new IllegalArgumentException(json, e);
    }
  }
}
