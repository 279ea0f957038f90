package io.seedlap.analysis;

import io.seedlap.solve.Limits;
import io.seedlap.wire.RequestValidator;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;

/**
 * The limits of an analysis; null for the default.
 *
 * @param timeMs milliseconds, 1 to 10,000; 500 when left out
 * @param depth plies to look ahead, 1 to 60
 * @param nodes positions to search, 1 to 1,000,000,000
 */
public record AnalysisLimitsDto(
    @Nullable Integer timeMs, @Nullable Integer depth, @Nullable Integer nodes) {
  private static final int DEFAULT_TIME_MS = 500;
  private static final int MAX_TIME_MS = 10_000;
  private static final int MAX_DEPTH = 60;
  private static final int MAX_NODES = 1_000_000_000;

  public static final AnalysisLimitsDto DEFAULT = new AnalysisLimitsDto(null, null, null);

  /** Reads and checks the parameters of a query. */
  static AnalysisLimitsDto read(
      RequestValidator query,
      @Nullable String timeMs,
      @Nullable String depth,
      @Nullable String nodes) {
    return new AnalysisLimitsDto(
        number(query, "timeMs", timeMs, MAX_TIME_MS),
        number(query, "depth", depth, MAX_DEPTH),
        number(query, "nodes", nodes, MAX_NODES));
  }

  private static @Nullable Integer number(
      RequestValidator query, String name, @Nullable String text, int max) {
    return text == null ? null : Integer.valueOf(query.wholeNumber(name, text, 1, max));
  }

  /** Checks the limits of a body. */
  public void check(RequestValidator request, String prefix) {
    check(request, prefix + "timeMs", timeMs, MAX_TIME_MS);
    check(request, prefix + "depth", depth, MAX_DEPTH);
    check(request, prefix + "nodes", nodes, MAX_NODES);
  }

  private static void check(
      RequestValidator request, String field, @Nullable Integer value, int max) {
    if (value != null) {
      request.range(field, value, max);
    }
  }

  Limits limits(BooleanSupplier cancelled) {
    return new Limits(
        timeMs == null ? DEFAULT_TIME_MS : timeMs,
        depth == null ? MAX_DEPTH : depth,
        nodes == null ? Long.MAX_VALUE : nodes,
        cancelled);
  }
}
