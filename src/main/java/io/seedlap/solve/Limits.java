package io.seedlap.solve;

import java.util.function.BooleanSupplier;

/**
 * What an analysis may take.
 *
 * @param timeMs milliseconds, 1 or more
 * @param depth plies to look ahead, 1 to 60
 * @param nodes positions to look at; with this the only limit that is reached, answers are always
 *     the same
 * @param cancelled asked now and then whether nobody waits for the answer any more
 */
public record Limits(long timeMs, int depth, long nodes, BooleanSupplier cancelled) {
  public static Limits time(long timeMs) {
    return new Limits(timeMs, Search.MAX_DEPTH, Long.MAX_VALUE, () -> false);
  }

  public static Limits nodes(long nodes) {
    return new Limits(Long.MAX_VALUE / 2_000_000, Search.MAX_DEPTH, nodes, () -> false);
  }
}
