package io.seedlap.picture;

import io.seedlap.picture.Layout.Point;
import io.seedlap.rules.Event;
import io.seedlap.rules.Hole;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Draws the laps of a move as arrows from hole to hole, numbered while they are few. A long relay
 * passes the same way often: each way is drawn once, and finely, so that the picture stays small
 * and the seeds are seen.
 */
final class LapPaths {
  /** The most laps that are numbered one by one. */
  static final int MAX_NUMBERED = 12;

  private static final double BEND = 0.34;
  private static final double MAX_BEND = 70;
  private static final double FROM_EDGE = 17;
  private static final double TO_EDGE = 21;
  private static final double SIGN = 9.5;
  private static final double SIGN_AT = 0.36;

  private record Way(Hole from, Hole to) {}

  private LapPaths() {}

  static void draw(Svg svg, List<Event> events) {
    Map<Way, List<Integer>> ways = new LinkedHashMap<>();
    for (Event event : events) {
      if (event instanceof Event.Lap lap) {
        ways.computeIfAbsent(new Way(lap.from(), lap.last()), it -> new ArrayList<>())
            .add(lap.lap());
      }
    }
    long laps = ways.values().stream().mapToLong(List::size).sum();
    boolean few = laps <= MAX_NUMBERED;
    svg.open("g", "fill", "none", "stroke-linecap", "round");
    for (Way way : ways.keySet()) {
      String path = path(way);
      svg.empty(
          "path",
          "d",
          path,
          "stroke",
          Theme.PATH_SHADE,
          "stroke-width",
          few ? 6.5 : 4.0,
          "opacity",
          0.6);
      svg.empty(
          "path",
          "d",
          path,
          "stroke",
          Theme.PATH,
          "stroke-width",
          few ? 2.8 : 1.6,
          "marker-end",
          "url(#sl-arrow)");
    }
    svg.close();
    if (few) {
      ways.forEach((way, numbers) -> sign(svg, way, numbers));
    }
  }

  private static String path(Way way) {
    Point from = Layout.centre(way.from());
    if (way.from() == way.to()) {
      return "M"
          + at(from.plus(-14, 12))
          + " C"
          + at(from.plus(-44, -40))
          + " "
          + at(from.plus(44, -40))
          + " "
          + at(from.plus(16, 9));
    }
    Point to = Layout.centre(way.to());
    Point bend = bend(from, to);
    return "M"
        + at(from.towards(bend, FROM_EDGE))
        + " Q"
        + at(bend)
        + " "
        + at(to.towards(bend, TO_EDGE));
  }

  /** Away from the letters and counts, and so that there and back are two arrows. */
  private static Point bend(Point from, Point to) {
    double dx = to.x() - from.x();
    double dy = to.y() - from.y();
    Point middle = new Point((from.x() + to.x()) / 2, (from.y() + to.y()) / 2);
    if (dy == 0) {
      double towardsMiddle = Math.signum(Layout.MIDDLE_Y - from.y());
      boolean asSown = dx * towardsMiddle < 0;
      return middle.plus(0, towardsMiddle * Math.min(Math.abs(dx) * 0.7, asSown ? 92 : 56));
    }
    double most = Math.min(BEND, MAX_BEND / Math.hypot(dx, dy));
    return middle.plus(-dy * most, dx * most);
  }

  /** The place of a sign: nearer to the start, where fewer ways cross. */
  private static Point between(Point from, Point bend, Point to) {
    double t = SIGN_AT;
    double s = 1 - t;
    return new Point(
        s * s * from.x() + 2 * s * t * bend.x() + t * t * to.x(),
        s * s * from.y() + 2 * s * t * bend.y() + t * t * to.y());
  }

  private static void sign(Svg svg, Way way, List<Integer> numbers) {
    Point from = Layout.centre(way.from());
    Point place = from.plus(0, -24);
    if (way.from() != way.to()) {
      Point to = Layout.centre(way.to());
      place = between(from, bend(from, to), to);
    }
    String text = String.join(" ", numbers.stream().map(String::valueOf).toList());
    double half = Math.max(SIGN, 3.6 * text.length() + 5);
    svg.empty(
        "rect",
        "x",
        place.x() - half,
        "y",
        place.y() - SIGN,
        "width",
        2 * half,
        "height",
        2 * SIGN,
        "rx",
        SIGN,
        "fill",
        Theme.PATH,
        "stroke",
        Theme.PATH_SHADE,
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
        Theme.PATH_SHADE);
  }

  private static String at(Point point) {
    return Svg.number(point.x()) + " " + Svg.number(point.y());
  }
}
