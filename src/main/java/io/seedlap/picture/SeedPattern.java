package io.seedlap.picture;

import io.seedlap.picture.Layout.Point;
import java.util.ArrayList;
import java.util.List;

/** How seeds lie in a hole: up to a dozen side by side, more as a ring around their number. */
final class SeedPattern {
  /** The most that are drawn seed by seed. */
  static final int MAX = 12;

  static final double LENGTH = 8.2;
  static final double BREADTH = 6.9;

  private static final int RING = 14;
  private static final double RING_RADIUS = 33;
  private static final double OUTER = 27;

  // Seeds in the inner circle, by the number of all.
  private static final int[] INNER = {0, 1, 2, 3, 4, 5, 1, 1, 1, 2, 3, 3, 4};
  private static final double[] INNER_RADIUS = {0, 0, 10, 11.5, 13, 15};

  private SeedPattern() {}

  /**
   * Places around the middle of a hole.
   *
   * @param turn turns the whole pattern, so that neighbours do not look stamped
   */
  static List<Point> places(int seeds, int turn) {
    List<Point> places = new ArrayList<>();
    if (seeds > MAX) {
      circle(places, RING, RING_RADIUS, turn * 0.4);
    } else {
      int inner = INNER[seeds];
      circle(places, inner, INNER_RADIUS[inner] * (seeds > 5 ? 0.92 : 1), turn * 0.9 + 0.4);
      circle(places, seeds - inner, OUTER, turn * 0.7);
    }
    return places;
  }

  private static void circle(List<Point> places, int seeds, double radius, double turn) {
    for (int i = 0; i < seeds; i++) {
      double angle = turn + 2 * Math.PI * i / seeds;
      places.add(new Point(radius * Math.cos(angle), radius * Math.sin(angle)));
    }
  }
}
