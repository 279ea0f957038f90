package io.seedlap.web;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Ends a request with a problem. It is an expected answer, so it has no stack trace and is not
 * logged.
 *
 * <pre>{@code
 * throw new ProblemException(
 *     Problem.of(ILLEGAL_MOVE, "Hole C is empty.").because(Refusal.EMPTY_HOLE).with("ply", 3));
 * }</pre>
 */
public sealed class ProblemException extends RuntimeException permits TooManyRequests {
  private static final long serialVersionUID = 1L;

  /** The header {@code WWW-Authenticate} of an answer to a token that belongs to no seat. */
  public static final String INVALID_TOKEN_CHALLENGE = "Bearer error=\"invalid_token\"";

  private static final String RETRY_SECONDS = "1";

  private final transient Problem problem;
  private final transient Map<String, String> headers = new LinkedHashMap<>();

  /** An answer with this problem, its status and no headers of its own. */
  public ProblemException(Problem problem) {
    super(problem.detail(), null, false, false);
    this.problem = problem;
  }

  /** An answer with the general explanation of this type. */
  public ProblemException(ProblemType type) {
    this(Problem.of(type));
  }

  /** 400 for one parameter, header or field; the message is the detail, too. */
  public static ProblemException invalid(String field, String code, String message) {
    return new ProblemException(
        Problem.of(ProblemType.INVALID_REQUEST, message)
            .violating(List.of(new Problem.Violation(field, code, message))));
  }

  /** 503 for work that is refused because too much is under way; to be tried again in a second. */
  public static ProblemException overloaded(String detail) {
    return new ProblemException(Problem.of(ProblemType.OVERLOADED, detail))
        .header("Retry-After", RETRY_SECONDS);
  }

  /** An answer with the general explanation of this type; one of status 503 says when to retry. */
  public static ProblemException of(ProblemType type) {
    ProblemException answer = new ProblemException(type);
    return type.status() == 503 ? answer.header("Retry-After", RETRY_SECONDS) : answer;
  }

  /**
   * A refusal that another request may have caused by changing the resource: it carries the present
   * version, in the body and as {@code ETag}.
   */
  public static ProblemException versioned(Problem problem, int version) {
    return new ProblemException(problem.with("version", version)).entityTag(version);
  }

  /** Sets the header {@code ETag} to a version. */
  public ProblemException entityTag(int version) {
    return header("ETag", "\"" + version + "\"");
  }

  /** Sets a response header, for example {@code Retry-After}. */
  public ProblemException header(String name, String value) {
    headers.put(name, value);
    return this;
  }

  /** The problem to answer. */
  public Problem problem() {
    return problem;
  }

  /** Response headers that belong to the answer. */
  public Map<String, String> headers() {
    return headers;
  }
}
