package io.seedlap.games;

import io.seedlap.rules.Ruleset;
import io.seedlap.wire.Requests;
import java.util.Arrays;

/**
 * Which games are asked for, and which page of them.
 *
 * @param ruleset null for all
 * @param status null for all
 * @param player name of one of the players; null for all
 * @param limit 1 to {@link #MAX}
 * @param cursor null for the first page
 */
record GameFilter(String ruleset, GameJson.Status status, String player, int limit, Cursor cursor) {
  static final int MAX = 100;
  private static final int USUAL = 20;

  /** Reads the query's parameters; all faults are named. */
  static GameFilter read(
      String ruleset, String status, String player, String limit, String cursor) {
    Requests query = new Requests();
    query.check(
        ruleset == null || Ruleset.named(ruleset).isPresent(),
        "ruleset",
        "unknown-ruleset",
        "There is no such ruleset; GET /v1/rulesets lists them.");
    GameJson.Status known =
        Arrays.stream(GameJson.Status.values())
            .filter(candidate -> Words.word(candidate).equals(status))
            .findFirst()
            .orElse(null);
    query.check(
        status == null || known != null, "status", "unknown-value", "Write active or finished.");
    query.check(
        player == null || player.indexOf('\0') < 0,
        "player",
        "malformed",
        "No name holds such a character.");
    int size = Numbers.read(query, "limit", limit, USUAL, MAX);
    Cursor place = cursor == null ? null : Cursor.read(cursor).orElse(null);
    query.check(
        cursor == null || place != null,
        "cursor",
        "malformed",
        "A cursor is the next of a page before; leave it out for the first page.");
    query.done();
    return new GameFilter(ruleset, known, player, size, place);
  }
}
