package io.seedlap.games;

import com.fasterxml.jackson.annotation.JsonInclude;
import io.seedlap.engine.Level;
import io.seedlap.rules.Player;
import io.seedlap.wire.Requests;

/**
 * Who plays, in requests and in answers.
 *
 * @param south null in a request that does not name him
 * @param north null in a request that does not name him
 */
public record Players(Named south, Named north) {
  private static final int LONGEST_NAME = 60;
  private static final Named NOBODY = new Named(null, null);

  /**
   * A player as others shall see him; what was not given is left out.
   *
   * @param engine null for a person
   */
  @JsonInclude(JsonInclude.Include.NON_NULL)
  public record Named(String name, Engine engine) {}

  /** A player that the server itself plays. */
  public record Engine(Integer level) {}

  static Players of(KeptGame game) {
    return new Players(
        named(game.southName, game.southLevel), named(game.northName, game.northLevel));
  }

  private static Named named(String name, Short level) {
    return new Named(name, level == null ? null : new Engine(level.intValue()));
  }

  /**
   * Notes what is wrong with the players of a request.
   *
   * @param players null when the request names nobody
   */
  public static void check(Players players, Requests request) {
    check(in(players, Player.SOUTH), "players.south", request);
    check(in(players, Player.NORTH), "players.north", request);
  }

  private static void check(Named player, String field, Requests request) {
    request.check(isName(player.name()), field + ".name", "malformed", nameForm());
    if (player.engine() != null) {
      Integer level = player.engine().level();
      request
          .require(field + ".engine.level", level)
          .check(
              level == null || level >= Level.LOWEST && level <= Level.HIGHEST,
              field + ".engine.level",
              "out-of-range",
              "A level is " + Level.LOWEST + " to " + Level.HIGHEST + ".");
    }
  }

  /**
   * The player of a side.
   *
   * @param players null for nobody known
   * @return never null
   */
  static Named in(Players players, Player side) {
    Named player =
        players == null ? null : side == Player.SOUTH ? players.south() : players.north();
    return player == null ? NOBODY : player;
  }

  /** Whether the server plays this side. */
  public boolean isEngine(Player side) {
    return in(this, side).engine() != null;
  }

  /** How well the engine of this side plays; null when it is a person's. */
  public Level level(Player side) {
    return isEngine(side) ? Level.of(in(this, side).engine().level()) : null;
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
