package io.seedlap.web;

import io.vertx.core.http.HttpServerRequest;
import jakarta.ws.rs.BeanParam;
import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.container.ResourceInfo;
import java.lang.reflect.AnnotatedElement;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.lang.reflect.Parameter;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;
import org.jboss.resteasy.reactive.RestQuery;
import org.jboss.resteasy.reactive.server.ServerRequestFilter;
import org.jspecify.annotations.Nullable;

/**
 * Refuses query parameters that are not part of a request, have no value, or are there twice: a
 * typing error must not be ignored, as with the fields of a body. The names are those of the
 * resource method's parameters with {@link RestQuery}, or of the fields of its {@link BeanParam}.
 */
final class QueryParameters {
  private final Map<Method, SortedSet<String>> known = new ConcurrentHashMap<>();

  /**
   * Continues where every parameter is one of the resource method's, has a value, and is there
   * once.
   *
   * @throws ProblemException unknown-parameter, with all violations
   */
  @ServerRequestFilter
  void check(ContainerRequestContext context, ResourceInfo resource, HttpServerRequest request) {
    if (request.query() == null) {
      return; // the usual request
    }
    SortedSet<String> names =
        known.computeIfAbsent(resource.getResourceMethod(), QueryParameters::names);
    List<Problem.Violation> violations = new ArrayList<>();
    context
        .getUriInfo()
        .getQueryParameters()
        .forEach(
            (name, values) -> {
              Problem.Violation violation = violation(name, values, names);
              if (violation != null) {
                violations.add(violation);
              }
            });
    if (!violations.isEmpty()) {
      String detail =
          violations.stream().map(Problem.Violation::message).collect(Collectors.joining(" "));
      throw new ProblemException(
          Problem.of(ProblemType.UNKNOWN_PARAMETER, detail).violating(violations));
    }
  }

  private static SortedSet<String> names(Method method) {
    SortedSet<String> names = new TreeSet<>();
    for (Parameter parameter : method.getParameters()) {
      if (parameter.isAnnotationPresent(BeanParam.class)) {
        for (Field field : parameter.getType().getDeclaredFields()) {
          addName(field, field.getName(), names);
        }
      } else {
        addName(parameter, parameter.getName(), names);
      }
    }
    return names;
  }

  private static void addName(AnnotatedElement declared, String name, SortedSet<String> names) {
    RestQuery query = declared.getAnnotation(RestQuery.class);
    if (query != null) {
      names.add(query.value().isEmpty() ? name : query.value());
    }
  }

  private static Problem.@Nullable Violation violation(
      String name, List<String> values, SortedSet<String> names) {
    if (!names.contains(name)) {
      return new Problem.Violation(name, "unknown", unknown(name, names));
    }
    if (values.size() > 1) {
      return new Problem.Violation(name, "repeated", name + " is given more than once.");
    }
    return values.get(0).isEmpty()
        ? new Problem.Violation(name, "empty", name + " has no value; leave it out.")
        : null;
  }

  private static String unknown(String name, SortedSet<String> names) {
    String shown = name.length() <= 40 ? name : name.substring(0, 40) + "...";
    return names.isEmpty()
        ? shown + " is not a parameter of this request, which has none."
        : shown
            + " is not a parameter of this request; the nearest is "
            + Nearest.to(name, names)
            + ", of "
            + String.join(", ", names)
            + ".";
  }
}
