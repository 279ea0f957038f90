package io.seedlap.solve;

import java.util.function.BooleanSupplier;

/**
 * The limits of an analysis.
 *
 * @param timeMs milliseconds, 1 or more
 * @param depth plies to search ahead, 1 to 60; with fewer than 60 no proof is tried, since a proof
 *     looks as far ahead as it must
 * @param nodes positions to search; when this is the only limit that is reached, results are always
 *     the same
 * @param cancelled polled during the search: whether the result is not needed any more
 */
public record Limits(long timeMs, int depth, long nodes, BooleanSupplier cancelled) {
  public static Limits nodes(long nodes) {
    return new Limits(Long.MAX_VALUE / 2_000_000, Search.MAX_DEPTH, nodes, () -> false);
  }
}
