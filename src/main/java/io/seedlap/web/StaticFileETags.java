package io.seedlap.web;

import io.vertx.core.http.HttpHeaders;
import io.vertx.core.http.HttpMethod;
import io.vertx.core.http.HttpServerRequest;
import io.vertx.ext.web.Router;
import io.vertx.ext.web.RoutingContext;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Entity tags by content for the files of the page at {@code /}, which Quarkus serves. Quarkus
 * itself validates by the time at which this process unpacked a file: where servers of two versions
 * run, clients would keep the file of the other version.
 */
@ApplicationScoped
class StaticFileETags {
  private static final String FILES = "/(page/[a-z-]+\\.[a-z]+|index\\.html)?";
  private static final String FOLDER = "META-INF/resources";
  private static final int ORDER = -90; // after BodyLimit (-100), before Quarkus sends files

  void install(@Observes Router router) {
    router.routeWithRegex(FILES).order(ORDER).handler(StaticFileETags::handle);
  }

  private static void handle(RoutingContext routing) {
    HttpServerRequest request = routing.request();
    String path = routing.normalizedPath();
    String tag = tag(path.equals("/") ? "/index.html" : path);
    if (tag == null) {
      routing.next();
    } else if (!request.method().equals(HttpMethod.GET)
        && !request.method().equals(HttpMethod.HEAD)) {
      routing.fail(
          new ProblemException(ProblemType.METHOD_NOT_ALLOWED).header("Allow", "GET, HEAD"));
    } else {
      request.headers().remove(HttpHeaders.IF_MODIFIED_SINCE);
      request.response().putHeader(HttpHeaders.ETAG, tag);
      if (matches(request.getHeader(HttpHeaders.IF_NONE_MATCH), tag)) {
        request.response().setStatusCode(304).end();
      } else {
        routing.next();
      }
    }
  }

  /** A weak tag, the same for the file compressed or not; null when there is no such file. */
  private static @Nullable String tag(String path) {
    ClassLoader loader = Thread.currentThread().getContextClassLoader();
    try (InputStream file = loader.getResourceAsStream(FOLDER + path)) {
      return file == null ? null : "W/\"" + EntityTags.of(file.readAllBytes()).getValue() + "\"";
    } catch (IOException e) {
      return null;
    }
  }

  private static boolean matches(@Nullable String tags, String tag) {
    return tags != null
        && Arrays.stream(tags.split(","))
            .map(String::strip)
            .anyMatch(it -> it.equals(tag) || it.equals("*"));
  }
}
