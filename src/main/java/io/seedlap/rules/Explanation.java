package io.seedlap.rules;

/** Explains refusals and legal moves: a sentence that names the hole, the count and the rule. */
public final class Explanation {
  private Explanation() {}

  private static final int LONGEST_QUOTE = 20;

  /** Why this move is refused in this position. */
  public static String of(Position position, Move move, Refusal reason) {
    String player = name(position.turn());
    String game = position.ruleset().description().name();
    return switch (reason) {
      case GAME_OVER -> "The game is over; nothing can be played.";
      case NO_SUCH_HOLE ->
          "There is no hole \""
              + quoted(move.toString())
              + "\": South's holes are A to F, North's a to f, and the only other move is pass.";
      case NOT_YOUR_HOLE ->
          "Hole "
              + move
              + " is owned by "
              + name(position.turn().other())
              + ", and "
              + player
              + " is to move: a move starts from a hole that the player owns.";
      case EMPTY_HOLE -> "Hole " + move + " is empty; there is nothing to sow.";
      case SINGLETON ->
          "Hole "
              + move
              + " holds one seed; in "
              + game
              + " a hole must hold at least "
              + position.ruleset().minSeedsToSow()
              + " to be sown.";
      case OPENING_HOLE_REQUIRED ->
          player
              + "'s first move must start from the extreme right hole "
              + Hole.rightmost(position.turn())
              + ", not from "
              + move
              + ".";
      case ENDLESS_SOWING ->
          "The laps from hole "
              + move
              + " would never end: its first state recurs. A move that cannot be completed cannot"
              + " be made.";
      case PASS_NOT_ALLOWED ->
          player + " can sow at least one hole; a player who can sow may not pass.";
    };
  }

  /** Why this move is legal in this position: what it does. */
  public static String ofLegal(Position position, Move move) {
    String player = name(position.turn());
    return move instanceof Move.Sow sow
        ? player
            + " may sow the "
            + position.board().seeds(sow.hole())
            + " seeds of hole "
            + move
            + "."
        : player + " must pass: no hole can be sown.";
  }

  private static String quoted(String word) {
    return word.length() <= LONGEST_QUOTE ? word : word.substring(0, LONGEST_QUOTE) + "…";
  }

  private static String name(Player player) {
    return player == Player.SOUTH ? "South" : "North";
  }
}
