package io.seedlap.rules.notation;

/**
 * One thing wrong with a position from outside.
 *
 * @param field the part of the position, such as {@code board.south[2]}
 * @param message a sentence a person can act on
 */
public record PositionViolation(String field, Code code, String message) {
  /** Kinds of violations. */
  public enum Code {
    /** Something that must be there is missing. */
    REQUIRED,
    /** A row has not six holes. */
    WRONG_LENGTH,
    /** A number is below zero or above what the game has. */
    OUT_OF_RANGE,
    /** Board and captured seeds do not make the game's number of seeds. */
    WRONG_TOTAL,
    /** No seed is on the board. */
    EMPTY_BOARD,
    /** A hole or a player is named twice. */
    DUPLICATE,
    /** Bought holes lie in both rows. */
    BOTH_ROWS,
    /** The game has no such thing. */
    NOT_IN_THIS_GAME,
    /** The one-line notation cannot be read. */
    MALFORMED_NOTATION
  }
}
