package io.seedlap.web;

import com.fasterxml.jackson.databind.exc.InvalidDefinitionException;
import com.fasterxml.jackson.databind.exc.MismatchedInputException;
import io.quarkus.security.AuthenticationFailedException;
import io.quarkus.security.ForbiddenException;
import io.quarkus.security.UnauthorizedException;
import io.smallrye.mutiny.Uni;
import io.vertx.core.http.HttpServerRequest;
import io.vertx.ext.web.RoutingContext;
import jakarta.ws.rs.NotAllowedException;
import jakarta.ws.rs.NotFoundException;
import jakarta.ws.rs.WebApplicationException;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.Response;
import java.time.Duration;
import java.util.Set;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import org.jboss.resteasy.reactive.server.ServerExceptionMapper;

/** Maps every exception of a resource, or of JAX-RS itself, to a problem. */
final class ExceptionMappers {
  private final Duration refusalPause;

  ExceptionMappers(
      @ConfigProperty(name = "seedlap.rate-limits.refusal-pause") Duration refusalPause) {
    this.refusalPause = refusalPause;
  }

  @ServerExceptionMapper
  Uni<Response> heldBack(TooManyRequests refusal, RoutingContext routing) {
    return Uni.createFrom()
        .item(answer(refusal, routing.request()))
        .onItem()
        .delayIt()
        .by(refusalPause);
  }

  @ServerExceptionMapper
  Response refused(WebApplicationException refused, RoutingContext routing) {
    if (refused.getResponse().getStatus() < 400) {
      return refused.getResponse();
    }
    if (refused instanceof NotAllowedException || isWrongMethod(refused, routing)) {
      ProblemException answer = new ProblemException(ProblemType.METHOD_NOT_ALLOWED);
      answer.header(HttpHeaders.ALLOW, String.join(", ", AllowedMethods.ofCurrentPath()));
      return answer(answer, routing.request());
    }
    return answer(ProblemMapper.explain(refused, routing.request()), routing.request());
  }

  /** Quarkus REST also answers 404 where the path of another resource has the same beginning. */
  private static boolean isWrongMethod(WebApplicationException refused, RoutingContext routing) {
    if (!(refused instanceof NotFoundException) || refused.getCause() != null) {
      return false;
    }
    Set<String> allowed = AllowedMethods.ofCurrentPath();
    return !allowed.isEmpty() && !allowed.contains(routing.request().method().name());
  }

  /**
   * The exceptions of Jackson and of Quarkus Security are listed because Quarkus maps them itself:
   * to a 400 that names Java classes, and to responses without a body. Those that Jackson throws on
   * a request body are caught before, by {@link JsonBodyReader}: what gets here is a server error.
   */
  @ServerExceptionMapper({
    Throwable.class,
    MismatchedInputException.class,
    InvalidDefinitionException.class,
    UnauthorizedException.class,
    AuthenticationFailedException.class,
    ForbiddenException.class
  })
  Response failed(Throwable failure, RoutingContext routing) {
    return answer(ProblemMapper.explain(failure, routing.request()), routing.request());
  }

  private static Response answer(ProblemException answer, HttpServerRequest request) {
    Problem problem = answer.problem().at(request.path());
    var response = Response.status(problem.status()).type(Problem.MEDIA_TYPE).entity(problem);
    answer.headers().forEach(response::header);
    return response.build();
  }
}
