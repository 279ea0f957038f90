package io.seedlap.web;

import jakarta.ws.rs.core.UriInfo;
import java.net.URI;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The header {@code Link} of a page of a list (RFC 8288): a relative reference. */
public final class PageLinks {
  private PageLinks() {}

  /**
   * The header for the next page: the same request with another cursor.
   *
   * @param cursor null on the last page
   * @return no header on the last page
   */
  public static Map<String, String> next(UriInfo uri, @Nullable String cursor) {
    if (cursor == null) {
      return Map.of();
    }
    URI next = uri.getRequestUriBuilder().replaceQueryParam("cursor", cursor).build();
    return Map.of("Link", "<" + next.getRawPath() + "?" + next.getRawQuery() + ">; rel=\"next\"");
  }
}
