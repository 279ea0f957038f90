package io.seedlap.web;

import io.micrometer.core.instrument.Meter;
import io.micrometer.core.instrument.Tag;
import io.micrometer.core.instrument.Tags;
import io.micrometer.core.instrument.config.MeterFilter;
import jakarta.enterprise.context.Dependent;
import jakarta.enterprise.inject.Any;
import jakarta.enterprise.inject.Produces;
import jakarta.enterprise.inject.spi.Bean;
import jakarta.enterprise.inject.spi.BeanManager;
import jakarta.inject.Singleton;
import jakarta.ws.rs.Path;
import java.lang.reflect.Method;
import java.util.HashSet;
import java.util.Set;

/**
 * Keeps what clients send out of the labels of metrics, which would grow without end: a method that
 * is none of HTTP's is {@code OTHER}, and a path is the template of a resource, {@code /page} or
 * {@code /q}, or {@code UNKNOWN}. Quarkus labels requests that reach no resource by their path.
 */
@Dependent
class RequestLabels {
  private static final String METER = "http.server";
  private static final Set<String> METHODS =
      Set.of("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "CONNECT");
  private static final Set<String> WORDS_OF_QUARKUS =
      Set.of("root", "NOT_FOUND", "REDIRECTION", "UNKNOWN");

  @Produces
  @Singleton
  MeterFilter filter(BeanManager beans) {
    return new MeterFilter() {
      private volatile Set<String> templates = Set.of();

      @Override
      public Meter.Id map(Meter.Id id) {
        if (!id.getName().startsWith(METER)) {
          return id;
        }
        if (templates.isEmpty()) {
          templates = templates(beans);
        }
        Tags tags = Tags.empty();
        for (Tag tag : id.getTagsAsIterable()) {
          tags = tags.and(tag.getKey(), value(tag, templates));
        }
        return id.replaceTags(tags);
      }
    };
  }

  private static String value(Tag tag, Set<String> templates) {
    return switch (tag.getKey()) {
      case "method" -> METHODS.contains(tag.getValue()) ? tag.getValue() : "OTHER";
      case "uri" -> uri(tag.getValue(), templates);
      default -> tag.getValue();
    };
  }

  private static String uri(String uri, Set<String> templates) {
    if (WORDS_OF_QUARKUS.contains(uri) || templates.contains(uri)) {
      return uri;
    }
    if (uri.startsWith("/page/")) {
      return "/page";
    }
    return uri.startsWith("/q/") ? "/q" : "UNKNOWN";
  }

  /** The paths of all resources, as they are written in {@link Path}. */
  private static Set<String> templates(BeanManager beans) {
    Set<String> templates = new HashSet<>();
    for (Bean<?> bean : beans.getBeans(Object.class, Any.Literal.INSTANCE)) {
      Path root = bean.getBeanClass().getAnnotation(Path.class);
      if (root != null) {
        templates.add(root.value());
        for (Method method : bean.getBeanClass().getDeclaredMethods()) {
          Path rest = method.getAnnotation(Path.class);
          if (rest != null) {
            templates.add(root.value() + "/" + rest.value().replaceFirst("^/", ""));
          }
        }
      }
    }
    return templates;
  }
}
