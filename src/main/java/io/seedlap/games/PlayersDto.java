package io.seedlap.games;

import com.fasterxml.jackson.annotation.JsonInclude;
import io.seedlap.engine.Level;
import io.seedlap.rules.Player;
import io.seedlap.wire.RequestValidator;
import org.jspecify.annotations.Nullable;

/**
 * The players of a game or match, in requests and answers.
 *
 * @param south null in a request that does not name them
 * @param north null in a request that does not name them
 */
public record PlayersDto(@Nullable PlayerDto south, @Nullable PlayerDto north) {
  private static final int MAX_NAME_LENGTH = 60;
  private static final PlayerDto UNNAMED_PERSON = new PlayerDto(null, null);

  /**
   * One player; what was not given is left out.
   *
   * @param name 1 to 60 characters; null for none
   * @param engine null for a person
   */
  @JsonInclude(JsonInclude.Include.NON_NULL)
  public record PlayerDto(@Nullable String name, @Nullable EngineDto engine) {}

  /**
   * A player whom the service plays.
   *
   * @param level 1 to 8
   */
  public record EngineDto(Integer level) {}

  /**
   * The player of a side.
   *
   * @param players null in a request without players
   * @return never null
   */
  static PlayerDto of(@Nullable PlayersDto players, Player side) {
    PlayerDto player =
        players == null ? null : side == Player.SOUTH ? players.south() : players.north();
    return player == null ? UNNAMED_PERSON : player;
  }

  /**
   * Validates the players of a request.
   *
   * @param players null in a request without players
   */
  public static void check(@Nullable PlayersDto players, RequestValidator request) {
    check(of(players, Player.SOUTH), "players.south", request);
    check(of(players, Player.NORTH), "players.north", request);
  }

  private static void check(PlayerDto player, String field, RequestValidator request) {
    request.check(
        isName(player.name()),
        field + ".name",
        "malformed",
        "A name is 1 to " + MAX_NAME_LENGTH + " characters, none of them a control character.");
    if (player.engine() != null) {
      Integer level = player.engine().level();
      request
          .require(field + ".engine.level", level)
          .check(
              level == null || (level >= Level.MIN && level <= Level.MAX),
              field + ".engine.level",
              "out-of-range",
              "A level is " + Level.MIN + " to " + Level.MAX + ".");
    }
  }

  /** Whether the service plays this side. */
  public boolean isEngine(Player side) {
    return of(this, side).engine() != null;
  }

  /** The level of the engine that plays this side; null when a person does. */
  public @Nullable Level level(Player side) {
    EngineDto engine = of(this, side).engine();
    return engine == null ? null : Level.of(engine.level());
  }

  private static boolean isName(@Nullable String name) {
    return name == null
        || (!name.isBlank()
            && name.codePointCount(0, name.length()) <= MAX_NAME_LENGTH
            && name.codePoints().noneMatch(PlayersDto::isUnprintable));
  }

  private static boolean isUnprintable(int character) {
    return Character.isISOControl(character) || Character.getType(character) == Character.SURROGATE;
  }
}
