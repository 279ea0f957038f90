package io.seedlap.documents;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.Arrays;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * An answer that a document shows. An ellipsis stands for what is left out or differs from run to
 * run: in a text for any characters, as a member of an object for other members, at the end of an
 * array for more elements.
 *
 * @param isJson whether it is compared as JSON, line breaks and the order of members aside
 */
record ShownAnswer(String text, boolean isJson) {
  private static final String ELLIPSIS = "…";
  private static final ObjectMapper JSON = new ObjectMapper();

  boolean shows(String given) {
    if (!isJson) {
      return matches(text, given);
    }
    try {
      return shows(JSON.readTree(text), JSON.readTree(given));
    } catch (JsonProcessingException e) {
      return false;
    }
  }

  private static boolean shows(JsonNode shown, JsonNode given) {
    if (shown.isTextual()) {
      return given.isTextual() && matches(shown.asText(), given.asText());
    }
    if (shown.isObject() && given.isObject()) {
      return showsMembers(shown, given);
    }
    if (shown.isArray() && given.isArray()) {
      return showsElements(shown, given);
    }
    return shown.equals(given);
  }

  private static boolean showsMembers(JsonNode shown, JsonNode given) {
    boolean others = shown.has(ELLIPSIS);
    if (!others && shown.size() != given.size()) {
      return false;
    }
    for (Map.Entry<String, JsonNode> member : shown.properties()) {
      JsonNode value = given.get(member.getKey());
      if (!member.getKey().equals(ELLIPSIS)
          && (value == null || !shows(member.getValue(), value))) {
        return false;
      }
    }
    return true;
  }

  private static boolean showsElements(JsonNode shown, JsonNode given) {
    for (int i = 0; i < shown.size(); i++) {
      if (i == shown.size() - 1 && shown.get(i).asText().equals(ELLIPSIS)) {
        return given.size() >= i;
      }
      if (i >= given.size() || !shows(shown.get(i), given.get(i))) {
        return false;
      }
    }
    return shown.size() == given.size();
  }

  private static boolean matches(String shown, String given) {
    String pattern =
        Arrays.stream(shown.split(ELLIPSIS, -1))
            .map(Pattern::quote)
            .collect(Collectors.joining(".*"));
    return Pattern.compile(pattern, Pattern.DOTALL).matcher(given).matches();
  }
}
