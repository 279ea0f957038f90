package io.seedlap.web;

import io.quarkus.runtime.configuration.MemorySize;
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
 * Reads the whole of a body, up to {@code seedlap.limits.body}, before a resource is looked for;
 * what is larger, announced or chunked, is a 413.
 *
 * <p>Paths that match {@link #STREAMED} are the exception: their body goes unread to the resource,
 * which reads it as an {@code InputStream} under {@code quarkus.http.limits.max-body-size} alone.
 */
@ApplicationScoped
class BodyLimit {
  private static final Pattern STREAMED = Pattern.compile("/v1/rulesets/[^/]+/batch");

  private static final String READ = BodyLimit.class.getName();

  private static final int ORDER = -100; // after CORS (-300), before Quarkus' own limit (-2)

  private final BodyHandler whole;
  private final long streamed;

  BodyLimit(
      @ConfigProperty(name = "seedlap.limits.body") MemorySize whole,
      @ConfigProperty(name = "quarkus.http.limits.max-body-size") MemorySize streamed) {
    this.whole = BodyHandler.create(false).setBodyLimit(whole.asLongValue());
    this.streamed = streamed.asLongValue();
  }

  void install(@Observes Router router) {
    router.route().order(ORDER).handler(this::limit);
  }

  private void limit(RoutingContext routing) {
    if (!STREAMED.matcher(routing.normalizedPath()).matches()) {
      routing.put(READ, true);
      whole.handle(routing);
    } else if (announced(routing) > streamed) {
      routing.fail(ProblemType.BODY_TOO_LARGE.status());
    } else {
      routing.next();
    }
  }

  /** Hands the body over to JAX-RS, which would wait for it in vain where it has ended already. */
  @ServerRequestFilter(preMatching = true)
  void handOver(ContainerRequestContext request, RoutingContext routing) {
    if (routing.get(READ) != null) {
      Buffer body = routing.body().buffer();
      request.setEntityStream(
          new ByteArrayInputStream(body == null ? new byte[0] : body.getBytes()));
    }
  }

  private static long announced(RoutingContext routing) {
    String length = routing.request().getHeader(HttpHeaders.CONTENT_LENGTH);
    return length == null ? 0 : Long.parseLong(length); // Netty lets no other text through
  }
}
