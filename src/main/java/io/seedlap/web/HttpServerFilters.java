package io.seedlap.web;

import com.fasterxml.jackson.databind.ObjectMapper;
import io.vertx.core.http.HttpHeaders;
import io.vertx.core.http.HttpMethod;
import io.vertx.core.http.HttpServerRequest;
import io.vertx.core.http.HttpServerResponse;
import io.vertx.ext.web.Router;
import io.vertx.ext.web.RoutingContext;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;

/**
 * The Vert.x handlers around JAX-RS: what fails outside JAX-RS is answered with a problem, where
 * Quarkus would send an empty body or HTML.
 */
@ApplicationScoped
public class HttpServerFilters {
  private static final int LAST = Integer.MAX_VALUE; // before Quarkus' own, which is added later

  /** The answer to {@code OPTIONS *}, for which the router has no path. */
  private static final String METHODS = "GET, HEAD, OPTIONS, POST";

  private static final int[] ROUTER_STATUSES = {400, 404, 405, 406, 413, 415, 500};

  private final ObjectMapper json;

  HttpServerFilters(ObjectMapper json) {
    this.json = json;
  }

  void install(@Observes Router router) {
    router.route().order(LAST).failureHandler(this::answer);
    for (int status : ROUTER_STATUSES) {
      router.errorHandler(status, this::answer); // where no route matches
    }
  }

  private void answer(RoutingContext routing) {
    Throwable failure = routing.failure();
    HttpServerRequest request = routing.request();
    if (request.response().ended() || request.response().closed()) {
      return;
    }
    if (request.method().equals(HttpMethod.OPTIONS) && request.uri().equals("*")) {
      request.response().putHeader(HttpHeaders.ALLOW, METHODS).setStatusCode(204).end();
      return;
    }
    boolean byStatus = failure == null || routing.statusCode() < 500; // 200 when the body broke off
    answer(
        request,
        byStatus
            ? ProblemMapper.explain(routing.statusCode(), failure, request)
            : ProblemMapper.explain(failure, request));
  }

  /** Ends the request with a problem, unless the response has begun. */
  public void answer(HttpServerRequest request, ProblemException answer) {
    HttpServerResponse response = request.response();
    if (response.headWritten()) {
      request.connection().close(); // a response cut short must not look complete
      return;
    }
    if (RequestId.of(request) == null) {
      RequestId.assign(request);
    }
    Problem problem = answer.problem();
    if (request.decoderResult().isSuccess()) {
      problem = problem.at(request.path()); // Netty invents a path for what it cannot parse
    }
    answer.headers().forEach(response::putHeader);
    response
        .setStatusCode(problem.status())
        .putHeader(HttpHeaders.CONTENT_TYPE, Problem.MEDIA_TYPE);
    response.end(JsonWriter.text(json, problem));
  }
}
