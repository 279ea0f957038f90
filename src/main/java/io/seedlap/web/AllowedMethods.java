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

/**
 * Which methods a path answers to. Quarkus REST says nothing on a 405, and answers OPTIONS with the
 * methods of the whole resource class, whatever the path; so its routing tables are asked here.
 */
final class AllowedMethods {

  /** Answers OPTIONS of every path that exists; the others go on to their 404. */
  @ServerRequestFilter(preMatching = true)
  Response options(ContainerRequestContext request) {
    if (!request.getMethod().equals(HttpMethod.OPTIONS)) {
      return null;
    }
    Set<String> allowed = here();
    return allowed.isEmpty() ? null : Response.noContent().allow(allowed).build();
  }

  /** The methods of the current request's path, sorted; empty when there is no such path. */
  static Set<String> here() {
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
