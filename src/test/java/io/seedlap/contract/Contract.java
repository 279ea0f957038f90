package io.seedlap.contract;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.dataformat.yaml.YAMLFactory;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SchemaRegistryConfig;
import com.networknt.schema.SpecificationVersion;
import io.seedlap.rules.Ruleset;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;

/** The OpenAPI document, as the build copied it into the application. */
final class Contract {
  static final ObjectMapper JSON = new ObjectMapper();
  static final String SOURCE = "openapi/seedlap.yaml";

  private static final List<String> METHODS =
      List.of("get", "put", "post", "delete", "options", "head", "patch", "trace");
  private static final Contract OF_THE_APPLICATION = read("/META-INF/contract/seedlap.yaml");

  private final SchemaRegistry schemas =
      SchemaRegistry.withDefaultDialect(
          SpecificationVersion.DRAFT_2020_12,
          registry ->
              registry.schemaRegistryConfig(
                  SchemaRegistryConfig.builder().formatAssertionsEnabled(true).build()));
  private final Map<JsonNode, Schema> compiled = new ConcurrentHashMap<>();
  private final JsonNode root;
  private final List<Operation> operations = new ArrayList<>();

  private Contract(JsonNode root) {
    this.root = root;
    root.path("paths")
        .properties()
        .forEach(
            path ->
                METHODS.stream()
                    .filter(path.getValue()::has)
                    .forEach(
                        method ->
                            operations.add(
                                new Operation(this, path.getKey(), method, path.getValue()))));
  }

  static Contract ofTheApplication() {
    return OF_THE_APPLICATION;
  }

  private static Contract read(String resource) {
    return new Contract(withAllGames(parse(resource)));
  }

  private static JsonNode parse(String resource) {
    try (InputStream yaml = Contract.class.getResourceAsStream(resource)) {
      return new ObjectMapper(new YAMLFactory()).readTree(yaml);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /**
   * The document with the names of all games on the class path: the tests have one more than is
   * shipped, whose positions have neither bought holes nor openings.
   */
  private static JsonNode withAllGames(JsonNode root) {
    ArrayNode ids = JSON.createArrayNode();
    Ruleset.all().forEach(ruleset -> ids.add(ruleset.id()));
    ((ObjectNode) root.at("/components/schemas/RulesetId")).set("enum", ids);
    ((ObjectNode) root.at("/components/schemas/Position")).remove("minProperties");
    return root;
  }

  /** The document without changes. */
  static JsonNode document() {
    return parse("/META-INF/contract/seedlap.yaml");
  }

  /** The ids of the games that are shipped. */
  static Set<String> shippedGames() {
    Set<String> ids = new TreeSet<>();
    document().at("/components/schemas/RulesetId/enum").forEach(id -> ids.add(id.asText()));
    return ids;
  }

  JsonNode root() {
    return root;
  }

  List<Operation> operations() {
    return operations;
  }

  /** The operation that answers this method on this path; a HEAD is answered as a GET. */
  Optional<Operation> operation(String method, String path) {
    return operationsAt(path)
        .filter(it -> it.method().equals(method.equals("HEAD") ? "GET" : method))
        .findFirst();
  }

  /** All operations on this path; one without parameters in its path goes first. */
  Stream<Operation> operationsAt(String path) {
    List<Operation> matching = operations.stream().filter(it -> it.matches(path)).toList();
    boolean literal = matching.stream().anyMatch(it -> it.path().equals(path));
    return matching.stream().filter(it -> !literal || it.path().equals(path));
  }

  /** The response under {@code components} that this status has in any operation. */
  Optional<JsonNode> commonResponse(int status) {
    String name =
        switch (status) {
          case 400 -> "BadRequest";
          case 404 -> "NotFound";
          case 405 -> "MethodNotAllowed";
          case 413 -> "BodyTooLarge";
          case 414 -> "UriTooLong";
          default -> "";
        };
    return Optional.ofNullable(root.path("components").path("responses").get(name));
  }

  /** Follows {@code $ref} until there is none. */
  JsonNode resolve(JsonNode node) {
    JsonNode here = node;
    while (here.path("$ref").isTextual()) {
      String reference = here.get("$ref").asText();
      here = root.at(reference.substring(1));
      if (here.isMissingNode()) {
        throw new IllegalStateException("Nothing stands at " + reference + " in " + SOURCE);
      }
    }
    return here;
  }

  /** The violations of this schema of the document by a value; empty when there are none. */
  List<String> faults(JsonNode schema, JsonNode value) {
    return compiled.computeIfAbsent(schema, this::compile).validate(value).stream()
        .map(it -> it.getInstanceLocation() + ": " + it.getMessage())
        .distinct()
        .toList();
  }

  // References are relative to the document, so a schema is compiled with its components beside it.
  private Schema compile(JsonNode schema) {
    ObjectNode whole = schema.deepCopy();
    whole.set("components", root.path("components"));
    return schemas.getSchema(whole);
  }
}
