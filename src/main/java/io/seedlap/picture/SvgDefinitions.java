package io.seedlap.picture;

/** The {@code defs} of a picture: gradients and the arrow head. */
final class SvgDefinitions {
  private SvgDefinitions() {}

  static void write(SvgWriter svg) {
    svg.open("defs");
    gradient(svg, svg.id("wood"), Colour.WOOD_TOP, Colour.WOOD_BOTTOM);
    gradient(svg, svg.id("well"), Colour.WELL_TOP, Colour.WELL_BOTTOM);
    gradient(svg, svg.id("rim"), Colour.WELL_TOP, Colour.WELL_RIM);
    svg.open(
        "marker",
        "id",
        svg.id("arrow"),
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
        Colour.PATH,
        "stroke",
        Colour.PATH_EDGE,
        "stroke-width",
        0.8);
    svg.close().close();
  }

  /** From top to bottom. */
  private static void gradient(SvgWriter svg, String id, Colour from, Colour to) {
    svg.open("linearGradient", "id", id, "x1", 0, "y1", 0, "x2", 0, "y2", 1);
    svg.empty("stop", "offset", 0, "stop-color", from);
    svg.empty("stop", "offset", 1, "stop-color", to);
    svg.close();
  }
}
