package io.seedlap.picture;

import static io.seedlap.picture.BoardLayout.BOARD_HEIGHT;
import static io.seedlap.picture.BoardLayout.BOARD_WIDTH;
import static io.seedlap.picture.BoardLayout.BOARD_X;
import static io.seedlap.picture.BoardLayout.BOARD_Y;
import static io.seedlap.picture.BoardLayout.HEIGHT;
import static io.seedlap.picture.BoardLayout.HOLE;
import static io.seedlap.picture.BoardLayout.MIDDLE_X;
import static io.seedlap.picture.BoardLayout.MIDDLE_Y;
import static io.seedlap.picture.BoardLayout.WIDTH;
import static java.nio.charset.StandardCharsets.UTF_8;

import io.seedlap.rules.Event;
import io.seedlap.rules.Hole;
import io.seedlap.rules.Move;
import io.seedlap.rules.MoveResult;
import io.seedlap.rules.Outcome;
import io.seedlap.rules.Player;
import io.seedlap.rules.notation.NotationWriter;
import io.seedlap.web.Sha256;
import java.util.HexFormat;

/**
 * Draws a board: the holes with their seeds, letters and counts, what each player has captured, who
 * moves, bought holes, openings due, and the path of a move, or the move in motion. Plain SVG
 * without script.
 */
final class BoardRenderer {
  private static final String FONT =
      "system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif";

  private final SvgWriter svg;
  private final Scene scene;

  private final PictureOptions options;

  private BoardRenderer(Scene scene, PictureOptions options) {
    this.svg = new SvgWriter(options.theme(), "sl" + fingerprint(scene, options));
    this.scene = scene;
    this.options = options;
  }

  /** The picture as an SVG document. */
  static String draw(Scene scene, PictureOptions options) {
    return new BoardRenderer(scene, options).document();
  }

  /** Eight hexadecimal digits, the same for the same picture. */
  private static String fingerprint(Scene scene, PictureOptions options) {
    MoveResult.Played played = scene.played();
    String picture =
        NotationWriter.write(scene.position())
            + (played == null ? "" : played.move())
            + scene.outcome()
            + options;
    return HexFormat.of().formatHex(Sha256.hash(picture.getBytes(UTF_8)), 0, 4);
  }

  private String document() {
    int width = options.width();
    svg.open(
        "svg",
        "xmlns",
        "http://www.w3.org/2000/svg",
        "viewBox",
        "0 0 " + SvgWriter.number(WIDTH) + " " + SvgWriter.number(HEIGHT),
        "width",
        width,
        "height",
        Math.round(width * HEIGHT / WIDTH),
        "role",
        "img",
        "aria-labelledby",
        svg.id("title") + " " + svg.id("desc"),
        "font-family",
        FONT,
        "text-anchor",
        "middle");
    svg.text("title", Captions.title(scene), "id", svg.id("title"));
    svg.text("desc", Captions.description(scene), "id", svg.id("desc"));
    SvgDefinitions.write(svg);
    svg.empty("rect", "width", WIDTH, "height", HEIGHT, "rx", 18, "fill", Colour.BACKGROUND);
    board();
    MoveResult.Played played = scene.played();
    if (options.animated() && played != null) {
      inMotion(played);
    } else {
      still();
    }
    return svg.close().document();
  }

  /**
   * The move in motion, and the still picture for whoever wants no motion. What knows nothing of
   * motion, such as a program that makes a PNG of it, also shows the still one.
   */
  private void inMotion(MoveResult.Played played) {
    svg.text(
        "style",
        "@media (prefers-reduced-motion:no-preference){#"
            + svg.id("still")
            + "{display:none}#"
            + svg.id("motion")
            + "{display:inline}}");
    svg.open("g", "id", svg.id("still"));
    still();
    svg.close();
    svg.open("g", "id", svg.id("motion"), "display", "none");
    MoveAnimator.draw(svg, scene, played);
    svg.close();
  }

  private void still() {
    for (Player player : Player.values()) {
      StoreRenderer.draw(svg, player, scene.position().captured().of(player));
    }
    for (Hole hole : Hole.values()) {
      HoleRenderer.draw(svg, scene, hole);
    }
    MoveResult.Played played = scene.played();
    if (played != null) {
      path(played);
    }
    caption(svg, Captions.caption(scene), scene);
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
        svg.url("wood"),
        "stroke",
        Colour.WOOD_EDGE,
        "stroke-width",
        3);
    svg.empty(
        "path",
        "d",
        "M"
            + SvgWriter.number(BOARD_X + 26)
            + " "
            + SvgWriter.number(MIDDLE_Y)
            + "H"
            + SvgWriter.number(BOARD_X + BOARD_WIDTH - 26),
        "stroke",
        Colour.WOOD_EDGE,
        "stroke-width",
        1.5,
        "opacity",
        0.55);
  }

  private void path(MoveResult.Played played) {
    if (played.move() instanceof Move.Sow sow) {
      MarkRenderer.ring(svg, BoardLayout.centre(sow.hole()), Colour.PATH, HOLE - 1);
    }
    LapRenderer.draw(svg, played.events());
    for (Event event : played.events()) {
      if (event instanceof Event.Capture capture) {
        MarkRenderer.capture(svg, capture);
      }
    }
  }

  /**
   * A text on the edge of the board next to the row of the player to move or the winner; on the
   * lower edge after a draw.
   */
  static void caption(SvgWriter svg, String text, Scene scene) {
    Outcome outcome = scene.outcome();
    Player player = outcome == null ? scene.position().turn() : outcome.winner();
    Player edge = player == null ? Player.SOUTH : player;
    double half = 5.4 * text.length() + 14;
    double y = MIDDLE_Y + BoardLayout.side(edge) * BOARD_HEIGHT / 2;
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
        player == null ? Colour.BACKGROUND : BadgeStyle.of(player).fill,
        "stroke",
        Colour.WOOD_EDGE,
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
        player == null ? Colour.TEXT : BadgeStyle.of(player).text);
  }
}
