package io.seedlap.contract;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** One operation of the document, with references followed. */
final class Operation {
  private final Contract contract;
  private final String path;
  private final String method;
  private final JsonNode node;
  private final List<JsonNode> parameters = new ArrayList<>();
  private final Pattern pattern;

  Operation(Contract contract, String path, String method, JsonNode pathItem) {
    this.contract = contract;
    this.path = path;
    this.method = method.toUpperCase(Locale.ROOT);
    this.node = pathItem.get(method);
    pathItem.path("parameters").forEach(it -> parameters.add(contract.resolve(it)));
    node.path("parameters").forEach(it -> parameters.add(contract.resolve(it)));
    this.pattern = Pattern.compile(path.replaceAll("\\{(\\w+)}", "(?<$1>[^/]+)"));
  }

  String path() {
    return path;
  }

  String method() {
    return method;
  }

  String id() {
    return node.path("operationId").asText();
  }

  /**
   * Whether its answers depend on stored data, so that no example can be executed by itself; {@code
   * x-kept} is the reason. Tests of the feature check its exchanges against the contract.
   */
  boolean isKept() {
    return node.has("x-kept");
  }

  /**
   * Whether its examples can be executed by themselves: it depends on no stored data, or reads that
   * of the demonstration match without a seat's token.
   */
  boolean isExecutable() {
    return !isKept() || (method.equals("GET") && !node.has("security"));
  }

  boolean matches(String actualPath) {
    return pattern.matcher(actualPath).matches();
  }

  /** Parameters of one place, {@code path}, {@code query} or {@code header}, by name. */
  Map<String, JsonNode> parameters(String in) {
    Map<String, JsonNode> found = new LinkedHashMap<>();
    parameters.stream()
        .filter(it -> it.path("in").asText().equals(in))
        .forEach(it -> found.put(it.path("name").asText(), it));
    return found;
  }

  /** The value of a path parameter in an actual path. */
  String pathValue(String name, String actualPath) {
    Matcher matcher = pattern.matcher(actualPath);
    return matcher.matches() ? matcher.group(name) : null;
  }

  /** The request body, missing when the operation takes none. */
  JsonNode requestBody() {
    return contract.resolve(node.path("requestBody"));
  }

  /** The responses by status, with references not yet followed. */
  JsonNode responses() {
    return node.path("responses");
  }

  /** The links beside its granted answers. */
  List<Link> links() {
    List<Link> links = new ArrayList<>();
    for (Map.Entry<String, JsonNode> response : responses().properties()) {
      for (Map.Entry<String, JsonNode> it : response.getValue().path("links").properties()) {
        JsonNode link = contract.resolve(it.getValue());
        Map<String, String> parameters = new LinkedHashMap<>();
        link.path("parameters")
            .properties()
            .forEach(value -> parameters.put(value.getKey(), value.getValue().asText()));
        String to = link.path("operationId").asText();
        Operation operation =
            contract.operations().stream()
                .filter(candidate -> candidate.id().equals(to))
                .findFirst()
                .orElse(null);
        links.add(new Link(id() + " " + it.getKey(), this, operation, parameters));
      }
    }
    return links;
  }

  @Override
  public String toString() {
    return method + " " + path;
  }
}
