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
 * A link of the document: from an answer to a request that can follow.
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
   * The URI it leads to from this answer; null where the answer has no value for a parameter, as
   * the last page has no next one.
   *
   * @param uri the URI of the request, percent-encoded
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

  private String value(String expression, URI requested, JsonNode answer) {
    if (expression.startsWith(OF_THE_ANSWER)) {
      JsonNode value = answer.at(expression.substring(OF_THE_ANSWER.length()));
      return value.isMissingNode() || value.isNull() ? null : value.asText();
    }
    if (expression.startsWith(OF_THE_PATH)) {
      return from.pathValue(expression.substring(OF_THE_PATH.length()), requested.getPath());
    }
    if (expression.startsWith(OF_THE_QUERY)) {
      return query(requested).get(expression.substring(OF_THE_QUERY.length()));
    }
    return expression;
  }

  private static Map<String, String> query(URI requested) {
    Function<String, String> decoded = it -> URLDecoder.decode(it, StandardCharsets.UTF_8);
    return Arrays.stream(requested.getRawQuery().split("&"))
        .map(it -> it.split("=", 2))
        .collect(Collectors.toMap(it -> it[0], it -> decoded.apply(it[1])));
  }
}
