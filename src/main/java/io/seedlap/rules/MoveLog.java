package io.seedlap.rules;

import java.util.AbstractList;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.RandomAccess;
import org.jspecify.annotations.Nullable;

/**
 * The log of one move, as an immutable list of events. While the move is played only the holes and
 * seeds lifted are recorded, two bytes a lap; all the rest follows from them and the position
 * before the move, and the events are computed when the list is first read.
 */
final class MoveLog extends AbstractList<Event> implements RandomAccess {
  private final Position before;
  private final char[] laps;
  private final Landing landing;
  private final int captured;
  private final Board after;
  private final @Nullable Outcome outcome;

  /** Computed lazily, without a lock: two threads may both compute it, and get equal lists. */
  private @Nullable List<Event> events;

  /**
   * @param laps by their index in {@link Laps}
   * @param outcome null while the game goes on
   */
  MoveLog(
      Position before,
      char[] laps,
      Landing landing,
      int captured,
      Board after,
      @Nullable Outcome outcome) {
    this.before = before;
    this.laps = laps;
    this.landing = landing;
    this.captured = captured;
    this.after = after;
    this.outcome = outcome;
  }

  @Override
  public int size() {
    return laps.length + (captured > 0 ? 1 : 0) + 1 + (outcome == null ? 0 : 1);
  }

  @Override
  public Event get(int index) {
    List<Event> made = events;
    if (made == null) {
      made = make();
      events = made;
    }
    return made.get(index);
  }

  private List<Event> make() {
    List<Event> log = new ArrayList<>(size());
    Player player = before.turn();
    if (landing.end() == MoveEnd.PASS) {
      log.add(new Event.Passed(player, after));
    } else {
      addLaps(log);
      if (captured > 0) {
        Hole last = Laps.last(laps[laps.length - 1]);
        Hole emptied = Objects.requireNonNull(landing.emptiedFrom(last));
        CaptureRule rule = Objects.requireNonNull(landing.rule());
        log.add(new Event.Capture(emptied, captured, rule, player, after));
      }
      log.add(new Event.MoveEnded(landing.end(), after));
    }
    if (outcome != null) {
      log.add(new Event.GameEnded(outcome, after));
    }
    return List.copyOf(log);
  }

  private void addLaps(List<Event> log) {
    Board board = before.board();
    for (int i = 0; i < laps.length; i++) {
      int lap = laps[i];
      board = Laps.sown(board, lap);
      Hole last = Laps.last(lap);
      log.add(
          new Event.Lap(i + 1, Laps.from(lap), Laps.seeds(lap), last, board.seeds(last), board));
    }
  }
}
