package io.seedlap.picture;

import io.seedlap.picture.Layout.Point;
import java.util.List;

/** Draws the seeds of a hole; more than a dozen as a heap with their number in it. */
final class Seeds {
  private Seeds() {}

  /**
   * @param variety a number that decides how they lie
   */
  static void draw(Svg svg, Point at, int seeds, int variety) {
    if (seeds == 0) {
      return;
    }
    boolean heap = seeds > SeedPattern.MAX;
    svg.open("g", "stroke", Theme.SEED_EDGE, "stroke-width", 1, "opacity", heap ? 0.75 : 1.0);
    List<Point> places = SeedPattern.places(seeds, variety);
    for (int i = 0; i < places.size(); i++) {
      Point place = places.get(i);
      seed(svg, at.plus(place.x(), place.y()), variety * 5 + i * 7, heap ? 0.82 : 1);
    }
    svg.close();
    if (heap) {
      svg.text(
          "text",
          String.valueOf(seeds),
          "x",
          at.x(),
          "y",
          at.y() + 10.5,
          "font-size",
          30,
          "font-weight",
          700,
          "fill",
          Theme.WELL_INK);
    }
  }

  /** One seed: an egg with a light on it. */
  static void seed(Svg svg, Point at, int variety, double scale) {
    String turn =
        "rotate(" + variety * 37 % 180 + " " + Svg.number(at.x()) + " " + Svg.number(at.y()) + ")";
    svg.empty(
        "ellipse",
        "cx",
        at.x(),
        "cy",
        at.y(),
        "rx",
        SeedPattern.LENGTH * scale,
        "ry",
        SeedPattern.BREADTH * scale,
        "fill",
        Theme.SEEDS[variety % Theme.SEEDS.length],
        "transform",
        turn);
    svg.empty(
        "circle",
        "cx",
        at.x() - 2 * scale,
        "cy",
        at.y() - 2.3 * scale,
        "r",
        2 * scale,
        "fill",
        Theme.SEED_LIGHT,
        "stroke",
        "none");
  }
}
