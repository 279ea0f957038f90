package io.seedlap.web;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.dataformat.yaml.YAMLMapper;
import io.vertx.core.buffer.Buffer;
import io.vertx.core.http.HttpHeaders;
import io.vertx.core.http.HttpServerRequest;
import io.vertx.ext.web.Router;
import io.vertx.ext.web.RoutingContext;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Locale;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Serves the contract, {@code openapi/seedlap.yaml}, as it is, and the same as JSON for who asks
 * for that: by the path, {@code ?format=json} or {@code Accept}. Entity tags are those of {@link
 * StaticFileETags}.
 *
 * <p>The extension that Quarkus has for this reads and writes the whole document anew at each
 * start, which takes a quarter of the start's time.
 */
@ApplicationScoped
class ContractDocument {
  /** Paths of the document. */
  static final String PATHS = "/q/openapi(\\.json|\\.ya?ml)?";

  /** The file in the package. */
  static final String FILE = "META-INF/contract/seedlap.yaml";

  private static final int ORDER = StaticFileETags.ORDER + 1;
  private static final String YAML = "application/yaml";
  private static final String JSON = "application/json";

  private final ObjectMapper json;
  private @Nullable Buffer asJson;

  ContractDocument(ObjectMapper json) {
    this.json = json;
  }

  void install(@Observes Router router) {
    router.routeWithRegex(PATHS).order(ORDER).blockingHandler(this::answer, false);
  }

  /** Only GET and HEAD get here. */
  private void answer(RoutingContext routing) {
    boolean wantsJson = wantsJson(routing);
    Buffer document = wantsJson ? json() : Buffer.buffer(yaml());
    routing
        .response()
        .putHeader(HttpHeaders.CONTENT_TYPE, (wantsJson ? JSON : YAML) + ";charset=UTF-8")
        .end(document);
  }

  private static boolean wantsJson(RoutingContext routing) {
    HttpServerRequest request = routing.request();
    String path = routing.normalizedPath();
    String format = request.getParam("format");
    if (path.contains(".")) {
      return path.endsWith(".json");
    }
    if (format != null) {
      return format.toLowerCase(Locale.ROOT).equals("json");
    }
    String accepted = request.getHeader(HttpHeaders.ACCEPT);
    return accepted != null && accepted.contains(JSON) && !accepted.contains(YAML);
  }

  /** Made when it is asked for first. */
  private synchronized Buffer json() {
    if (asJson == null) {
      try {
        asJson = Buffer.buffer(json.writeValueAsBytes(new YAMLMapper().readTree(yaml())));
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
    return Objects.requireNonNull(asJson);
  }

  private static byte[] yaml() {
    ClassLoader loader = Thread.currentThread().getContextClassLoader();
    try (InputStream file = Objects.requireNonNull(loader.getResourceAsStream(FILE))) {
      return file.readAllBytes();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
