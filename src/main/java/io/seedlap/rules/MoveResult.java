package io.seedlap.rules;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A move is either played or refused; nothing is thrown for an illegal one. */
public sealed interface MoveResult {
  /**
   * @param player who moved
   * @param events the log, see {@link Event}; immutable
   * @param summary laps and seeds of the move
   * @param end where the move ended
   * @param position after the move
   * @param outcome null while the game goes on
   */
  record Played(
      Move move,
      Player player,
      List<Event> events,
      MoveSummary summary,
      MoveEnd end,
      Position position,
      @Nullable Outcome outcome)
      implements MoveResult {
    /** The same move, but the game ends with it. */
    Played ending(Outcome finish) {
      List<Event> log = new ArrayList<>(events);
      log.add(new Event.GameEnded(finish, position.board()));
      return new Played(move, player, List.copyOf(log), summary, end, position, finish);
    }
  }

  /**
   * @param detail a sentence that names the hole, the count and the rule
   */
  record Refused(Refusal reason, String detail) implements MoveResult {}
}
