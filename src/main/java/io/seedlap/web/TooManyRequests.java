package io.seedlap.web;

/**
 * Ends a request of a client that asks too much with a problem of status 429. Its answer is held
 * back for {@code seedlap.rate-limits.refusal-pause}, so that a client that does not heed {@code
 * Retry-After} cannot keep the service busy with refusals.
 */
public final class TooManyRequests extends ProblemException {
  private static final long serialVersionUID = 1L;

  /** An answer with this problem, which says when to try again. */
  public TooManyRequests(Problem problem, long retrySeconds) {
    super(problem);
    header("Retry-After", Long.toString(retrySeconds));
  }
}
