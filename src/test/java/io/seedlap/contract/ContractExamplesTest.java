package io.seedlap.contract;

import static io.restassured.RestAssured.given;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.TextNode;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.RestAssured;
import io.restassured.config.EncoderConfig;
import io.restassured.response.Response;
import io.restassured.specification.RequestSpecification;
import java.io.IOException;
import java.net.URLDecoder;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/**
 * Every example of the contract is correct: its request gets exactly its answer.
 *
 * <p>With {@code -Dcontract.refresh=true} the answers in {@code openapi/seedlap.yaml} are rewritten
 * from the running server instead; read the change before committing it.
 */
@QuarkusTest
class ContractExamplesTest {
  private static final Contract CONTRACT = Contract.ofTheApplication();
  // A charset added to the media type would be a request of its own.
  private static final EncoderConfig AS_WRITTEN =
      EncoderConfig.encoderConfig().appendDefaultContentCharsetToContentTypeIfUndefined(false);

  @TestFactory
  Stream<DynamicTest> everyExampleIsTrue() {
    return Conversation.all(CONTRACT).stream()
        .map(it -> DynamicTest.dynamicTest(it.name(), () -> hold(it)));
  }

  @Test
  void everyAnswerExampleHasARequest() {
    Set<String> requested =
        Conversation.all(CONTRACT).stream()
            .map(Conversation::answerExample)
            .collect(Collectors.toSet());
    List<String> forgotten =
        CONTRACT.root().path("components").path("examples").properties().stream()
            .filter(it -> !it.getKey().endsWith(".request"))
            .filter(it -> !it.getValue().has("x-not-executed"))
            .filter(it -> !it.getValue().has("x-scenario")) // KeptExamplesTest plays it
            .map(Map.Entry::getKey)
            .filter(it -> !requested.contains(it))
            .toList();
    assertEquals(List.of(), forgotten);
  }

  /** The request that "Try it out" and "Execute" send without any edit: the first examples. */
  @TestFactory
  Stream<DynamicTest> everyOperationCanBeTriedOutAsItStands() {
    return CONTRACT.operations().stream()
        .filter(Operation::isExecutable)
        .map(it -> DynamicTest.dynamicTest(it.id(), () -> tryOut(it)));
  }

  /** A GET that may be answered with 304 is, when the client has the answer already. */
  @TestFactory
  Stream<DynamicTest> whatTheClientStillHoldsIsNotSentAgain() {
    return CONTRACT.operations().stream()
        .filter(it -> it.responses().has("304") && it.isExecutable())
        .map(it -> DynamicTest.dynamicTest(it.id(), () -> askAgain(it)));
  }

  private static void askAgain(Operation operation) {
    Conversation conversation = first(operation);
    String tag = send(conversation).header("ETag");
    given()
        .urlEncodingEnabled(false)
        .header("If-None-Match", tag)
        .get(conversation.uri())
        .then()
        .statusCode(304)
        .header("ETag", tag);
  }

  private static void tryOut(Operation operation) {
    Conversation conversation = first(operation);
    assertEquals(200, conversation.status(), "the first example must be one that is granted");
    assertEquals(
        operation
            .path()
            .replace("{ruleset}", "adji-kui-ii")
            .replace("{id}", "635ca8ee-cc82-449a-b92f-1136d9c2d278"),
        conversation.uri().split("\\?", 2)[0],
        "the first example must belong to the ruleset that the form proposes");
    assertEquals(200, send(conversation).statusCode());
  }

  private static Conversation first(Operation operation) {
    String key = Conversation.keys(CONTRACT, operation).iterator().next();
    return Conversation.all(CONTRACT).stream()
        .filter(it -> it.name().equals(operation.id() + " " + key))
        .findFirst()
        .orElseThrow();
  }

  /** The example of the list is that of the service as it is shipped. */
  private static void leaveOutGamesOfTheTests(JsonNode rulesets) {
    Set<String> shipped = Contract.shippedGames();
    for (Iterator<JsonNode> each = rulesets.elements(); each.hasNext(); ) {
      if (!shipped.contains(each.next().path("id").asText())) {
        each.remove();
      }
    }
  }

  private static void hold(Conversation conversation) throws IOException {
    Response response = send(conversation);
    if (!response.contentType().contains("json")) {
      holdPicture(conversation, response);
      return;
    }
    JsonNode answer =
        Exchange.isJson(Exchange.mediaType(response.contentType()))
            ? Contract.JSON.readTree(response.asByteArray())
            : TextNode.valueOf(response.asString());
    leaveOutGamesOfTheTests(answer.path("rulesets"));
    if (!ExampleWriter.REFRESH) {
      assertEquals(
          conversation.status(),
          response.statusCode(),
          () -> conversation.name() + " was answered with " + answer);
    }
    if (response.statusCode() == conversation.status()) {
      ExampleWriter.hold(conversation.answerExample(), conversation.answer(), answer);
    }
  }

  // Of an answer that is no JSON the example has the beginning, and the link that gets it.
  private static void holdPicture(Conversation conversation, Response response) {
    assertEquals(conversation.status(), response.statusCode(), conversation.name());
    JsonNode example =
        CONTRACT.root().path("components").path("examples").path(conversation.answerExample());
    assertEquals(
        example.path("x-link").asText(),
        URLDecoder.decode(conversation.uri(), UTF_8),
        conversation.answerExample() + " is not the link of its request");
    String begin = conversation.answer().asText();
    assertEquals(begin, response.asString().substring(0, begin.length()));
  }

  private static Response send(Conversation conversation) {
    RequestSpecification request =
        given()
            .config(RestAssured.config().encoderConfig(AS_WRITTEN))
            .urlEncodingEnabled(false)
            .headers(conversation.headers());
    if (conversation.body() != null) {
      request.body(conversation.body().getBytes(UTF_8));
    }
    return request.request(conversation.method(), conversation.uri());
  }
}
