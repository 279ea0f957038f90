package io.seedlap.web;

import com.fasterxml.jackson.annotation.JsonAnyGetter;
import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A problem of RFC 9457, sent as {@code application/problem+json}. Members that are null or empty
 * are left out.
 *
 * @param type a URI made of the code
 * @param title the same for every problem of the type
 * @param detail a sentence that the author of the client can act on
 * @param instance the path of the request; filled in when the problem is sent
 * @param code the type's kebab-case code
 * @param reason why the rules refused the request, kebab-case; null where the code says it all
 * @param violations every violation of an invalid request
 * @param extensions further members, in order
 */
@JsonInclude(JsonInclude.Include.NON_EMPTY)
public record Problem(
    String type,
    String title,
    int status,
    String detail,
    @Nullable String instance,
    String code,
    @Nullable String reason,
    List<Violation> violations,
    @JsonAnyGetter Map<String, Object> extensions) {

  /** The media type of a problem. */
  public static final String MEDIA_TYPE = "application/problem+json";

  private static final String TYPES = "https://seedlap.io/problems/";

  /**
   * One violation among several.
   *
   * @param field path of the field, for example {@code position.board.south[2]}
   * @param code kebab-case
   * @param message a sentence
   */
  public record Violation(String field, String code, String message) {}

  /** A problem with the general explanation of its type. */
  public static Problem of(ProblemType type) {
    return of(type, type.explanation());
  }

  /** A problem with a detail of its own. */
  public static Problem of(ProblemType type, String detail) {
    return new Problem(
        TYPES + type.code(),
        type.title(),
        type.status(),
        detail,
        null,
        type.code(),
        null,
        List.of(),
        Map.of());
  }

  /** The same problem, at this request path. */
  public Problem at(String path) {
    return new Problem(type, title, status, detail, path, code, reason, violations, extensions);
  }

  /** The same problem with its reason. */
  public Problem because(Enum<?> why) {
    return new Problem(
        type, title, status, detail, instance, code, KebabCase.of(why), violations, extensions);
  }

  /** The same problem with all its violations. */
  public Problem violating(List<Violation> all) {
    return new Problem(
        type, title, status, detail, instance, code, reason, List.copyOf(all), extensions);
  }

  /** The same problem with one more member. */
  public Problem with(String name, @Nullable Object value) {
    Map<String, Object> more = new LinkedHashMap<>(extensions);
    more.put(name, value);
    return new Problem(
        type,
        title,
        status,
        detail,
        instance,
        code,
        reason,
        violations,
        Collections.unmodifiableMap(more));
  }
}
