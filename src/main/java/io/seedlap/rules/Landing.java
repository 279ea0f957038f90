package io.seedlap.rules;

import org.jspecify.annotations.Nullable;

/**
 * The effect of the landing that stopped the relay: how the move ends, which hole is emptied by a
 * capture, and by which rule. A value; a game has a few and returns one of them.
 *
 * @param rule null where nothing is captured
 */
public record Landing(MoveEnd end, Emptied emptied, @Nullable CaptureRule rule) {
  /** Which hole a capture empties. */
  public enum Emptied {
    NONE,
    /** The one where the last seed fell. */
    LAST,
    /** The one across the board from it. */
    OPPOSITE
  }

  /** In place of a landing: nothing was sown. */
  static final Landing OF_PASS = quiet(MoveEnd.PASS);

  /** One that captures nothing. */
  public static Landing quiet(MoveEnd end) {
    return new Landing(end, Emptied.NONE, null);
  }

  /**
   * Seeds captured.
   *
   * @param last seeds in the hole where the last one fell, that one included
   * @param opposite seeds in the hole across the board
   */
  public int captured(int last, int opposite) {
    if (emptied == Emptied.NONE) {
      return 0;
    }
    return emptied == Emptied.LAST ? last : opposite;
  }

  /**
   * The hole that is emptied; null when there is none.
   *
   * @param last the hole where the last seed fell
   */
  @Nullable Hole emptiedFrom(Hole last) {
    return switch (emptied) {
      case NONE -> null;
      case LAST -> last;
      case OPPOSITE -> last.opposite();
    };
  }
}
