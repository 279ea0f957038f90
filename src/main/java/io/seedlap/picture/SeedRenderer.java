package io.seedlap.picture;

import io.seedlap.picture.BoardLayout.Point;
import java.util.List;

/** Draws the seeds of a hole: one by one while they are few, else a heap with their number. */
final class SeedRenderer {
  private static final SeedGeometry GEOMETRY = SeedGeometry.SHARED;

  private SeedRenderer() {}

  /**
   * Draws the seeds of a hole.
   *
   * @param hole its index, 0 to 11
   */
  static void draw(SvgWriter svg, Point centre, int seeds, int hole) {
    if (seeds == 0) {
      return;
    }
    boolean heap = seeds > GEOMETRY.maxSingle();
    svg.open("g", "stroke", Colour.SEED_EDGE, "stroke-width", 1, "opacity", heap ? 0.75 : 1.0);
    List<Point> places = GEOMETRY.places(seeds, hole);
    double scale = heap ? GEOMETRY.heap().scale() : 1;
    for (int i = 0; i < places.size(); i++) {
      Point place = places.get(i);
      int variant = hole * GEOMETRY.variant().perHole() + i * GEOMETRY.variant().perSeed();
      seed(svg, centre.plus(place.x(), place.y()), variant, scale);
    }
    svg.close();
    if (heap) {
      number(svg, centre, seeds, GEOMETRY.heap().number());
    }
  }

  private static void number(
      SvgWriter svg, Point centre, int seeds, SeedGeometry.Heap.Label label) {
    svg.text(
        "text",
        String.valueOf(seeds),
        "x",
        centre.x(),
        "y",
        centre.y() + label.y(),
        "font-size",
        label.size(),
        "font-weight",
        700,
        "fill",
        Colour.WELL_TEXT);
  }

  /**
   * Draws one seed.
   *
   * @param variant decides its colour and rotation
   */
  static void seed(SvgWriter svg, Point centre, int variant, double scale) {
    SeedGeometry.Seed seed = GEOMETRY.seed();
    SeedGeometry.Highlight highlight = seed.highlight();
    svg.empty(
        "ellipse",
        "cx",
        centre.x(),
        "cy",
        centre.y(),
        "rx",
        seed.rx() * scale,
        "ry",
        seed.ry() * scale,
        "fill",
        Colour.seed(variant),
        "transform",
        rotate(variant * seed.rotation() % 180, centre));
    svg.empty(
        "circle",
        "cx",
        centre.x() + highlight.x() * scale,
        "cy",
        centre.y() + highlight.y() * scale,
        "r",
        highlight.r() * scale,
        "fill",
        Colour.SEED_HIGHLIGHT,
        "stroke",
        "none");
  }

  private static String rotate(int degrees, Point centre) {
    return "rotate("
        + degrees
        + " "
        + SvgWriter.number(centre.x())
        + " "
        + SvgWriter.number(centre.y())
        + ")";
  }
}
