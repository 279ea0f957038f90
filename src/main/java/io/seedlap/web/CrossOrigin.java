package io.seedlap.web;

import io.vertx.core.http.HttpHeaders;
import io.vertx.core.http.HttpServerRequest;
import io.vertx.ext.web.Router;
import io.vertx.ext.web.RoutingContext;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import org.eclipse.microprofile.config.inject.ConfigProperty;

/**
 * Decides which web pages may call, before Quarkus does, which would refuse with an empty answer,
 * and would take this server's own page for another's where a proxy speaks TLS for it. Quarkus
 * writes the headers of the answer, for a page of another origin that may call.
 */
@ApplicationScoped
class CrossOrigin {
  private static final int AFTER_REQUEST_ID = Integer.MIN_VALUE + 2;
  private static final String ANY = "*";

  /** Set by browsers; no script of a page can (Fetch Metadata). */
  private static final String FETCH_SITE = "Sec-Fetch-Site";

  private static final String SAME_ORIGIN = "same-origin";
  private static final Pattern SCHEME = Pattern.compile("^https?://");

  private final List<String> allowed;
  private final HttpServerFilters filters;

  /**
   * @param allowed origins, {@code *}, or regular expressions between slashes, as Quarkus reads
   *     them
   */
  CrossOrigin(
      @ConfigProperty(name = "quarkus.http.cors.origins") Optional<List<String>> allowed,
      HttpServerFilters filters) {
    this.allowed = allowed.orElse(List.of());
    this.filters = filters;
  }

  void install(@Observes Router router) {
    if (!allowed.contains(ANY)) {
      router.route().order(AFTER_REQUEST_ID).handler(this::decide);
    }
  }

  private void decide(RoutingContext routing) {
    HttpServerRequest request = routing.request();
    String origin = request.getHeader(HttpHeaders.ORIGIN);
    if (origin == null || isAllowed(origin)) {
      routing.next();
    } else if (isOwn(request, origin)) {
      request.headers().remove(HttpHeaders.ORIGIN);
      routing.next();
    } else {
      filters.answer(request, new ProblemException(ProblemType.ORIGIN_NOT_ALLOWED));
    }
  }

  private boolean isAllowed(String origin) {
    return allowed.stream()
        .anyMatch(it -> isExpression(it) ? origin.matches(expression(it)) : it.equals(origin));
  }

  private static boolean isExpression(String allowed) {
    return allowed.length() > 1 && allowed.startsWith("/") && allowed.endsWith("/");
  }

  private static String expression(String allowed) {
    return allowed.substring(1, allowed.length() - 1);
  }

  /** Whether the page is of this server: the browser says so, or its host is the request's. */
  private static boolean isOwn(HttpServerRequest request, String origin) {
    return SAME_ORIGIN.equals(request.getHeader(FETCH_SITE))
        || SCHEME.matcher(origin).replaceFirst("").equals(request.getHeader(HttpHeaders.HOST));
  }
}
