package io.seedlap.picture;

/** Gradients and the arrow head, which the rest of a picture refers to. */
final class Paints {
  private Paints() {}

  static void define(Svg svg, Theme theme) {
    svg.open("defs");
    downwards(svg, "sl-wood", theme.wood.top(), theme.wood.bottom());
    downwards(svg, "sl-well", theme.well.shade(), theme.well.floor());
    downwards(svg, "sl-rim", theme.well.shade(), theme.well.rim());
    svg.open(
        "marker",
        "id",
        "sl-arrow",
        "viewBox",
        "0 0 10 10",
        "refX",
        6,
        "refY",
        5,
        "markerWidth",
        15,
        "markerHeight",
        15,
        "markerUnits",
        "userSpaceOnUse",
        "orient",
        "auto");
    svg.empty(
        "path",
        "d",
        "M0.5 0.8L9.5 5L0.5 9.2L2.6 5z",
        "fill",
        Theme.PATH,
        "stroke",
        Theme.PATH_SHADE,
        "stroke-width",
        0.8);
    svg.close().close();
  }

  private static void downwards(Svg svg, String id, String from, String to) {
    svg.open("linearGradient", "id", id, "x1", 0, "y1", 0, "x2", 0, "y2", 1);
    svg.empty("stop", "offset", 0, "stop-color", from);
    svg.empty("stop", "offset", 1, "stop-color", to);
    svg.close();
  }
}
