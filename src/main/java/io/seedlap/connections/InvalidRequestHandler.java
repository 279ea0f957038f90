package io.seedlap.connections;

import io.netty.handler.codec.http.TooLongHttpHeaderException;
import io.netty.handler.codec.http.TooLongHttpLineException;
import io.seedlap.web.HttpServerFilters;
import io.seedlap.web.ProblemException;
import io.seedlap.web.ProblemType;
import io.seedlap.web.RequestId;
import io.vertx.core.http.HttpServerRequest;
import jakarta.inject.Singleton;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import org.jboss.logging.Logger;
import org.jspecify.annotations.Nullable;

/**
 * Answers with a problem what Netty or a {@link RequestGuard} refuses before Vert.x has a request:
 * what is not valid HTTP, too long, too slow or too much. The connection is closed then.
 */
@Singleton
class InvalidRequestHandler {
  private static final Logger ACCESS_LOG = Logger.getLogger("io.quarkus.http.access-log");

  private final HttpServerFilters filters;
  private final boolean logged;

  InvalidRequestHandler(
      HttpServerFilters filters,
      @ConfigProperty(name = "quarkus.http.access-log.enabled") boolean logged) {
    this.filters = filters;
    this.logged = logged;
  }

  void answer(HttpServerRequest request) {
    ProblemType type = type(request.decoderResult().cause());
    filters.answer(request, ProblemException.of(type));
    request.connection().close();
    if (logged) {
      ACCESS_LOG.infof("id=%s refused=%s", RequestId.of(request), type.code());
    }
  }

  private static ProblemType type(@Nullable Throwable cause) {
    if (cause instanceof RefusedRequest refused) {
      return refused.type();
    }
    if (cause instanceof TooLongHttpLineException) {
      return ProblemType.URI_TOO_LONG;
    }
    return cause instanceof TooLongHttpHeaderException
        ? ProblemType.HEADERS_TOO_LARGE
        : ProblemType.BAD_REQUEST;
  }
}
