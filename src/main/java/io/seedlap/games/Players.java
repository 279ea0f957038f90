package io.seedlap.games;

import com.fasterxml.jackson.annotation.JsonInclude;
import io.seedlap.wire.Requests;

/**
 * Who plays, in requests and in answers.
 *
 * @param south null in a request that does not name him
 * @param north null in a request that does not name him
 */
public record Players(Named south, Named north) {
  private static final int LONGEST_NAME = 60;

  /** A player as others shall see him; the name is left out where none was given. */
  @JsonInclude(JsonInclude.Include.NON_NULL)
  public record Named(String name) {}

  static Players of(KeptGame game) {
    return new Players(new Named(game.southName), new Named(game.northName));
  }

  /**
   * Notes what is wrong with the names of a request.
   *
   * @param players null when the request names nobody
   */
  public static void check(Players players, Requests request) {
    request
        .check(isName(southOf(players)), "players.south.name", "malformed", nameForm())
        .check(isName(northOf(players)), "players.north.name", "malformed", nameForm());
  }

  /** Null when not given. */
  static String southOf(Players players) {
    return players == null || players.south() == null ? null : players.south().name();
  }

  /** Null when not given. */
  static String northOf(Players players) {
    return players == null || players.north() == null ? null : players.north().name();
  }

  private static String nameForm() {
    return "A name is 1 to " + LONGEST_NAME + " characters, none of them a control character.";
  }

  private static boolean isName(String name) {
    return name == null
        || !name.isBlank()
            && name.codePointCount(0, name.length()) <= LONGEST_NAME
            && name.codePoints().noneMatch(Players::isUnprintable);
  }

  private static boolean isUnprintable(int character) {
    return Character.isISOControl(character) || Character.getType(character) == Character.SURROGATE;
  }
}
