package io.seedlap.games;

import io.seedlap.rules.Position;
import io.seedlap.rules.Ruleset;
import io.seedlap.wire.PositionOrNotation;
import io.seedlap.wire.Requests;

/**
 * Asks for a new game.
 *
 * @param start null for the usual start
 * @param players may be left out, in whole or in part
 */
record CreateGame(String ruleset, PositionOrNotation start, Names players) {
  private static final int LONGEST_NAME = 60;

  /** Who plays. */
  record Names(Named south, Named north) {}

  /** A player as others shall see him. */
  record Named(String name) {}

  /** The position to start from; all faults of the request are named. */
  Position read() {
    Requests request = new Requests().require("ruleset", ruleset);
    Ruleset rules = ruleset == null ? null : Ruleset.named(ruleset).orElse(null);
    request
        .check(
            ruleset == null || rules != null,
            "ruleset",
            "unknown-ruleset",
            "There is no such ruleset; GET /v1/rulesets lists them.")
        .check(isName(southName()), "players.south.name", "malformed", nameForm())
        .check(isName(northName()), "players.north.name", "malformed", nameForm())
        .done();
    return start == null ? rules.start() : start.read(rules, "start");
  }

  /** Null when not given. */
  String southName() {
    return players == null || players.south() == null ? null : players.south().name();
  }

  /** Null when not given. */
  String northName() {
    return players == null || players.north() == null ? null : players.north().name();
  }

  private static String nameForm() {
    return "A name is 1 to " + LONGEST_NAME + " characters, none of them a control character.";
  }

  private static boolean isName(String name) {
    return name == null
        || !name.isBlank()
            && name.codePointCount(0, name.length()) <= LONGEST_NAME
            && name.codePoints().noneMatch(CreateGame::isUnprintable);
  }

  private static boolean isUnprintable(int character) {
    return Character.isISOControl(character) || Character.getType(character) == Character.SURROGATE;
  }
}
