package io.seedlap.web;

import java.util.LinkedHashMap;
import java.util.Map;

/**
 * Ends a request with a problem. It is an answer and no accident, so it has no stack trace.
 *
 * <pre>{@code
 * throw new ProblemException(
 *     Problem.of(ILLEGAL_MOVE, "Hole C is empty.").because(Refusal.EMPTY_HOLE).with("ply", 3));
 * }</pre>
 */
public final class ProblemException extends RuntimeException {
  private static final long serialVersionUID = 1L;

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

  /** Adds a response header, for example {@code Retry-After}. */
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
