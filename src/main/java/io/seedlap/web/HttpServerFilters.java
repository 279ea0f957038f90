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
 * What surrounds JAX-RS: every request gets an id, and what fails before or beside JAX-RS is
 * answered with a problem, in place of the empty and HTML answers that Quarkus would give.
 */
@ApplicationScoped
class HttpServerFilters {
  private static final int FIRST = Integer.MIN_VALUE + 1; // after the access log's handler
  private static final int LAST = Integer.MAX_VALUE; // before Quarkus' own, which is added later
  private static final int[] OF_THE_ROUTER = {400, 404, 405, 406, 413, 415, 500};

  private static final long LINGER_MS = 2_000;

  private final ObjectMapper json;
  private final Vertx vertx;

  HttpServerFilters(ObjectMapper json, Vertx vertx) {
    this.json = json;
    this.vertx = vertx;
  }

  void install(@Observes Router router) {
    router.route().order(FIRST).handler(this::name);
    router.route().order(LAST).failureHandler(this::answer);
    for (int status : OF_THE_ROUTER) {
      router.errorHandler(status, this::answer); // where no route was even tried
    }
  }

  private void name(RoutingContext routing) {
    RequestId.assign(routing.request());
    routing.next();
  }

  private void answer(RoutingContext routing) {
    Throwable failure = routing.failure();
    HttpServerRequest request = routing.request();
    if (request.response().ended() || request.response().closed()) {
      return;
    }
    boolean known = failure == null || routing.statusCode() < 500; // 200 of a body that broke off
    answer(
        request,
        known
            ? ProblemMapper.explain(routing.statusCode(), failure, request)
            : ProblemMapper.explain(failure, request));
  }

  /** Ends the request with a problem, unless its answer has begun. */
  void answer(HttpServerRequest request, ProblemException answer) {
    HttpServerResponse response = request.response();
    if (response.headWritten()) {
      request.connection().close(); // an answer cut short must not look complete
      return;
    }
    if (RequestId.of(request) == null) {
      RequestId.assign(request);
    }
    Problem problem = answer.problem();
    if (request.decoderResult().isSuccess()) {
      problem = problem.at(request.path()); // Netty makes a path up for what it cannot read
    }
    answer.headers().forEach(response::putHeader);
    response
        .setStatusCode(problem.status())
        .putHeader(HttpHeaders.CONTENT_TYPE, Problem.MEDIA_TYPE);
    if (request.isEnded()) {
      response.end(JsonWriter.text(json, problem));
    } else {
      response.putHeader(HttpHeaders.CONNECTION, "close").end(JsonWriter.text(json, problem));
      hangUp(request);
    }
  }

  /**
   * Gives up on the rest of a body, and so on the connection. It is read for a moment more, since a
   * client that is still sending would not see the answer of a connection that is closed on it.
   */
  private void hangUp(HttpServerRequest request) {
    HttpConnection connection = request.connection();
    request.handler(ignored -> {}).endHandler(done -> connection.close()).resume();
    vertx.setTimer(LINGER_MS, late -> connection.close());
  }
}
