package io.seedlap.picture;

import com.fasterxml.jackson.databind.ObjectMapper;
import io.seedlap.picture.BoardLayout.Point;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;

/**
 * The shape of a seed and the places of seeds in a hole, read from {@code page/seed-geometry.json},
 * which the page at {@code /} reads too. Lengths are in units of a hole of radius 43 to 45; angles
 * are in radians unless said otherwise.
 *
 * @param seed the shape of one seed
 * @param variant how the look of a seed follows from its place
 * @param patterns the circles that make up 0, 1, 2, ... seeds
 * @param heap what is drawn in place of more seeds than {@code patterns} has
 */
record SeedGeometry(Seed seed, Variant variant, List<List<Circle>> patterns, Heap heap) {
  static final SeedGeometry SHARED = read();

  /**
   * An ellipse with a highlight.
   *
   * @param rx half of its length
   * @param ry half of its breadth
   * @param rotation degrees by which each variant is turned against the one before
   * @param highlight a circle, relative to the seed's centre
   */
  record Seed(double rx, double ry, int rotation, Highlight highlight) {}

  record Highlight(double x, double y, double r) {}

  /**
   * The variant of a seed in a hole is {@code perHole} times the index of the hole, 0 to 11, plus
   * {@code perSeed} times the index of the seed; it decides the seed's colour and rotation.
   *
   * @param colours number of colours that seeds have
   */
  record Variant(int perHole, int perSeed, int colours) {}

  /**
   * Seeds at equal distances on a circle around the centre of the hole.
   *
   * @param angle of the first seed in the first hole
   * @param turn added to the angle for each further hole, so that neighbours look different
   */
  record Circle(int seeds, double radius, double angle, double turn) {
    private void addTo(List<Point> places, int hole) {
      double start = angle + turn * hole;
      for (int i = 0; i < seeds; i++) {
        double at = start + 2 * Math.PI * i / seeds;
        places.add(new Point(radius * Math.cos(at), radius * Math.sin(at)));
      }
    }
  }

  /**
   * A circle of seeds around their number.
   *
   * @param scale of each seed
   */
  record Heap(double scale, List<Circle> circles, Label number) {
    /**
     * @param y of the base line, below the centre of the hole
     */
    record Label(double y, int size) {}
  }

  /** The greatest number of seeds that are drawn one by one. */
  int maxSingle() {
    return patterns.size() - 1;
  }

  /**
   * The places of seeds around the centre of a hole.
   *
   * @param hole its index, 0 to 11
   */
  List<Point> places(int seeds, int hole) {
    List<Point> places = new ArrayList<>();
    for (Circle circle : seeds > maxSingle() ? heap.circles() : patterns.get(seeds)) {
      circle.addTo(places, hole);
    }
    return places;
  }

  private static SeedGeometry read() {
    try {
      return new ObjectMapper()
          .readValue(PageResource.read("seed-geometry.json"), SeedGeometry.class);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
