package io.seedlap.picture;

import static io.seedlap.picture.Layout.BOARD_HEIGHT;
import static io.seedlap.picture.Layout.BOARD_WIDTH;
import static io.seedlap.picture.Layout.BOARD_X;
import static io.seedlap.picture.Layout.BOARD_Y;
import static io.seedlap.picture.Layout.HEIGHT;
import static io.seedlap.picture.Layout.HOLE;
import static io.seedlap.picture.Layout.MIDDLE_X;
import static io.seedlap.picture.Layout.MIDDLE_Y;
import static io.seedlap.picture.Layout.WIDTH;

import io.seedlap.picture.Layout.Point;
import io.seedlap.rules.Event;
import io.seedlap.rules.Hole;
import io.seedlap.rules.Move;
import io.seedlap.rules.Outcome;
import io.seedlap.rules.Player;
import io.seedlap.rules.Position;

/**
 * Draws a board: the holes with their seeds, letters and counts, what each player has captured, who
 * moves, bought holes, openings due, and the path of a move. Plain SVG without script or style.
 */
public final class BoardPicture {
  private static final String FONT =
      "system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif";

  private static final double DIGIT = 14;

  private final Svg svg = new Svg();
  private final Scene scene;
  private final Theme theme;

  private BoardPicture(Scene scene, Theme theme) {
    this.scene = scene;
    this.theme = theme;
  }

  /**
   * The picture as an SVG document.
   *
   * @param width in pixels; the height follows
   */
  public static String draw(Scene scene, Theme theme, int width) {
    return new BoardPicture(scene, theme).document(width);
  }

  private String document(int width) {
    svg.open(
        "svg",
        "xmlns",
        "http://www.w3.org/2000/svg",
        "viewBox",
        "0 0 " + Svg.number(WIDTH) + " " + Svg.number(HEIGHT),
        "width",
        width,
        "height",
        Math.round(width * HEIGHT / WIDTH),
        "role",
        "img",
        "aria-labelledby",
        "sl-title sl-desc",
        "font-family",
        FONT,
        "text-anchor",
        "middle");
    svg.text("title", Captions.title(scene), "id", "sl-title");
    svg.text("desc", Captions.description(scene), "id", "sl-desc");
    Paints.define(svg, theme);
    svg.empty("rect", "width", WIDTH, "height", HEIGHT, "rx", 18, "fill", theme.paper.ground());
    board();
    for (Player player : Player.values()) {
      Stores.draw(svg, theme, player, scene.position().captured().of(player));
    }
    for (Hole hole : Hole.values()) {
      hole(hole);
    }
    if (scene.played() != null) {
      path();
    }
    caption();
    return svg.close().document();
  }

  private void board() {
    svg.empty(
        "rect",
        "x",
        BOARD_X,
        "y",
        BOARD_Y,
        "width",
        BOARD_WIDTH,
        "height",
        BOARD_HEIGHT,
        "rx",
        46,
        "fill",
        "url(#sl-wood)",
        "stroke",
        theme.wood.edge(),
        "stroke-width",
        3);
    svg.empty(
        "path",
        "d",
        "M"
            + Svg.number(BOARD_X + 26)
            + " "
            + Svg.number(MIDDLE_Y)
            + "H"
            + Svg.number(BOARD_X + BOARD_WIDTH - 26),
        "stroke",
        theme.wood.edge(),
        "stroke-width",
        1.5,
        "opacity",
        0.55);
  }

  private void hole(Hole hole) {
    Point at = Layout.centre(hole);
    int seeds = scene.position().board().seeds(hole);
    svg.empty(
        "circle",
        "cx",
        at.x(),
        "cy",
        at.y(),
        "r",
        HOLE,
        "fill",
        "url(#sl-well)",
        "stroke",
        "url(#sl-rim)",
        "stroke-width",
        2.5);
    Seeds.draw(svg, at, seeds, hole.ordinal());
    label(hole, at, seeds);
    marks(hole, at);
  }

  private void label(Hole hole, Point at, int seeds) {
    double y = at.y() + Layout.side(hole.row()) * (HOLE + 18) + 7.5;
    String count = String.valueOf(seeds);
    double middle = at.x() + 3 - DIGIT / 2 * (count.length() - 1);
    svg.text(
        "text", hole.name(), "x", middle - 15, "y", y, "font-size", 16, "fill", theme.wood.ink());
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
        theme.wood.ink());
  }

  private void marks(Hole hole, Point at) {
    Position position = scene.position();
    Player owner = position.owns(Player.SOUTH, hole) ? Player.SOUTH : Player.NORTH;
    if (position.bought().contains(hole)) {
      Marks.ring(svg, at, PlayerColour.of(owner).mark(), HOLE - 1);
      Marks.sign(
          svg,
          at.plus(HOLE * 0.74, -HOLE * 0.74),
          owner == Player.SOUTH ? "S" : "N",
          PlayerColour.of(owner));
    }
    boolean opens =
        position.due().due(hole.row())
            && hole == Hole.rightmost(hole.row())
            && (scene.played() == null || position.turn() != hole.row());
    if (opens) {
      Marks.ring(svg, at, PlayerColour.of(hole.row()).mark(), HOLE - 1);
      Marks.sign(
          svg,
          at.plus(0, -Layout.side(hole.row()) * (HOLE - 2)),
          "opening",
          PlayerColour.of(hole.row()));
    }
  }

  private void path() {
    if (scene.played().move() instanceof Move.Sow sow) {
      Marks.ring(svg, Layout.centre(sow.hole()), Theme.PATH, HOLE - 1);
    }
    LapPaths.draw(svg, scene.played().events());
    for (Event event : scene.played().events()) {
      if (event instanceof Event.Capture capture) {
        Point at = Layout.centre(capture.hole());
        Marks.ring(svg, at, Theme.CAPTURE, HOLE + 1);
        Marks.sign(
            svg,
            at.plus(-HOLE * 0.74, -HOLE * 0.74),
            "+" + capture.seeds(),
            new PlayerColour(Theme.CAPTURE, Theme.CAPTURE_INK));
      }
    }
  }

  /** At the edge of the board where he sits who moves or has won; at the lower one in a draw. */
  private void caption() {
    Outcome outcome = scene.outcome();
    Player player = outcome == null ? scene.position().turn() : outcome.winner();
    Player seat = player == null ? Player.SOUTH : player;
    String text = Captions.caption(scene);
    double half = 5.4 * text.length() + 14;
    double y = MIDDLE_Y + Layout.side(seat) * BOARD_HEIGHT / 2;
    svg.empty(
        "rect",
        "x",
        MIDDLE_X - half,
        "y",
        y - 16,
        "width",
        2 * half,
        "height",
        32,
        "rx",
        16,
        "fill",
        player == null ? theme.paper.ground() : PlayerColour.of(player).mark(),
        "stroke",
        theme.wood.edge(),
        "stroke-width",
        2);
    svg.text(
        "text",
        text,
        "x",
        MIDDLE_X,
        "y",
        y + 5.8,
        "font-size",
        17,
        "font-weight",
        600,
        "fill",
        player == null ? theme.paper.ink() : PlayerColour.of(player).ink());
  }
}
