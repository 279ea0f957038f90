package io.seedlap.web;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.vertx.core.http.HttpHeaders;
import io.vertx.core.http.HttpMethod;
import io.vertx.core.http.HttpServerRequest;
import io.vertx.core.http.impl.MimeMapping;
import io.vertx.ext.web.Router;
import io.vertx.ext.web.RoutingContext;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import java.io.IOException;
import java.io.InputStream;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/**
 * Weak entity tags by content for what Quarkus serves: the files of the page at {@code /}, and the
 * contract. Quarkus itself validates by the time at which this process unpacked a file: where
 * servers of two versions run, clients would keep the file of the other version.
 */
@ApplicationScoped
class StaticFileETags {
  private static final String FILES = "/((page|swagger)/[a-z-]+\\.[a-z]+|index\\.html)?";
  private static final String DOCUMENT = "/q/openapi(\\.json|\\.ya?ml)?";
  private static final String CONTRACT = "META-INF/contract/seedlap.yaml";
  private static final String FOLDER = "META-INF/resources";
  private static final int ORDER = -90; // after BodyLimit (-100), before Quarkus sends files

  private final Map<String, String> tags = new ConcurrentHashMap<>();

  void install(@Observes Router router) {
    router.routeWithRegex(FILES).order(ORDER).handler(this::file);
    router.routeWithRegex(DOCUMENT).order(ORDER).handler(this::document);
  }

  private void file(RoutingContext routing) {
    String path = routing.normalizedPath().equals("/") ? "/index.html" : routing.normalizedPath();
    String tag = tag(FOLDER + path);
    if (tag == null) {
      routing.next();
    } else {
      if (routing.request().method().equals(HttpMethod.HEAD)) {
        routing.response().putHeader(HttpHeaders.CONTENT_TYPE, contentType(path));
      }
      answer(routing, tag);
    }
  }

  /** As Vert.x has it for GET; for HEAD it leaves the header out. */
  private static String contentType(String path) {
    String type = MimeMapping.getMimeTypeForFilename(path);
    return type.startsWith("text") ? type + ";charset=UTF-8" : type;
  }

  /** The contract, whose format depends on the path, a parameter and {@code Accept}. */
  private void document(RoutingContext routing) {
    HttpServerRequest request = routing.request();
    String format =
        request.uri() + "\n" + String.join(",", request.headers().getAll(HttpHeaders.ACCEPT));
    answer(routing, tag(CONTRACT) + "-" + EntityTags.of(format.getBytes(UTF_8)).getValue());
  }

  private static void answer(RoutingContext routing, String tag) {
    HttpServerRequest request = routing.request();
    if (!request.method().equals(HttpMethod.GET) && !request.method().equals(HttpMethod.HEAD)) {
      routing.fail(
          new ProblemException(ProblemType.METHOD_NOT_ALLOWED).header("Allow", "GET, HEAD"));
      return;
    }
    request.headers().remove(HttpHeaders.IF_MODIFIED_SINCE);
    request.response().putHeader(HttpHeaders.ETAG, "W/\"" + tag + "\"");
    boolean stored =
        EntityTagList.parse(request.getHeader(HttpHeaders.IF_NONE_MATCH))
            .filter(tags -> tags.has(tag))
            .isPresent();
    if (stored) {
      request.response().setStatusCode(304).end();
    } else {
      routing.next();
    }
  }

  /** A hash of the file; null when there is no such file. */
  private @Nullable String tag(String file) {
    return tags.computeIfAbsent(file, StaticFileETags::hash);
  }

  private static @Nullable String hash(String name) {
    ClassLoader loader = Thread.currentThread().getContextClassLoader();
    try (InputStream file = loader.getResourceAsStream(name)) {
      return file == null ? null : EntityTags.of(file.readAllBytes()).getValue();
    } catch (IOException e) {
      return null;
    }
  }
}
