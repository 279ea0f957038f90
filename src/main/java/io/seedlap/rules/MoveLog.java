package io.seedlap.rules;

import java.util.AbstractList;
import java.util.ArrayList;
import java.util.List;
import java.util.RandomAccess;

/**
 * The log of one move, as a list of events that cannot be changed. While the move is played only
 * the holes and seeds lifted are written down, two bytes a lap; that and the position before it
 * tell all the rest, and the events are made of it when the list is first read.
 */
final class MoveLog extends AbstractList<Event> implements RandomAccess {
  private final Position before;
  private final char[] laps;
  private final Tally tally;
  private final Board after;
  private final Outcome outcome;

  /** Made once; whoever makes it twice gets equals. */
  private List<Event> events;

  /**
   * @param laps by their index in {@link Laps}
   * @param outcome null while the game goes on
   */
  MoveLog(Position before, char[] laps, Tally tally, Board after, Outcome outcome) {
    this.before = before;
    this.laps = laps;
    this.tally = tally;
    this.after = after;
    this.outcome = outcome;
  }

  @Override
  public int size() {
    return laps.length + (tally.captured() > 0 ? 1 : 0) + 1 + (outcome == null ? 0 : 1);
  }

  @Override
  public Event get(int index) {
    List<Event> told = events;
    if (told == null) {
      told = tell();
      events = told;
    }
    return told.get(index);
  }

  private List<Event> tell() {
    List<Event> told = new ArrayList<>(size());
    Player player = before.turn();
    if (tally.end() == MoveEnd.PASS) {
      told.add(new Event.Passed(player, after));
    } else {
      Hole last = tellLaps(told);
      if (tally.captured() > 0) {
        told.add(
            new Event.Capture(
                tally.end().emptied(last), tally.captured(), rule(tally.end()), player, after));
      }
      told.add(new Event.MoveEnded(tally.end(), after));
    }
    if (outcome != null) {
      told.add(new Event.GameEnded(outcome, after));
    }
    return List.copyOf(told);
  }

  /** Gives the hole where the last lap ends. */
  private Hole tellLaps(List<Event> told) {
    Board board = before.board();
    Hole last = null;
    for (int i = 0; i < laps.length; i++) {
      int lap = laps[i];
      board = Laps.sown(board, lap);
      last = Laps.last(lap);
      told.add(
          new Event.Lap(i + 1, Laps.from(lap), Laps.seeds(lap), last, board.seeds(last), board));
    }
    return last;
  }

  private static Event.CaptureRule rule(MoveEnd end) {
    return end == MoveEnd.CASA ? Event.CaptureRule.CASA : Event.CaptureRule.OPPOSITE;
  }
}
