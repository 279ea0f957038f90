package io.seedlap.picture;

import static io.seedlap.picture.Layout.STORE_HEIGHT;
import static io.seedlap.picture.Layout.STORE_WIDTH;

import io.seedlap.picture.Layout.Point;
import io.seedlap.rules.Player;

/** Draws what a player has captured: a tray beside the board, seeds in rows of four. */
final class Stores {
  private static final int PER_LINE = 4;
  private static final double STEP = 15.7;

  private Stores() {}

  static void draw(Svg svg, Theme theme, Player player, int seeds) {
    Point at = Layout.store(player);
    double top = at.y() - STORE_HEIGHT / 2;
    PlayerColour colour = PlayerColour.of(player);
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
        "url(#sl-well)",
        "stroke",
        colour.mark(),
        "stroke-width",
        2.5);
    svg.open("g", "stroke", Theme.SEED_EDGE, "stroke-width", 0.8);
    for (int i = 0; i < seeds; i++) {
      double x = at.x() + (i % PER_LINE - (PER_LINE - 1) / 2.0) * STEP;
      double y = top + STORE_HEIGHT - 17 - i / PER_LINE * STEP;
      Seeds.seed(svg, new Point(x, y), i * 3 + player.ordinal(), 0.72);
    }
    svg.close();
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
        theme.paper.ink());
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
        theme.paper.ink());
  }
}
