package io.seedlap.play;

import io.seedlap.rules.Position;
import io.seedlap.rules.Ruleset;
import io.seedlap.wire.PositionOrNotation;
import io.seedlap.wire.Requests;
import java.util.List;

/**
 * Asks for a whole game.
 *
 * @param start null for the usual start
 * @param moves words, at most {@link #MOST_MOVES}
 */
record ReplayRequest(PositionOrNotation start, List<String> moves) {
  static final int MOST_MOVES = 2_000;

  /** The position to start from; all faults of the request are named. */
  Position read(Ruleset ruleset) {
    new Requests()
        .require("moves", moves)
        .check(
            moves == null || moves.size() <= MOST_MOVES,
            "moves",
            "too-many",
            "At most " + MOST_MOVES + " moves are replayed at once.")
        .done();
    return start == null ? ruleset.start() : start.read(ruleset, "start");
  }
}
