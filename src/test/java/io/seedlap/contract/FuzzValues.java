package io.seedlap.contract;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/**
 * Random values by the schemas of the contract: most are valid, or nearly so. Notations of answers
 * are used again, so that requests get beyond the first check.
 */
final class FuzzValues {
  private static final JsonNodeFactory JSON = JsonNodeFactory.instance;
  private static final int MOST_NOTATIONS = 500;
  private static final int MOST_ITEMS = 6;

  /** Of two fields that say the same, a valid object has one. */
  private static final List<List<String>> FORMS =
      List.of(List.of("position", "notation"), List.of("move", "moves"));

  private static final List<String> NONE = List.of();

  private static final List<String> TEXTS =
      List.of(
          "A",
          "f",
          "pass",
          "x",
          " ",
          "0",
          "-1",
          "1e9",
          "true",
          "null",
          "\u0000",
          "\u202e",
          "\ud83c\udf31",
          "A\u030a",
          "'\"<&>",
          "../..",
          "%00",
          "a b",
          "\uffff",
          "4,4",
          "south",
          "W/\"1\"",
          "{}",
          "[");

  private final Contract contract;
  private final Random random;
  private final List<String> notations = new ArrayList<>();

  FuzzValues(Contract contract, Random random) {
    this.contract = contract;
    this.random = random;
    notations.add("4,4,4,4,4,4/4,4,4,4,4,4 s 0-0");
    notations.add("3,3,3,3,3,3/3,3,3,3,3,3 s 0-0 opening=sn");
    notations.add("0,3,0,1,0,2/1,0,2,0,1,0 s 20-18");
    notations.add("1,1,1,1,1,1/1,1,0,0,1,1 s 20-18");
  }

  /** Keeps what an answer calls {@code notation}. */
  void learn(JsonNode answer) {
    JsonNode notation = answer.path("notation");
    if (notation.isTextual()) {
      if (notations.size() == MOST_NOTATIONS) {
        notations.remove(random.nextInt(MOST_NOTATIONS));
      }
      notations.add(notation.asText());
    }
  }

  boolean oneIn(int times) {
    return random.nextInt(times) == 0;
  }

  <T> T any(List<T> values) {
    return values.get(random.nextInt(values.size()));
  }

  /** A text for a parameter of this schema. */
  String text(String name, JsonNode schema) {
    JsonNode value = value(name, schema);
    return value.isTextual() ? value.asText() : value.toString();
  }

  /** A value of this schema, or of one like it. */
  JsonNode value(String name, JsonNode reference) {
    if (oneIn(25)) {
      return odd();
    }
    JsonNode schema = contract.resolve(reference);
    if (reference.path("$ref").asText().endsWith("Notation")) {
      String notation = any(notations);
      return JSON.textNode(oneIn(2) ? notation : notation.replace(' ', '_'));
    }
    if (schema.has("oneOf") && !schema.has("properties")) {
      List<JsonNode> branches = new ArrayList<>();
      schema.get("oneOf").forEach(branches::add);
      return value(name, any(branches));
    }
    if (schema.has("enum")) {
      return schema.get("enum").get(random.nextInt(schema.get("enum").size()));
    }
    String type =
        schema.path("type").isArray()
            ? schema.path("type").get(0).asText()
            : schema.path("type").asText();
    return switch (type) {
      case "object" -> object(schema);
      case "array" -> array(name, schema);
      case "integer" -> integer(name, schema);
      case "boolean" -> JSON.booleanNode(random.nextBoolean());
      default -> string(name, schema);
    };
  }

  private JsonNode object(JsonNode schema) {
    ObjectNode object = JSON.objectNode();
    List<String> required = new ArrayList<>();
    schema.path("required").forEach(it -> required.add(it.asText()));
    JsonNode properties = schema.path("properties");
    List<String> forms =
        FORMS.stream().filter(it -> it.stream().allMatch(properties::has)).findAny().orElse(NONE);
    String left = forms.isEmpty() ? "" : any(forms);
    properties
        .properties()
        .forEach(
            it -> {
              String name = it.getKey();
              boolean wanted =
                  required.contains(name)
                      || oneIn(name.equals("opponentToken") ? 8 : 2)
                      || name.equals("limits");
              if (forms.contains(name)) {
                wanted = !name.equals(left);
              }
              if (wanted != oneIn(40)) {
                object.set(name, value(name, it.getValue()));
              }
            });
    if (oneIn(30)) {
      object.set(any(TEXTS), odd());
    }
    return object;
  }

  private JsonNode array(String name, JsonNode schema) {
    ArrayNode array = JSON.arrayNode();
    int least = schema.path("minItems").asInt(0);
    int most = Math.min(schema.path("maxItems").asInt(MOST_ITEMS), least + MOST_ITEMS);
    int size = oneIn(30) ? most + 1 : least + random.nextInt(most - least + 1);
    for (int i = 0; i < size; i++) {
      array.add(value(name, schema.path("items")));
    }
    return array;
  }

  /** A search takes as long as it may, so that it may not take long here. */
  private JsonNode integer(String name, JsonNode schema) {
    if (name.equals("timeMs") && !oneIn(20)) {
      return JSON.numberNode(1 + random.nextInt(3));
    }
    long least = schema.path("minimum").asLong(0);
    long most = name.equals("timeMs") ? 20 : schema.path("maximum").asLong(100);
    return switch (random.nextInt(8)) {
      case 0 -> JSON.numberNode(least);
      case 1 -> JSON.numberNode(name.equals("timeMs") ? 10_001 : most);
      case 2 -> JSON.numberNode(oneIn(2) ? least - 1 : schema.path("maximum").asLong(100) + 1);
      default -> JSON.numberNode(least + random.nextLong(Math.min(most - least, 12) + 1));
    };
  }

  private JsonNode string(String name, JsonNode schema) {
    if (name.equals("move") && !oneIn(4)) {
      return JSON.textNode(String.valueOf("ABCDEFabcdef".charAt(random.nextInt(12))));
    }
    if (oneIn(20)) {
      int most = Math.min(schema.path("maxLength").asInt(100), 300);
      return JSON.textNode("x".repeat(most + random.nextInt(2)));
    }
    return JSON.textNode(oneIn(3) ? any(TEXTS) : any(TEXTS) + random.nextInt(10));
  }

  private JsonNode odd() {
    return switch (random.nextInt(7)) {
      case 0 -> JSON.numberNode(random.nextInt(100) - 50);
      case 1 -> JSON.numberNode(1.5);
      case 2 -> JSON.booleanNode(true);
      case 3 -> JSON.arrayNode().add("A");
      case 4 -> JSON.objectNode().put("x", 1);
      case 5 -> JSON.numberNode(Long.MAX_VALUE);
      default -> JSON.textNode(any(TEXTS));
    };
  }
}
