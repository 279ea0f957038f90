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
 * @param moves words, at most {@link #MAX_MOVES}
 */
record ReplayRequest(PositionOrNotation start, List<String> moves) {
  static final int MAX_MOVES = 2_000;

  /** The position to start from; all violations of the request are named. */
  Position read(Ruleset ruleset) {
    new Requests()
        .require("moves", moves)
        .check(
            moves == null || moves.size() <= MAX_MOVES,
            "moves",
            "too-many",
            "At most " + MAX_MOVES + " moves are replayed at once.")
        .done();
    return start == null ? ruleset.start() : start.read(ruleset, "start");
  }
}
