package io.seedlap.contract;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** The differences of two JSON trees, as sentences that begin with the place. */
final class JsonDifference {
  private final List<String> found = new ArrayList<>();

  private JsonDifference() {}

  static List<String> between(JsonNode expected, JsonNode actual) {
    JsonDifference difference = new JsonDifference();
    difference.compare("", expected, actual);
    return difference.found;
  }

  private void compare(String place, JsonNode expected, JsonNode actual) {
    if (expected.isObject() && actual.isObject()) {
      Set<String> names = new TreeSet<>();
      expected.fieldNames().forEachRemaining(names::add);
      actual.fieldNames().forEachRemaining(names::add);
      names.forEach(name -> compareChild(place + "/" + name, expected.get(name), actual.get(name)));
    } else if (expected.isArray() && actual.isArray()) {
      for (int i = 0; i < Math.max(expected.size(), actual.size()); i++) {
        compareChild(place + "/" + i, expected.get(i), actual.get(i));
      }
    } else if (!expected.equals(actual)) {
      found.add(place + ": expected " + expected + ", but it is " + actual);
    }
  }

  private void compareChild(String place, JsonNode expected, JsonNode actual) {
    if (expected == null) {
      found.add(place + ": not expected, but it is " + actual);
    } else if (actual == null) {
      found.add(place + ": expected " + expected + ", but it is missing");
    } else {
      compare(place, expected, actual);
    }
  }
}
