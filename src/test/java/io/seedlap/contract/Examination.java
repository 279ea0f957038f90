package io.seedlap.contract;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.BooleanNode;
import com.fasterxml.jackson.databind.node.LongNode;
import com.fasterxml.jackson.databind.node.TextNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Checks one exchange against the contract. Every answer must be one that the document describes:
 * its status, its media type, its required headers, its body by the schema. A request that was
 * granted (2xx) must be described too: the server accepts no undocumented requests.
 */
final class Examination {
  private static final String GRANTED = "the granted request";

  private final Contract contract;
  private final Exchange exchange;
  private final List<String> faults = new ArrayList<>();

  private Examination(Contract contract, Exchange exchange) {
    this.contract = contract;
    this.exchange = exchange;
  }

  /** All violations of the contract; empty when there are none. */
  static List<String> faults(Contract contract, Exchange exchange) {
    Examination examination = new Examination(contract, exchange);
    examination.examine();
    return examination.faults;
  }

  /** The violations by the data of an event of the stream at this path. */
  static List<String> faultsOfEvent(Contract contract, String path, JsonNode data) {
    JsonNode stream =
        contract
            .operation("GET", path)
            .orElseThrow()
            .responses()
            .at("/200/content/text~1event-stream/schema");
    return contract.faults(contract.resolve(stream).path("contentSchema"), data);
  }

  private void examine() {
    Optional<Operation> operation = contract.operation(exchange.method(), exchange.path());
    if (operation.isEmpty()) {
      examineWithoutOperation();
      return;
    }
    String status = String.valueOf(exchange.status());
    JsonNode response = operation.get().responses().get(status);
    if (response == null) {
      fault("status %s is not among the documented %s", status, statuses(operation.get()));
      return;
    }
    examineResponse(contract.resolve(response));
    if (exchange.status() / 100 == 2) {
      examineRequest(operation.get());
    }
  }

  // The document has no operation here, so the answer must be a refusal in its usual form.
  private void examineWithoutOperation() {
    boolean known = contract.operationsAt(exchange.path()).findAny().isPresent();
    Optional<JsonNode> refusal = contract.commonResponse(exchange.status());
    if (refusal.isEmpty() || (exchange.status() == 405 && !known)) {
      fault(
          "the document has no such %s, yet the status is %d",
          known ? "method on this path" : "path", exchange.status());
      return;
    }
    examineResponse(refusal.get());
  }

  private void examineResponse(JsonNode response) {
    response
        .path("headers")
        .properties()
        .forEach(header -> examineHeader(header.getKey(), contract.resolve(header.getValue())));
    JsonNode content = response.path("content");
    if (content.isEmpty()) {
      if (!exchange.body().isEmpty()) {
        fault("there is a body, and the document has none here");
      }
      return;
    }
    JsonNode described = exchange.type() == null ? null : content.get(exchange.type());
    if (described == null) {
      fault("the media type is %s, not %s", exchange.type(), names(content));
    } else if (!exchange.method().equals("HEAD")) {
      examineBody("the answer", described.path("schema"), exchange.type(), exchange.body());
    }
  }

  private void examineHeader(String name, JsonNode header) {
    String value = exchange.headers().get(name);
    if (value != null) {
      examineText("the header " + name, header.path("schema"), value);
    } else if (header.path("required").asBoolean()) {
      fault("the header %s is missing", name);
    }
  }

  private void examineRequest(Operation operation) {
    operation
        .parameters("path")
        .forEach(
            (name, parameter) ->
                examineText(
                    "the path's " + name,
                    parameter.path("schema"),
                    operation.pathValue(name, exchange.path())));
    examineQuery(operation.parameters("query"));
    JsonNode requestBody = operation.requestBody();
    if (exchange.requestBody().isEmpty()) {
      if (requestBody.path("required").asBoolean()) {
        fault("a request without the required body was granted");
      }
      return;
    }
    JsonNode content = requestBody.path("content");
    JsonNode described =
        exchange.requestType() == null ? null : content.get(exchange.requestType());
    if (described == null) {
      fault("a request body of type %s was granted", exchange.requestType());
    } else {
      examineBody(
          GRANTED, described.path("schema"), exchange.requestType(), exchange.requestBody());
    }
  }

  private void examineQuery(Map<String, JsonNode> documented) {
    Map<String, String> query = exchange.query();
    documented.forEach(
        (name, parameter) -> {
          if (query.containsKey(name)) {
            examineText("the query's " + name, parameter.path("schema"), query.get(name));
          } else if (parameter.path("required").asBoolean()) {
            fault("a request without the required parameter %s was granted", name);
          }
        });
    query.keySet().stream()
        .filter(name -> !documented.containsKey(name))
        .forEach(name -> fault("a request with the undocumented parameter %s was granted", name));
  }

  private void examineBody(String what, JsonNode schema, String type, String body) {
    if (!Exchange.isJson(type)) {
      examineText(what, schema, body);
      examineItems(what, contract.resolve(schema).path("contentSchema"), type, body);
      return;
    }
    try {
      contract
          .faults(schema, Contract.JSON.readTree(body))
          .forEach(it -> fault("%s has at %s", what, it));
    } catch (JsonProcessingException e) {
      fault("%s is not JSON: %s", what, e.getOriginalMessage());
    }
  }

  /**
   * Lines of NDJSON, and the data of events. A line that is a refused request's need not be valid.
   */
  private void examineItems(String what, JsonNode schema, String type, String body) {
    if (schema.isMissingNode() || what.equals(GRANTED)) {
      return;
    }
    String begin = type.equals("text/event-stream") ? "data:" : "{";
    body.lines()
        .filter(line -> line.startsWith(begin))
        .map(line -> line.substring(line.indexOf('{')))
        .forEach(item -> examineBody(what, schema, "application/json", item));
  }

  private void examineText(String what, JsonNode schema, String text) {
    contract.faults(schema, typed(schema, text)).forEach(it -> fault("%s has at %s", what, it));
  }

  private JsonNode typed(JsonNode schema, String text) {
    return switch (contract.resolve(schema).path("type").asText()) {
      case "boolean" ->
          List.of("true", "false").contains(text)
              ? BooleanNode.valueOf(Boolean.parseBoolean(text))
              : TextNode.valueOf(text);
      case "integer" ->
          text.matches("-?\\d{1,18}")
              ? LongNode.valueOf(Long.parseLong(text))
              : TextNode.valueOf(text);
      default -> TextNode.valueOf(text);
    };
  }

  private static String statuses(Operation operation) {
    return names(operation.responses());
  }

  private static String names(JsonNode node) {
    List<String> names = new ArrayList<>();
    node.fieldNames().forEachRemaining(names::add);
    return String.join(", ", names);
  }

  @SuppressWarnings("AnnotateFormatMethod") // the annotation is of a library that is not used
  private void fault(String sentence, Object... values) {
    faults.add(sentence.formatted(values));
  }
}
