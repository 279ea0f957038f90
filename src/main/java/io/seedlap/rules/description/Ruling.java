package io.seedlap.rules.description;

/**
 * A decision of this product where the sources are silent.
 *
 * @param id stable, in lower-case kebab case
 * @param basis where the answer comes from
 */
public record Ruling(String id, String question, String answer, String basis) {

  /** Rulings that hold in every relay game here. */
  public static final Ruling ORIGIN_NOT_SKIPPED =
      new Ruling(
          "origin-not-skipped",
          "Does a lap of 12 or more seeds skip the hole it started from?",
          "No: it is sown like any other.",
          "Neither source says to skip; skipping is a rule of Oware-like games.");

  public static final Ruling ENDLESS_SOWING =
      new Ruling(
          "endless-sowing",
          "What if the laps of a move never end?",
          "The move is not legal. It is detected exactly, not by a lap limit: a sowing never ends if"
              + " and only if its very first state (board, seeds in hand, hole just emptied)"
              + " recurs.",
          "The sources are silent. A move that cannot be completed cannot be made.");

  public static final Ruling BOTH_ROWS =
      new Ruling(
          "both-rows",
          "May a player be forced to feed the other?",
          "No such duty exists in either game.",
          "The sources name none.");

  public static Ruling repetition(String settlement, String basis) {
    return new Ruling(
        "repetition",
        "What if the players cycle without capturing?",
        "Where the history is known (kept games, replays), the third occurrence of the same board"
            + " with the same player to move and the same ownership since the last capture ends the"
            + " game, reason repetition. A single stateless call has no history and cannot end a"
            + " game so. "
            + settlement,
        basis);
  }
}
