package io.seedlap.contract;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.net.URLDecoder;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.TreeMap;

/**
 * A request and its answer.
 *
 * @param uri the path and the query, percent-encoded
 * @param requestType the request's media type, or null
 * @param requestBody the request's body, empty when there is none
 * @param headers the answer's headers
 * @param body the answer's body, empty when there is none
 */
record Exchange(
    String method,
    String uri,
    String requestType,
    String requestBody,
    int status,
    Map<String, String> headers,
    String body) {

  Exchange {
    Map<String, String> anyCase = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);
    anyCase.putAll(headers);
    headers = anyCase;
  }

  /** Decoded, but for slashes that are a part of a name. */
  String path() {
    return decoded(uri.split("\\?", 2)[0].replace("+", "%2B").replace("%2F", "%252F"));
  }

  Map<String, String> query() {
    Map<String, String> values = new LinkedHashMap<>();
    String[] parts = uri.split("\\?", 2);
    if (parts.length == 2 && !parts[1].isEmpty()) {
      for (String pair : parts[1].split("&", -1)) {
        String[] word = pair.split("=", 2);
        values.put(decoded(word[0]), word.length == 2 ? decoded(word[1]) : "");
      }
    }
    return values;
  }

  String type() {
    return mediaType(headers.get("Content-Type"));
  }

  /** The media type without its parameters. */
  static String mediaType(String header) {
    return header == null ? null : header.split(";", 2)[0].trim();
  }

  /** Whether a body of this media type is one JSON value. */
  static boolean isJson(String type) {
    return type != null && (type.equals("application/json") || type.endsWith("+json"));
  }

  private static String decoded(String text) {
    try {
      return URLDecoder.decode(text, UTF_8);
    } catch (IllegalArgumentException badEscape) {
      return text;
    }
  }
}
