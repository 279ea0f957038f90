package io.seedlap.rules;

import java.util.ArrayList;
import java.util.List;

/** Writes the log of one move that sows. */
final class EventLog implements Sowing.LapListener {
  private final List<Event> events;

  EventLog(int laps) {
    events = new ArrayList<>(laps + 3);
  }

  @Override
  public void lap(int from, int seeds, int last, int lastCount, long south, long north) {
    events.add(
        new Event.Lap(
            events.size() + 1,
            Laps.hole(from),
            seeds,
            Laps.hole(last),
            lastCount,
            new Board(south, north)));
  }

  /**
   * Logs the capture, if any, and the end of the move.
   *
   * @param last hole where the last lap ended
   * @param sown the board with nothing taken off yet
   * @return the board after the capture
   */
  Board end(Hole last, Tally tally, Player player, Board sown) {
    Board board =
        switch (tally.end()) {
          case CASA -> capture(last, Event.CaptureRule.CASA, tally, player, sown);
          case OPPOSITE_CAPTURE ->
              capture(last.opposite(), Event.CaptureRule.OPPOSITE, tally, player, sown);
          case EMPTY_HOLE, OWN_FOUR, PASS -> sown;
        };
    events.add(new Event.MoveEnded(tally.end(), board));
    return board;
  }

  List<Event> events() {
    return events;
  }

  private Board capture(Hole hole, Event.CaptureRule rule, Tally tally, Player player, Board sown) {
    Board board = sown.without(hole);
    events.add(new Event.Capture(hole, tally.captured(), rule, player, board));
    return board;
  }
}
