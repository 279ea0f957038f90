package io.seedlap.contract;

import static org.junit.jupiter.api.Assertions.assertFalse;

import com.fasterxml.jackson.databind.JsonNode;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/**
 * A request example of the document with the answer example it belongs to.
 *
 * <p>Within an operation the two have the same key; {@code x-parameters} of either says what the
 * key alone does not determine. An answer under {@code components/responses} has its whole request
 * in {@code x-request}, or in {@code x-not-executed} the reason why no request can provoke it.
 *
 * @param name the operation and the key, or the common answer's key
 * @param uri the path and the query, percent-encoded
 * @param body the request's body, or null
 * @param answerExample the name of the answer under {@code components/examples}
 * @param answer the documented answer
 */
record Conversation(
    String name,
    String method,
    String uri,
    Map<String, String> headers,
    String body,
    int status,
    String answerExample,
    JsonNode answer) {

  /** All conversations of the document; fails when a request or an answer has no counterpart. */
  static List<Conversation> all(Contract contract) {
    List<Conversation> all = new ArrayList<>();
    for (Operation operation : contract.operations()) {
      if (!operation.isExecutable()) {
        continue;
      }
      for (String key : keys(contract, operation)) {
        all.add(of(contract, operation, key));
      }
    }
    contract.root().path("components").path("examples").properties().stream()
        .filter(example -> example.getValue().has("x-request"))
        .map(example -> standing(example.getKey(), example.getValue()))
        .forEach(all::add);
    assertFalse(all.isEmpty());
    return all;
  }

  /** The keys of an operation's examples in the order of the document. */
  static Set<String> keys(Contract contract, Operation operation) {
    Set<String> keys = new LinkedHashSet<>();
    names(requestExamples(operation), keys);
    operation.parameters("query").values().forEach(it -> names(it.path("examples"), keys));
    ownAnswers(operation).values().forEach(it -> names(examples(it), keys));
    return keys;
  }

  private static Conversation of(Contract contract, Operation operation, String key) {
    String name = operation.id() + " " + key;
    JsonNode example = requestExamples(operation).path(key);
    if (!requestExamples(operation).isEmpty() && example.isMissingNode()) {
      throw new IllegalStateException(name + " has an answer example, but no request example");
    }
    List<Conversation> found = new ArrayList<>();
    ownAnswers(operation)
        .forEach(
            (status, response) -> {
              JsonNode reference = examples(response).path(key);
              if (!reference.isMissingNode()) {
                JsonNode answer = contract.resolve(reference);
                JsonNode request = contract.resolve(example);
                found.add(
                    new Conversation(
                        name,
                        operation.method(),
                        uri(operation, key, request, answer),
                        request.has("value") ? Map.of("Content-Type", type(operation)) : Map.of(),
                        body(operation, request),
                        status,
                        nameOf(reference),
                        answer.get("value")));
              }
            });
    if (found.size() != 1) {
      throw new IllegalStateException(
          name + " must have one answer example, not " + found.size() + ", in " + Contract.SOURCE);
    }
    return found.get(0);
  }

  private static String type(Operation operation) {
    return operation.requestBody().path("content").fieldNames().next();
  }

  private static String body(Operation operation, JsonNode request) {
    if (!request.has("value")) {
      return null;
    }
    JsonNode value = request.get("value");
    return Exchange.isJson(type(operation)) ? value.toString() : value.asText();
  }

  private static Conversation standing(String name, JsonNode example) {
    JsonNode request = example.get("x-request");
    Map<String, String> headers = new LinkedHashMap<>();
    request
        .path("headers")
        .properties()
        .forEach(header -> headers.put(header.getKey(), header.getValue().asText()));
    String body = request.has("bodyLength") ? "1".repeat(request.get("bodyLength").asInt()) : null;
    return new Conversation(
        name,
        request.get("method").asText(),
        request.get("path").asText() + "1".repeat(request.path("pathLength").asInt()),
        headers,
        request.has("body") ? request.get("body").asText() : body,
        example.get("value").get("status").asInt(),
        name,
        example.get("value"));
  }

  private static String uri(Operation operation, String key, JsonNode request, JsonNode answer) {
    String uri = operation.path();
    for (Map.Entry<String, JsonNode> it : operation.parameters("path").entrySet()) {
      uri = uri.replace("{" + it.getKey() + "}", value(it, key, request, answer));
    }
    StringBuilder query = new StringBuilder();
    for (Map.Entry<String, JsonNode> it : operation.parameters("query").entrySet()) {
      String value = value(it, key, request, answer);
      if (value != null) {
        query.append(query.isEmpty() ? "?" : "&").append(it.getKey()).append("=");
        query.append(URLEncoder.encode(value, StandardCharsets.UTF_8));
      }
    }
    return uri + query;
  }

  private static String value(
      Map.Entry<String, JsonNode> parameter, String key, JsonNode request, JsonNode answer) {
    for (JsonNode example : List.of(request, answer)) {
      JsonNode given = example.path("x-parameters").path(parameter.getKey());
      if (!given.isMissingNode()) {
        return given.asText();
      }
    }
    JsonNode described = parameter.getValue();
    JsonNode value = described.path("examples").path(key).path("value");
    return !value.isMissingNode()
        ? value.asText()
        : described.has("example") ? described.get("example").asText() : null;
  }

  private static JsonNode requestExamples(Operation operation) {
    return examples(operation.requestBody());
  }

  // An answer that is referred to as a whole belongs to many operations and has its own request.
  private static Map<Integer, JsonNode> ownAnswers(Operation operation) {
    Map<Integer, JsonNode> answers = new TreeMap<>();
    operation.responses().properties().stream()
        .filter(it -> !it.getValue().has("$ref"))
        .forEach(it -> answers.put(Integer.valueOf(it.getKey()), it.getValue()));
    return answers;
  }

  private static JsonNode examples(JsonNode node) {
    JsonNode content = node.path("content");
    return content.isEmpty()
        ? content.path("examples")
        : content.elements().next().path("examples");
  }

  private static String nameOf(JsonNode reference) {
    return reference.path("$ref").asText().replaceFirst(".*/", "");
  }

  private static void names(JsonNode node, Set<String> into) {
    node.fieldNames().forEachRemaining(into::add);
  }
}
