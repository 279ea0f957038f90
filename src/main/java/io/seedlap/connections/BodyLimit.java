package io.seedlap.connections;

import io.quarkus.runtime.configuration.MemorySize;
import io.seedlap.web.ProblemException;
import io.seedlap.web.ProblemType;
import io.vertx.core.buffer.Buffer;
import io.vertx.core.http.HttpHeaders;
import io.vertx.ext.web.Router;
import io.vertx.ext.web.RoutingContext;
import io.vertx.ext.web.handler.BodyHandler;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import jakarta.ws.rs.container.ContainerRequestContext;
import java.io.ByteArrayInputStream;
import java.util.regex.Pattern;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import org.jboss.resteasy.reactive.server.ServerRequestFilter;

/**
 * Reads the whole of a body, up to {@code seedlap.limits.body}, before JAX-RS matches a resource; a
 * larger one, with Content-Length or chunked, is answered 413.
 *
 * <p>Paths that match {@link #STREAMED} are the exception: their resource reads the body as an
 * {@code InputStream}, up to {@code seedlap.batch.body}.
 */
@ApplicationScoped
class BodyLimit {
  private static final Pattern STREAMED = Pattern.compile("/v1/rulesets/[^/]+/batch");

  private static final String BODY_WAS_READ = BodyLimit.class.getName();

  private static final int ORDER = -100; // after CORS (-300), before Quarkus' own limit (-2)

  private final BodyHandler reader;
  private final long maxStreamedBytes;

  BodyLimit(
      @ConfigProperty(name = "seedlap.limits.body") MemorySize whole,
      @ConfigProperty(name = "seedlap.batch.body") MemorySize streamed) {
    this.reader = BodyHandler.create(false).setBodyLimit(whole.asLongValue());
    this.maxStreamedBytes = streamed.asLongValue();
  }

  void install(@Observes Router router) {
    router.route().order(ORDER).handler(this::limit);
  }

  private void limit(RoutingContext routing) {
    String path = routing.normalizedPath();
    boolean streamed = path.endsWith("/batch") && STREAMED.matcher(path).matches();
    ConnectionGuard.of(routing.request().connection())
        .requests()
        .onFailure(streamed, problem -> fail(routing, problem));
    if (!streamed) {
      routing.put(BODY_WAS_READ, true);
      reader.handle(routing);
    } else if (contentLength(routing) > maxStreamedBytes) {
      routing.fail(ProblemType.BODY_TOO_LARGE.status());
    } else {
      routing.next();
    }
  }

  /** A reader of the body may be at work; it must not put the headers of its own answer in. */
  private static void fail(RoutingContext routing, ProblemException problem) {
    routing.response().headersEndHandler(null);
    routing.fail(problem);
  }

  /** Gives the body to JAX-RS, which would wait for ever for a body that has been read. */
  @ServerRequestFilter(preMatching = true)
  void setBody(ContainerRequestContext request, RoutingContext routing) {
    if (routing.get(BODY_WAS_READ) != null) {
      Buffer body = routing.body().buffer();
      request.setEntityStream(
          new ByteArrayInputStream(body == null ? new byte[0] : body.getBytes()));
    }
  }

  private static long contentLength(RoutingContext routing) {
    String length = routing.request().getHeader(HttpHeaders.CONTENT_LENGTH);
    return length == null ? 0 : Long.parseLong(length); // Netty refuses any other text
  }
}
