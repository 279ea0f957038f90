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
import org.jboss.logging.Logger;

/**
 * Answers with a problem what is no HTTP: a request line or header that is malformed or too long, a
 * path that is no URI. The connection is closed then.
 *
 * <p>Netty and Quarkus refuse such a request before there is a route for it, with an empty answer.
 * Vert.x has a handler to do otherwise ({@code HttpServer.invalidRequestHandler}), but Quarkus
 * keeps the server to itself. A tracer is the one thing of ours that sees a request before its
 * handler is called, so this one puts our handler in place, and traces nothing.
 */
@ApplicationScoped
class InvalidRequestHandler implements VertxOptionsCustomizer {
  private static final Logger ACCESS_LOG = Logger.getLogger("io.quarkus.http.access-log");

  private final Instance<HttpServerFilters> frame;

  InvalidRequestHandler(Instance<HttpServerFilters> frame) {
    this.frame = frame;
  }

  @Override
  @SuppressWarnings("deprecation") // in favour of a builder that Quarkus, too, keeps to itself
  public void accept(VertxOptions options) {
    options.setTracingOptions(new TracingOptions().setFactory(ignored -> new Doorkeeper()));
  }

  private void answer(HttpServerRequest request) {
    Throwable cause = request.decoderResult().cause();
    ProblemType type = ProblemType.BAD_REQUEST;
    if (cause instanceof TooLongHttpLineException) {
      type = ProblemType.URI_TOO_LONG;
    } else if (cause instanceof TooLongHttpHeaderException) {
      type = ProblemType.HEADERS_TOO_LARGE;
    }
    frame.get().answer(request, new ProblemException(type));
    request.connection().close();
    ACCESS_LOG.infof("id=%s refused=%s", RequestId.of(request), type.code());
  }

  private final class Doorkeeper implements VertxTracer<Object, Object> {
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
