package io.seedlap.picture;

import io.seedlap.picture.BoardLayout.Point;
import io.seedlap.rules.Event;
import io.seedlap.rules.Hole;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Draws the laps of a move as arrows from hole to hole, numbered while they are few. A long relay
 * often repeats a lap from one hole to another: each such arrow is drawn once, and thinner, so that
 * the picture stays small and the seeds remain visible.
 */
final class LapRenderer {
  /** The most laps that are numbered one by one. */
  static final int MAX_NUMBERED = 12;

  private static final double BEND = 0.34;
  private static final double MAX_BEND = 70;
  private static final double FROM_EDGE = 17;
  private static final double TO_EDGE = 21;
  private static final double NUMBER_RADIUS = 9.5;
  private static final double NUMBER_AT = 0.36;

  private record Arrow(Hole from, Hole to) {}

  private LapRenderer() {}

  static void draw(SvgWriter svg, List<Event> events) {
    Map<Arrow, List<Integer>> arrows = new LinkedHashMap<>();
    for (Event event : events) {
      if (event instanceof Event.Lap lap) {
        arrows
            .computeIfAbsent(new Arrow(lap.from(), lap.last()), it -> new ArrayList<>())
            .add(lap.lap());
      }
    }
    long laps = arrows.values().stream().mapToLong(List::size).sum();
    boolean few = laps <= MAX_NUMBERED;
    svg.open("g", "fill", "none", "stroke-linecap", "round");
    for (Arrow arrow : arrows.keySet()) {
      String path = path(arrow);
      svg.empty(
          "path",
          "d",
          path,
          "stroke",
          Colour.PATH_EDGE,
          "stroke-width",
          few ? 6.5 : 4.0,
          "opacity",
          0.6);
      svg.empty(
          "path",
          "d",
          path,
          "stroke",
          Colour.PATH,
          "stroke-width",
          few ? 2.8 : 1.6,
          "marker-end",
          svg.url("arrow"));
    }
    svg.close();
    if (few) {
      arrows.forEach((arrow, numbers) -> number(svg, arrow, numbers));
    }
  }

  private static String path(Arrow arrow) {
    Point from = BoardLayout.centre(arrow.from());
    if (arrow.from() == arrow.to()) {
      return "M"
          + at(from.plus(-14, 12))
          + " C"
          + at(from.plus(-44, -40))
          + " "
          + at(from.plus(44, -40))
          + " "
          + at(from.plus(16, 9));
    }
    Point to = BoardLayout.centre(arrow.to());
    Point control = control(from, to);
    return "M"
        + at(from.towards(control, FROM_EDGE))
        + " Q"
        + at(control)
        + " "
        + at(to.towards(control, TO_EDGE));
  }

  /**
   * The control point of the curve: away from the letters and counts, and on different sides for
   * the two directions between two holes.
   */
  private static Point control(Point from, Point to) {
    double dx = to.x() - from.x();
    double dy = to.y() - from.y();
    Point middle = new Point((from.x() + to.x()) / 2, (from.y() + to.y()) / 2);
    if (dy == 0) {
      double towardsMiddle = Math.signum(BoardLayout.MIDDLE_Y - from.y());
      boolean asSown = dx * towardsMiddle < 0;
      return middle.plus(0, towardsMiddle * Math.min(Math.abs(dx) * 0.7, asSown ? 92 : 56));
    }
    double most = Math.min(BEND, MAX_BEND / Math.hypot(dx, dy));
    return middle.plus(-dy * most, dx * most);
  }

  /** The place of a number: nearer to the start, where fewer arrows cross. */
  private static Point numberPlace(Point from, Point control, Point to) {
    double t = NUMBER_AT;
    double s = 1 - t;
    return new Point(
        s * s * from.x() + 2 * s * t * control.x() + t * t * to.x(),
        s * s * from.y() + 2 * s * t * control.y() + t * t * to.y());
  }

  private static void number(SvgWriter svg, Arrow arrow, List<Integer> numbers) {
    Point from = BoardLayout.centre(arrow.from());
    Point place = from.plus(0, -24);
    if (arrow.from() != arrow.to()) {
      Point to = BoardLayout.centre(arrow.to());
      place = numberPlace(from, control(from, to), to);
    }
    String text = String.join(" ", numbers.stream().map(String::valueOf).toList());
    double half = Math.max(NUMBER_RADIUS, 3.6 * text.length() + 5);
    svg.empty(
        "rect",
        "x",
        place.x() - half,
        "y",
        place.y() - NUMBER_RADIUS,
        "width",
        2 * half,
        "height",
        2 * NUMBER_RADIUS,
        "rx",
        NUMBER_RADIUS,
        "fill",
        Colour.PATH,
        "stroke",
        Colour.PATH_EDGE,
        "stroke-width",
        1.2);
    svg.text(
        "text",
        text,
        "x",
        place.x(),
        "y",
        place.y() + 4.6,
        "font-size",
        13,
        "font-weight",
        700,
        "fill",
        Colour.PATH_EDGE);
  }

  private static String at(Point point) {
    return SvgWriter.number(point.x()) + " " + SvgWriter.number(point.y());
  }
}
