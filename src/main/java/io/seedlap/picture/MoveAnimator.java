package io.seedlap.picture;

import static io.seedlap.picture.BoardLayout.HOLE;

import io.seedlap.picture.BoardLayout.Point;
import io.seedlap.picture.MoveFrame.Hand;
import io.seedlap.rules.Event;
import io.seedlap.rules.Hole;
import io.seedlap.rules.Move;
import io.seedlap.rules.MoveResult;
import io.seedlap.rules.Player;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Stream;

/** Draws a move in motion: whatever changes is drawn once for each of its states. */
final class MoveAnimator {
  private static final double HAND = 19;
  private static final double HAND_ASIDE = HOLE * 0.5; // from the middle of a hole

  private final SvgWriter svg;
  private final Scene scene;
  private final MoveResult.Played played;
  private final Timeline timeline;

  private MoveAnimator(SvgWriter svg, Scene scene, MoveResult.Played played) {
    this.svg = svg;
    this.scene = scene;
    this.played = played;
    this.timeline = new Timeline(MoveFrames.of(scene, played));
  }

  static void draw(SvgWriter svg, Scene scene, MoveResult.Played played) {
    new MoveAnimator(svg, scene, played).draw();
  }

  private void draw() {
    for (Player player : Player.values()) {
      StoreRenderer.tray(svg, player);
      each(it -> it.captured().of(player), seeds -> StoreRenderer.seeds(svg, player, seeds));
    }
    for (Hole hole : Hole.values()) {
      HoleRenderer holes = new HoleRenderer(svg, scene, hole);
      holes.well();
      each(it -> it.board().seeds(hole), holes::seeds);
      holes.marks();
    }
    if (played.move() instanceof Move.Sow sow) {
      MarkRenderer.ring(svg, BoardLayout.centre(sow.hole()), Colour.PATH, HOLE - 1);
    }
    for (Event event : played.events()) {
      if (event instanceof Event.Capture capture) {
        timeline.open(svg, it -> capture.equals(it.capture()));
        MarkRenderer.capture(svg, capture);
        svg.close();
      }
    }
    hand();
    each(MoveFrame::caption, text -> BoardRenderer.caption(svg, text, scene));
  }

  private void hand() {
    List<Hand> hands =
        timeline.frames().stream().flatMap(it -> Stream.ofNullable(it.hand())).toList();
    if (hands.isEmpty()) {
      return; // a pass
    }
    timeline.open(svg, it -> it.hand() != null);
    timeline.open(svg, places(hands.get(0)));
    svg.empty(
        "circle", "r", HAND, "fill", Colour.PATH, "stroke", Colour.PATH_EDGE, "stroke-width", 3);
    for (Integer seeds : hands.stream().map(Hand::seeds).distinct().toList()) {
      timeline.open(svg, it -> it.hand() != null && it.hand().seeds() == seeds);
      svg.text(
          "text",
          String.valueOf(seeds),
          "y",
          6.5,
          "font-size",
          19,
          "font-weight",
          700,
          "fill",
          Colour.PATH_EDGE);
      svg.close();
    }
    svg.close().close();
  }

  /** Where the hand is in each frame: where it is not seen, it stays where it was. */
  private List<String> places(Hand first) {
    List<String> places = new ArrayList<>();
    Hand last = first;
    for (MoveFrame frame : timeline.frames()) {
      last = frame.hand() == null ? last : frame.hand();
      // On the side of the hole that lies towards the middle of the board
      Point at = BoardLayout.centre(last.over());
      double aside = -BoardLayout.side(last.over().row()) * HAND_ASIDE;
      places.add(SvgWriter.number(at.x()) + " " + SvgWriter.number(at.y() + aside));
    }
    return places;
  }

  /** Draws something once for each of its states, to be seen in the frames that have it. */
  private <T> void each(Function<MoveFrame, T> state, Consumer<T> draw) {
    for (T one : timeline.frames().stream().map(state).distinct().toList()) {
      timeline.open(svg, it -> one.equals(state.apply(it)));
      draw.accept(one);
      svg.close();
    }
  }
}
