package io.seedlap.web;

import static java.nio.charset.StandardCharsets.UTF_8;

import jakarta.ws.rs.core.UriInfo;
import java.net.URLEncoder;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** The header {@code Link} of a page of a list (RFC 8288): a relative reference. */
public final class PageLinks {
  private static final String CURSOR = "cursor";

  private PageLinks() {}

  /**
   * The header for the next page: the same request with another cursor. It is made of the path and
   * the parameters alone: the rest of the request's address may be what somebody has sent along.
   *
   * @param cursor null on the last page
   * @return no header on the last page
   */
  public static Map<String, String> next(UriInfo uri, @Nullable String cursor) {
    if (cursor == null) {
      return Map.of();
    }
    Map<String, List<String>> parameters = new TreeMap<>(uri.getQueryParameters());
    parameters.put(CURSOR, List.of(cursor));
    String query =
        parameters.entrySet().stream()
            .flatMap(it -> it.getValue().stream().map(value -> parameter(it.getKey(), value)))
            .collect(Collectors.joining("&"));
    return Map.of("Link", "<" + uri.getPath() + "?" + query + ">; rel=\"next\"");
  }

  private static String parameter(String name, String value) {
    return URLEncoder.encode(name, UTF_8) + "=" + URLEncoder.encode(value, UTF_8);
  }
}
