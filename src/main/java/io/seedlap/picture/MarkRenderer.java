package io.seedlap.picture;

import static io.seedlap.picture.BoardLayout.HOLE;

import io.seedlap.picture.BoardLayout.Point;
import io.seedlap.rules.Event;

/** Draws what marks a hole: a ring around it, a badge beside it. */
final class MarkRenderer {
  private static final double HEIGHT = 20;

  private MarkRenderer() {}

  /** Marks the hole in which seeds are captured, with their number. */
  static void capture(SvgWriter svg, Event.Capture capture) {
    Point at = BoardLayout.centre(capture.hole());
    ring(svg, at, Colour.CAPTURED, HOLE + 1);
    badge(svg, at.plus(-HOLE * 0.74, -HOLE * 0.74), "+" + capture.seeds(), BadgeStyle.CAPTURED);
  }

  static void ring(SvgWriter svg, Point at, Colour colour, double radius) {
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

  static void badge(SvgWriter svg, Point at, String text, BadgeStyle style) {
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
        style.fill,
        "stroke",
        style.text,
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
        style.text);
  }
}
