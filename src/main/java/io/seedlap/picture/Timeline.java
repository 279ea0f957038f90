package io.seedlap.picture;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/** Writes what is seen in which frames, and where, by SMIL's {@code animate}. */
final class Timeline {
  /** How often a move is shown; after that the picture stays at its last frame. */
  private static final int TIMES = 3;

  private static final int DECIMALS = 5; // of a moment, as a share of the whole

  private final List<MoveFrame> frames;
  private final List<String> moments = new ArrayList<>(); // when each frame begins
  private final String seconds;

  Timeline(List<MoveFrame> frames) {
    this.frames = frames;
    long millis = frames.stream().mapToLong(MoveFrame::millis).sum();
    long begin = 0;
    for (MoveFrame frame : frames) {
      BigDecimal share =
          BigDecimal.valueOf(begin)
              .divide(BigDecimal.valueOf(millis), DECIMALS, RoundingMode.HALF_UP);
      moments.add(decimal(share));
      begin += frame.millis();
    }
    seconds = decimal(BigDecimal.valueOf(millis, 3)) + "s";
  }

  List<MoveFrame> frames() {
    return frames;
  }

  /** Opens a group that is seen in some of the frames. */
  void open(SvgWriter svg, Predicate<MoveFrame> isSeen) {
    svg.open("g");
    List<String> changes = new ArrayList<>();
    List<String> when = new ArrayList<>();
    boolean seen = true; // as it is without any animation
    for (int i = 0; i < frames.size(); i++) {
      boolean now = isSeen.test(frames.get(i));
      if (i == 0 || now != seen) {
        changes.add(now ? "inline" : "none");
        when.add(moments.get(i));
      }
      seen = now;
    }
    if (changes.size() > 1 || !seen) {
      svg.empty(
          "animate",
          "attributeName",
          "display",
          "values",
          String.join(";", changes),
          "keyTimes",
          String.join(";", when),
          "calcMode",
          "discrete",
          "dur",
          seconds,
          "repeatCount",
          TIMES,
          "fill",
          "freeze");
    }
  }

  /**
   * Opens a group that glides from place to place.
   *
   * @param places as {@code x y}, one for each frame
   */
  void open(SvgWriter svg, List<String> places) {
    svg.open("g");
    svg.empty(
        "animateTransform",
        "attributeName",
        "transform",
        "type",
        "translate",
        "values",
        String.join(";", places) + ";" + places.get(places.size() - 1),
        "keyTimes",
        String.join(";", moments) + ";1",
        "dur",
        seconds,
        "repeatCount",
        TIMES,
        "fill",
        "freeze");
  }

  private static String decimal(BigDecimal number) {
    return number.signum() == 0 ? "0" : number.stripTrailingZeros().toPlainString();
  }
}
