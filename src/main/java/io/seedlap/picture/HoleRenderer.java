package io.seedlap.picture;

import static io.seedlap.picture.BoardLayout.HOLE;

import io.seedlap.picture.BoardLayout.Point;
import io.seedlap.rules.Hole;
import io.seedlap.rules.Player;
import io.seedlap.rules.Position;

/** Draws a hole: its seeds, its letter and count, and whether it is bought or an opening is due. */
final class HoleRenderer {
  private static final double DIGIT = 14; // width of a digit of the count

  private final SvgWriter svg;
  private final Scene scene;
  private final Hole hole;
  private final Point at;

  HoleRenderer(SvgWriter svg, Scene scene, Hole hole) {
    this.svg = svg;
    this.scene = scene;
    this.hole = hole;
    this.at = BoardLayout.centre(hole);
  }

  /** The hole as it is in the position of the scene. */
  static void draw(SvgWriter svg, Scene scene, Hole hole) {
    HoleRenderer renderer = new HoleRenderer(svg, scene, hole);
    renderer.well();
    renderer.seeds(scene.position().board().seeds(hole));
    renderer.marks();
  }

  void well() {
    svg.empty(
        "circle",
        "cx",
        at.x(),
        "cy",
        at.y(),
        "r",
        HOLE,
        "fill",
        svg.url("well"),
        "stroke",
        svg.url("rim"),
        "stroke-width",
        2.5);
  }

  /** So many seeds, and their number beside the letter. */
  void seeds(int seeds) {
    SeedRenderer.draw(svg, at, seeds, hole.ordinal());
    label(seeds);
  }

  private void label(int seeds) {
    double y = at.y() + BoardLayout.side(hole.row()) * (HOLE + 18) + 7.5;
    String count = String.valueOf(seeds);
    double middle = at.x() + 3 - DIGIT / 2 * (count.length() - 1);
    svg.text(
        "text", hole.name(), "x", middle - 15, "y", y, "font-size", 16, "fill", Colour.WOOD_TEXT);
    svg.text(
        "text",
        count,
        "x",
        middle + 6 + DIGIT / 2 * (count.length() - 1),
        "y",
        y,
        "font-size",
        23,
        "font-weight",
        700,
        "fill",
        Colour.WOOD_TEXT);
  }

  /** Whether it is bought, or an opening is due from it. */
  void marks() {
    Position position = scene.position();
    Player owner = position.owns(Player.SOUTH, hole) ? Player.SOUTH : Player.NORTH;
    if (position.bought().contains(hole)) {
      MarkRenderer.ring(svg, at, BadgeStyle.of(owner).fill, HOLE - 1);
      MarkRenderer.badge(
          svg,
          at.plus(HOLE * 0.74, -HOLE * 0.74),
          owner == Player.SOUTH ? "S" : "N",
          BadgeStyle.of(owner));
    }
    boolean opens =
        position.openingDue().includes(hole.row())
            && hole == Hole.rightmost(hole.row())
            && (scene.played() == null || position.turn() != hole.row());
    if (opens) {
      MarkRenderer.ring(svg, at, BadgeStyle.of(hole.row()).fill, HOLE - 1);
      MarkRenderer.badge(
          svg,
          at.plus(0, -BoardLayout.side(hole.row()) * (HOLE - 2)),
          "opening",
          BadgeStyle.of(hole.row()));
    }
  }
}
