package io.seedlap.web;

import com.fasterxml.jackson.databind.ObjectMapper;
import io.vertx.core.Vertx;
import io.vertx.core.http.HttpConnection;
import io.vertx.core.http.HttpHeaders;
import io.vertx.core.http.HttpServerRequest;
import io.vertx.core.http.HttpServerResponse;
import io.vertx.ext.web.Router;
import io.vertx.ext.web.RoutingContext;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;

/**
 * The Vert.x handlers around JAX-RS: every request gets an id, and what fails outside JAX-RS is
 * answered with a problem, where Quarkus would send an empty body or HTML.
 */
@ApplicationScoped
class HttpServerFilters {
  private static final int FIRST = Integer.MIN_VALUE + 1; // after the access log's handler
  private static final int LAST = Integer.MAX_VALUE; // before Quarkus' own, which is added later
  private static final int[] ROUTER_STATUSES = {400, 404, 405, 406, 413, 415, 500};

  private static final long LINGER_MILLIS = 2_000;

  private final ObjectMapper json;
  private final Vertx vertx;

  HttpServerFilters(ObjectMapper json, Vertx vertx) {
    this.json = json;
    this.vertx = vertx;
  }

  void install(@Observes Router router) {
    router.route().order(FIRST).handler(this::assignId);
    router.route().order(LAST).failureHandler(this::answer);
    for (int status : ROUTER_STATUSES) {
      router.errorHandler(status, this::answer); // where no route matches
    }
  }

  private void assignId(RoutingContext routing) {
    RequestId.assign(routing.request());
    routing.next();
  }

  private void answer(RoutingContext routing) {
    Throwable failure = routing.failure();
    HttpServerRequest request = routing.request();
    if (request.response().ended() || request.response().closed()) {
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
  void answer(HttpServerRequest request, ProblemException answer) {
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
    if (request.isEnded()) {
      response.end(JsonWriter.text(json, problem));
    } else {
      response.putHeader(HttpHeaders.CONNECTION, "close").end(JsonWriter.text(json, problem));
      closeAfterBody(request);
    }
  }

  /**
   * Closes the connection of a request whose body is not read. The rest of the body is discarded
   * for {@link #LINGER_MILLIS} first: a client that is still sending when its connection is reset
   * may not see the response.
   */
  private void closeAfterBody(HttpServerRequest request) {
    HttpConnection connection = request.connection();
    request.handler(ignored -> {}).endHandler(done -> connection.close()).resume();
    vertx.setTimer(LINGER_MILLIS, late -> connection.close());
  }
}
