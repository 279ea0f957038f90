package io.seedlap.web;

import jakarta.ws.rs.HttpMethod;
import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.core.Response;
import java.util.ArrayList;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.jboss.resteasy.reactive.server.ServerRequestFilter;
import org.jboss.resteasy.reactive.server.core.CurrentRequestManager;
import org.jboss.resteasy.reactive.server.handlers.ClassRoutingHandler;
import org.jboss.resteasy.reactive.server.handlers.RestInitialHandler.InitialMatch;
import org.jboss.resteasy.reactive.server.mapping.RequestMapper;
import org.jboss.resteasy.reactive.server.mapping.RequestMapper.RequestMatch;
import org.jboss.resteasy.reactive.server.mapping.RuntimeResource;
import org.jboss.resteasy.reactive.server.spi.ServerRestHandler;
import org.jspecify.annotations.Nullable;

/**
 * Which methods a path answers to, for OPTIONS and for the header {@code Allow} of a 405.
 *
 * <p>It reads the routing tables of RESTEasy Reactive, internal classes, because nothing public
 * does the same: Quarkus REST sends a 405 without {@code Allow}, and answers OPTIONS with the
 * methods of the whole resource class, whatever the path. {@code ResourceInfo} is there after
 * matching only, which a 405 never gets to. A table of our own, from the annotations {@code @Path},
 * would repeat the matching of path templates. RoutingTest fails when a change of these classes in
 * Quarkus breaks this one.
 */
final class AllowedMethods {

  /** Answers OPTIONS for every path that exists; all other requests continue. */
  @ServerRequestFilter(preMatching = true)
  @Nullable Response options(ContainerRequestContext request) {
    if (!request.getMethod().equals(HttpMethod.OPTIONS)) {
      return null;
    }
    Set<String> allowed = ofCurrentPath();
    return allowed.isEmpty() ? null : Response.noContent().allow(allowed).build();
  }

  /** The methods of the current request's path, sorted; empty when there is no such path. */
  static Set<String> ofCurrentPath() {
    var request = CurrentRequestManager.get();
    String path = request.getPathWithoutPrefix();
    Set<String> allowed = new TreeSet<>();
    var classes = new RequestMapper<>(new ArrayList<>(request.getDeployment().getClassMappers()));
    RequestMatch<InitialMatch> match = classes.map(path);
    while (match != null) {
      for (ServerRestHandler handler : match.value.handlers) {
        if (handler instanceof ClassRoutingHandler routing) {
          collect(routing.getMappers(), match.remaining.isEmpty() ? "/" : match.remaining, allowed);
        }
      }
      match = classes.continueMatching(path, match);
    }
    if (allowed.contains(HttpMethod.GET)) {
      allowed.add(HttpMethod.HEAD);
    }
    if (!allowed.isEmpty()) {
      allowed.add(HttpMethod.OPTIONS);
    }
    return allowed;
  }

  private static void collect(
      Map<String, RequestMapper<RuntimeResource>> methods, String path, Set<String> allowed) {
    methods.forEach(
        (method, paths) -> {
          if (method != null && paths.map(path) != null) {
            allowed.add(method);
          }
        });
  }
}
