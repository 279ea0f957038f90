package io.seedlap.contract;

import com.fasterxml.jackson.databind.JsonNode;
import java.net.URI;
import java.net.URLDecoder;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * A link of the document: from an answer to what may be asked next.
 *
 * @param name the operation it starts from and its key there
 * @param to the operation it leads to
 * @param parameters by name, each a constant or an expression over the answer and its request
 */
record Link(String name, Operation from, Operation to, Map<String, String> parameters) {
  private static final String OF_THE_ANSWER = "$response.body#";
  private static final String OF_THE_PATH = "$request.path.";
  private static final String OF_THE_QUERY = "$request.query.";

  /**
   * Where it leads from this answer; null where the answer has no value for a parameter, as the
   * last page has no next one.
   *
   * @param uri what was asked for, percent-encoded
   */
  String follow(String uri, JsonNode answer) {
    String path = to.path();
    StringBuilder query = new StringBuilder();
    for (Map.Entry<String, String> parameter : parameters.entrySet()) {
      String value = value(parameter.getValue(), URI.create(uri), answer);
      if (value == null) {
        return null;
      }
      String written = URLEncoder.encode(value, StandardCharsets.UTF_8);
      if (to.parameters("path").containsKey(parameter.getKey())) {
        path = path.replace("{" + parameter.getKey() + "}", written);
      } else {
        query.append(query.isEmpty() ? "?" : "&").append(parameter.getKey()).append("=");
        query.append(written);
      }
    }
    return path + query;
  }

  private String value(String expression, URI asked, JsonNode answer) {
    if (expression.startsWith(OF_THE_ANSWER)) {
      JsonNode value = answer.at(expression.substring(OF_THE_ANSWER.length()));
      return value.isMissingNode() || value.isNull() ? null : value.asText();
    }
    if (expression.startsWith(OF_THE_PATH)) {
      return from.pathValue(expression.substring(OF_THE_PATH.length()), asked.getPath());
    }
    if (expression.startsWith(OF_THE_QUERY)) {
      return query(asked).get(expression.substring(OF_THE_QUERY.length()));
    }
    return expression;
  }

  private static Map<String, String> query(URI asked) {
    Function<String, String> decoded = it -> URLDecoder.decode(it, StandardCharsets.UTF_8);
    return Arrays.stream(asked.getRawQuery().split("&"))
        .map(it -> it.split("=", 2))
        .collect(Collectors.toMap(it -> it[0], it -> decoded.apply(it[1])));
  }
}
