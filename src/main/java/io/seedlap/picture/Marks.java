package io.seedlap.picture;

import io.seedlap.picture.Layout.Point;

/** Draws what makes a hole stand out: a ring around it, a sign beside it. */
final class Marks {
  private static final double HEIGHT = 20;

  private Marks() {}

  static void ring(Svg svg, Point at, String colour, double radius) {
    svg.empty(
        "circle",
        "cx",
        at.x(),
        "cy",
        at.y(),
        "r",
        radius,
        "fill",
        "none",
        "stroke",
        colour,
        "stroke-width",
        4);
  }

  static void sign(Svg svg, Point at, String text, PlayerColour colour) {
    double half = Math.max(HEIGHT / 2, 4 * text.length() + 6);
    svg.empty(
        "rect",
        "x",
        at.x() - half,
        "y",
        at.y() - HEIGHT / 2,
        "width",
        2 * half,
        "height",
        HEIGHT,
        "rx",
        HEIGHT / 2,
        "fill",
        colour.mark(),
        "stroke",
        colour.ink(),
        "stroke-width",
        1.2);
    svg.text(
        "text",
        text,
        "x",
        at.x(),
        "y",
        at.y() + 4.8,
        "font-size",
        13,
        "font-weight",
        700,
        "fill",
        colour.ink());
  }
}
