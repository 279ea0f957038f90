package io.seedlap.play;

import io.seedlap.solve.Limits;
import io.seedlap.wire.Requests;
import java.util.function.BooleanSupplier;

/**
 * What an analysis may take, as a request asks for it; null for the usual.
 *
 * @param timeMs milliseconds, 1 to 10,000; 500 when left out
 * @param depth plies to look ahead, 1 to 60
 * @param nodes positions to look at, 1 to 1,000,000,000
 */
record AnalysisLimits(Integer timeMs, Integer depth, Integer nodes) {
  private static final int USUAL_TIME_MS = 500;
  private static final int MAX_TIME_MS = 10_000;
  private static final int MAX_DEPTH = 60;
  private static final int MAX_NODES = 1_000_000_000;

  static final AnalysisLimits USUAL = new AnalysisLimits(null, null, null);

  /**
   * From the parameters of a link; what is wrong with them is added to the request's violations.
   */
  static AnalysisLimits read(Requests violations, String timeMs, String depth, String nodes) {
    return new AnalysisLimits(
        number(violations, "timeMs", timeMs, MAX_TIME_MS),
        number(violations, "depth", depth, MAX_DEPTH),
        number(violations, "nodes", nodes, MAX_NODES));
  }

  private static Integer number(Requests violations, String name, String text, int most) {
    if (text == null) {
      return null;
    }
    boolean number = text.matches("[0-9]{1,10}") && Long.parseLong(text) <= most;
    violations.check(number, name, "out-of-range", range(most));
    return number ? Integer.valueOf(text) : null;
  }

  private static String range(int most) {
    return "This is a whole number from 1 to " + most + ".";
  }

  void check(Requests violations, String prefix) {
    check(violations, prefix + "timeMs", timeMs, MAX_TIME_MS);
    check(violations, prefix + "depth", depth, MAX_DEPTH);
    check(violations, prefix + "nodes", nodes, MAX_NODES);
  }

  private static void check(Requests violations, String field, Integer value, int most) {
    boolean sound = value == null || value >= 1 && value <= most;
    violations.check(sound, field, "out-of-range", range(most));
  }

  Limits limits(BooleanSupplier cancelled) {
    return new Limits(
        timeMs == null ? USUAL_TIME_MS : timeMs,
        depth == null ? MAX_DEPTH : depth,
        nodes == null ? Long.MAX_VALUE : nodes,
        cancelled);
  }
}
