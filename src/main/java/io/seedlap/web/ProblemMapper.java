package io.seedlap.web;

import io.quarkus.security.AuthenticationFailedException;
import io.quarkus.security.ForbiddenException;
import io.quarkus.security.UnauthorizedException;
import io.vertx.core.http.HttpClosedException;
import io.vertx.core.http.HttpServerRequest;
import jakarta.ws.rs.NotFoundException;
import jakarta.ws.rs.WebApplicationException;
import java.io.IOException;
import java.nio.channels.ClosedChannelException;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.RejectedExecutionException;
import org.jboss.logging.Logger;

/** Maps whatever a request failed with, in JAX-RS or before it, to a problem. */
final class ProblemMapper {
  private static final Logger LOG = Logger.getLogger(ProblemMapper.class);

  private static final Set<String> BODY_HEADERS = new TreeSet<>(String.CASE_INSENSITIVE_ORDER);

  static {
    BODY_HEADERS.addAll(Set.of("Content-Type", "Content-Length", "Content-Encoding"));
  }

  private ProblemMapper() {}

  /** The answer to a request that ended with this exception. */
  static ProblemException explain(Throwable failure, HttpServerRequest request) {
    if (failure instanceof ProblemException answer) {
      return answer;
    }
    if (failure instanceof WebApplicationException refused) {
      return explain(refused, request);
    }
    if (failure instanceof UnauthorizedException) {
      return new ProblemException(ProblemType.MISSING_TOKEN).header("WWW-Authenticate", "Bearer");
    }
    if (failure instanceof AuthenticationFailedException) {
      return new ProblemException(ProblemType.INVALID_TOKEN)
          .header("WWW-Authenticate", ProblemException.INVALID_TOKEN_CHALLENGE);
    }
    if (failure instanceof ForbiddenException) {
      return new ProblemException(ProblemType.WRONG_SEAT);
    }
    if (failure instanceof RejectedExecutionException) {
      return explain(503, failure, request);
    }
    return explain(500, failure, request);
  }

  /**
   * The answer where only the status is known.
   *
   * @param failure logged when it is a server error; may be null
   */
  static ProblemException explain(int status, Throwable failure, HttpServerRequest request) {
    ProblemType type =
        ProblemType.ofStatus(status)
            .orElse(status < 500 ? ProblemType.BAD_REQUEST : ProblemType.INTERNAL_ERROR);
    if (type == ProblemType.INTERNAL_ERROR && !isOver(failure, request)) {
      LOG.errorf(
          failure, "id=%s %s %s failed", RequestId.of(request), request.method(), request.path());
    }
    return ProblemException.of(type);
  }

  /** Whether there is nobody to answer: the client has disconnected, or has been answered. */
  private static boolean isOver(Throwable failure, HttpServerRequest request) {
    boolean closed = request.response().closed();
    if (request.response().ended() && failure instanceof IllegalStateException) {
      return true; // Vert.x: "Response has already been written", by ConnectionGuard or as 413
    }
    for (Throwable t = failure; t != null; t = t.getCause()) {
      if (t instanceof HttpClosedException
          || t instanceof ClosedChannelException
          || (closed && t instanceof IOException)) {
        return true;
      }
    }
    return false;
  }

  private static ProblemException explain(
      WebApplicationException refused, HttpServerRequest request) {
    // JAX-RS also throws NotFoundException, with a cause, for a query parameter it cannot convert.
    boolean badQuery =
        refused instanceof NotFoundException
            && refused.getCause() != null
            && request.query() != null;
    ProblemException answer =
        badQuery
            ? new ProblemException(ProblemType.INVALID_REQUEST)
            : explain(refused.getResponse().getStatus(), refused, request);
    refused
        .getResponse()
        .getStringHeaders()
        .forEach(
            (name, values) -> {
              if (!BODY_HEADERS.contains(name)) {
                answer.header(name, String.join(", ", values));
              }
            });
    return answer;
  }
}
