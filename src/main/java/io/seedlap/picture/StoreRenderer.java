package io.seedlap.picture;

import static io.seedlap.picture.BoardLayout.STORE_HEIGHT;
import static io.seedlap.picture.BoardLayout.STORE_WIDTH;

import io.seedlap.picture.BoardLayout.Point;
import io.seedlap.rules.Player;

/** Draws what a player has captured: a tray beside the board, seeds in rows of four. */
final class StoreRenderer {
  private static final int PER_LINE = 4;
  private static final double STEP = 15.7;

  private StoreRenderer() {}

  static void draw(SvgWriter svg, Player player, int seeds) {
    tray(svg, player);
    seeds(svg, player, seeds);
  }

  /** The tray with its player's name, empty. */
  static void tray(SvgWriter svg, Player player) {
    Point at = BoardLayout.store(player);
    double top = at.y() - STORE_HEIGHT / 2;
    svg.empty(
        "rect",
        "x",
        at.x() - STORE_WIDTH / 2,
        "y",
        top,
        "width",
        STORE_WIDTH,
        "height",
        STORE_HEIGHT,
        "rx",
        22,
        "fill",
        svg.url("well"),
        "stroke",
        BadgeStyle.of(player).fill,
        "stroke-width",
        2.5);
    svg.text(
        "text",
        Captions.name(player),
        "x",
        at.x(),
        "y",
        top - 30,
        "font-size",
        17,
        "font-weight",
        600,
        "fill",
        Colour.TEXT);
  }

  /** Seeds in the tray, and their number above it. */
  static void seeds(SvgWriter svg, Player player, int seeds) {
    Point at = BoardLayout.store(player);
    double top = at.y() - STORE_HEIGHT / 2;
    svg.text(
        "text",
        String.valueOf(seeds),
        "x",
        at.x(),
        "y",
        top - 8,
        "font-size",
        22,
        "font-weight",
        700,
        "fill",
        Colour.TEXT);
    svg.open("g", "stroke", Colour.SEED_EDGE, "stroke-width", 0.8);
    for (int i = 0; i < seeds; i++) {
      double x = at.x() + (i % PER_LINE - (PER_LINE - 1) / 2.0) * STEP;
      int line = i / PER_LINE;
      double y = top + STORE_HEIGHT - 17 - line * STEP;
      SeedRenderer.seed(svg, new Point(x, y), i * 3 + player.ordinal(), 0.72);
    }
    svg.close();
  }
}
