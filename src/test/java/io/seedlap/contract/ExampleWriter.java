package io.seedlap.contract;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/**
 * Writes the values of examples in the style of the document: small values on one line, events one
 * a line. Only the lines of the value change; the rest of the file stays as it is.
 */
final class ExampleWriter {
  private static final int LINE = 100;
  private static final int ITEM_LINE = 140;
  private static final String VALUE = "      value:";
  private static final Set<String> NOT_PLAIN =
      Set.of("null", "true", "false", "yes", "no", "on", "off", "y", "n");

  /** Whether examples are rewritten instead of compared. */
  static final boolean REFRESH = Boolean.getBoolean("contract.refresh");

  private ExampleWriter() {}

  /** Compares an example with the answer of the server, or rewrites it. */
  static void hold(String example, JsonNode expected, JsonNode answer) {
    if (REFRESH) {
      try {
        replace(Path.of(Contract.SOURCE), example, answer);
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
      return;
    }
    assertEquals(
        List.of(),
        JsonDifference.between(expected, answer),
        () ->
            """
            The example %s in %s is not what the server answers. If the server is right, paste the
            lines below, or let all examples be rewritten:
            ./mvnw test -Dtest=ContractExamplesTest,KeptExamplesTest -Dcontract.refresh=true

                %s:
            %s
            """
                .formatted(example, Contract.SOURCE, example, yaml(answer)));
  }

  /** Replaces the value of an example under {@code components/examples}. */
  static void replace(Path file, String example, JsonNode value) throws IOException {
    List<String> lines = Files.readAllLines(file);
    int name = lines.indexOf("    " + example + ":");
    int from = name;
    while (!lines.get(from).startsWith(VALUE)) {
      from++;
    }
    int to = from + 1;
    while (to < lines.size() && lines.get(to).startsWith("       ")) {
      to++;
    }
    List<String> changed = new ArrayList<>(lines.subList(0, from));
    changed.addAll(yaml(value).lines().toList());
    changed.addAll(lines.subList(to, lines.size()));
    Files.write(file, changed);
  }

  /** The lines of a value, ready to be pasted. */
  static String yaml(JsonNode value) {
    return VALUE + block(value, 8);
  }

  private static String block(JsonNode node, int indent) {
    if (node.isTextual() && node.asText().endsWith("\n")) {
      return " |\n" + node.asText().indent(indent).stripTrailing();
    }
    String flow = flow(node);
    boolean rows = node.isArray() && !node.isEmpty() && node.get(0).isObject();
    if (node.isEmpty() || (!rows && depth(node) <= 2 && flow.length() + indent <= LINE)) {
      return " " + flow;
    }
    String margin = "\n" + " ".repeat(indent);
    StringBuilder text = new StringBuilder();
    if (node.isObject()) {
      node.properties()
          .forEach(
              it ->
                  text.append(margin)
                      .append(scalar(it.getKey()))
                      .append(":")
                      .append(block(it.getValue(), indent + 2)));
    } else {
      node.forEach(it -> text.append(margin).append("- ").append(item(it, indent + 2)));
    }
    return text.toString();
  }

  private static String item(JsonNode node, int indent) {
    String flow = flow(node);
    boolean fits = depth(node) <= 3 && flow.length() + indent <= ITEM_LINE;
    return node.isEmpty() || fits ? flow : block(node, indent).stripLeading();
  }

  private static String flow(JsonNode node) {
    List<String> parts = new ArrayList<>();
    if (node.isObject()) {
      node.properties().forEach(it -> parts.add(scalar(it.getKey()) + ": " + flow(it.getValue())));
      return parts.isEmpty() ? "{}" : "{ " + String.join(", ", parts) + " }";
    }
    if (node.isArray()) {
      node.forEach(it -> parts.add(flow(it)));
      return "[" + String.join(", ", parts) + "]";
    }
    return node.isTextual() ? scalar(node.asText()) : node.toString();
  }

  private static String scalar(String text) {
    return text.matches("[A-Za-z][A-Za-z0-9-]*")
            && !NOT_PLAIN.contains(text.toLowerCase(Locale.ROOT))
        ? text
        : "'" + text.replace("'", "''") + "'";
  }

  private static int depth(JsonNode node) {
    int deepest = 0;
    for (JsonNode child : node) {
      deepest = Math.max(deepest, depth(child));
    }
    return node.isContainerNode() ? deepest + 1 : 0;
  }
}
