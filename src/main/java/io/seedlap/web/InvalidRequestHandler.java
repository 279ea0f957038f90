package io.seedlap.web;

import io.netty.handler.codec.http.TooLongHttpHeaderException;
import io.netty.handler.codec.http.TooLongHttpLineException;
import io.quarkus.vertx.VertxOptionsCustomizer;
import io.vertx.core.Context;
import io.vertx.core.VertxOptions;
import io.vertx.core.http.HttpServerRequest;
import io.vertx.core.http.impl.Http1xServerConnection;
import io.vertx.core.spi.tracing.SpanKind;
import io.vertx.core.spi.tracing.TagExtractor;
import io.vertx.core.spi.tracing.VertxTracer;
import io.vertx.core.tracing.TracingOptions;
import io.vertx.core.tracing.TracingPolicy;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.inject.Instance;
import java.net.URI;
import java.net.URISyntaxException;
import java.util.Map.Entry;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import org.jboss.logging.Logger;

/**
 * Answers with a problem what is not valid HTTP: a request line or header that is malformed or too
 * long, or a path that is no URI. The connection is closed then.
 *
 * <p>Netty and Quarkus refuse such a request before any route, with an empty response. Vert.x has a
 * handler for it, {@code HttpServer.invalidRequestHandler}, but Quarkus 3.33 creates the server
 * itself and exposes neither it nor its connections: {@code HttpServerOptionsCustomizer} has
 * options only, and a handler of the {@code Router} is not called for such a request. The one hook
 * that runs before Vert.x handles a request, and has access to its connection, is a tracer. So this
 * is a {@link VertxTracer} that traces nothing and sets the connection's handler. When Quarkus
 * exposes the server this class becomes one call.
 */
@ApplicationScoped
class InvalidRequestHandler implements VertxOptionsCustomizer {
  private static final Logger ACCESS_LOG = Logger.getLogger("io.quarkus.http.access-log");

  private final Instance<HttpServerFilters> filters;
  private final boolean logged;

  InvalidRequestHandler(
      Instance<HttpServerFilters> filters,
      @ConfigProperty(name = "quarkus.http.access-log.enabled") boolean logged) {
    this.filters = filters;
    this.logged = logged;
  }

  @Override
  @SuppressWarnings("deprecation") // the replacement, VertxBuilder, is not exposed by Quarkus
  public void accept(VertxOptions options) {
    options.setTracingOptions(new TracingOptions().setFactory(ignored -> new ConnectionTracer()));
  }

  private void answer(HttpServerRequest request) {
    Throwable cause = request.decoderResult().cause();
    ProblemType type = ProblemType.BAD_REQUEST;
    if (cause instanceof TooLongHttpLineException) {
      type = ProblemType.URI_TOO_LONG;
    } else if (cause instanceof TooLongHttpHeaderException) {
      type = ProblemType.HEADERS_TOO_LARGE;
    }
    filters.get().answer(request, new ProblemException(type));
    request.connection().close();
    if (logged) {
      ACCESS_LOG.infof("id=%s refused=%s", RequestId.of(request), type.code());
    }
  }

  private final class ConnectionTracer implements VertxTracer<Object, Object> {
    @Override
    public <R> Object receiveRequest(
        Context context,
        SpanKind kind,
        TracingPolicy policy,
        R request,
        String operation,
        Iterable<Entry<String, String>> headers,
        TagExtractor<R> tags) {
      if (request instanceof HttpServerRequest http
          && http.connection() instanceof Http1xServerConnection connection) {
        if (http.decoderResult().isFailure()) {
          connection.invalidRequestHandler(InvalidRequestHandler.this::answer);
        } else if (!isUri(http.uri())) {
          connection.handler(InvalidRequestHandler.this::answer); // its last request
        }
      }
      return null;
    }

    private static boolean isUri(String text) {
      try {
        new URI(text);
        return true;
      } catch (URISyntaxException e) {
        return false;
      }
    }
  }
}
